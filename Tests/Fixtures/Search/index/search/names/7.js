siteSearch("names/7","Ascena ;Ee;Factivationstatebackground;Fdelegate;Nscenedidbecomeactive;Venterbackground;Swillconnecttooptions;Wenterforeground;Owift;Gidbecomeactive;Ienterbackground;Fwillconnecttooptions;Jenterforeground");
siteSearch("names/7-0","ABEHBF;ABEHBK;HBL;ABFHBM;HBQ;HBO;HBN;HBP;GBb;EBQ;EBO;EBN;EBP");
