siteSearch("names/5","Ahintergrundaufgabe ;Sn;Le;Mn;Ls;Boutai;Grenwu;Cwanapplaunches;Bt;Crw;Aimgsrcxonerroralert1quotesscript;Bnbackground;Ajangmyeon;Beongyeong;Ehwan;Akeugi;Alaunches;Gingwithoptions;Cvviodellapp;Bebenszyklen");
siteSearch("names/5-0","ABB;DBB;DBA;DBA;DBA;FBA;FBB;GBV;FBA;FBB;GBc;HBB;FBE;FBC;FBH;FBI;HBV;HBT;GBV;DBD");
