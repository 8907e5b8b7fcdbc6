siteSearch("names/2","Abaeggeulaundeujageob ;Eyeong;Becomeactive;Cginbackgroundtaskexpirationhandler;Acc;Bhangjing;Jdaili;Jweituo;Cicun;Biclidivita;Eodivita;Bj;Cdl;Cwt;Bonnecttooptions;Bycle;Adelegate;Iapplicationdidenterbackground");
siteSearch("names/2-0","FBB;FBA;HBQ;EBS;FBI;FBE;FBF;FBF;FBI;DBD;ABD;FBE;FBF;FBF;HBN;HBD;HCFH;HBU");
