siteSearch("names/8","Ascript ;Bfondo;Bhengmingzhouqi;Bize;Bmzq;Brcxonerroralert1quotesscript;Bsin;Edelligeiteu;Btartet;Dtebackground;Frestoration;Eo;Bumyeongjugi;Bwift;Bzene;Fn;Gdelegate;Atask;Eexpirationhandler;Bhree;Booptions");
siteSearch("names/8-0","HBc;CBA;FBD;ABI;FBD;HBc;FBE;FBF;HBV;HBL;ABG;HBG;FBD;HBb;ABE;DBE;ABF;HBB;HBS;HBY;HBN");
