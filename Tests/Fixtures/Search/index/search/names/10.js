siteSearch("names/10","Auiscenedelegate ;Pscenedidbecomeactive;Xenterbackground;Uwillconnecttooptions;Yenterforeground;Avita;Bordergrund;Awieeineappstartet;Cllconnecttooptions;Eenterforeground;Cthoptions;Axonerroralert1quotesscript");
siteSearch("names/10-0","EBM;EBQ;EBO;EBN;EBP;HBD;ABC;GBV;HBN;HBP;HBT;HBc");
