siteSearch("names/4","Adidfinishlaunchingwithoptions ;Cmensione;Cvita;Aeineappstartet;Bnterbackground;Fforeground;Bxpirationhandler;Afinishlaunchingwithoptions;Cve;Boreground;Cur;Agd;Broesse;Dsse;Gn;Buodu;Ahandler;Bintergrund");
siteSearch("names/4-0","HBT;ABI;HBD;HBV;HCOG;HBP;HBS;HBT;HBa;ABCHBP;HBZ;FBH;FBI;ABI;DBI;FBH;HBS;ABA");
