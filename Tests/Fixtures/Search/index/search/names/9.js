siteSearch("names/9","Atransition ;Gzione;Ki;Bwo;Aubergang;Ie;Jn;Bebergang;Biapplication;Nbeginbackgroundtaskexpirationhandler;Ndelegateapplicationdidenterbackground;jfinishlaunchingwithoptions;Cscene;Hactivationstatebackground");
siteSearch("names/9-0","ABH;ABH;DBH;HBX;ABH;DBH;DBH;FBH;EBR;EBS;EBU;EBT;EBK;EBL");
