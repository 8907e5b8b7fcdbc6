siteSearch("names/0","A1quotesscript ;Aactivationstatebackground;Fe;Beb;Disilhaengdoeneungwajeong;Blert1quotesscript;Bnapplaunches;Bpp;Dlaunches;Eication;Lbeginbackgroundtaskexpirationhandler;Ldelegateapplicationdidenterbackground");
siteSearch("names/0-0","HBc;HBL;HBQ;FBJ;HBV;HBc;HBV;ABJHBV;HBV;BBJHBR;HBS;HBU");
