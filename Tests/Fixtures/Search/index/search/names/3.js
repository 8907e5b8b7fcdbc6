siteSearch("names/3","Adelegateapplicationdidfinishlaunchingwithoptions ;Iscenedidbecomeactive;Qenterbackground;Nwillconnecttooptions;Renterforeground;Jwift;Hodellascena;Dlapp;Fscena;Eostato;Bidbecomeactive;Denterbackground");
siteSearch("names/3-0","HBT;HBQ;HBO;HBN;HBP;HBb;ABF;HBV;HBF;HBG;HBQ;HCOG");
