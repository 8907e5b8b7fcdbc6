siteSearch("names/1","Aapplicationdelegateapplicationdidfinishlaunchingwithoptions ;Midenterbackground;Ofinishlaunchingwithoptions;Hzione;Dstartet;Bttivitainbackground;Bvviodellapp;Abackground;Ks;Ktask;Oexpirationhandler;Ceggeulaundeu");
siteSearch("names/1-0","HBT;EBU;EBT;BBJ;HBV;ABB;HBV;ABAEBLHDBNG;DBA;ABB;HBS;FBA");
