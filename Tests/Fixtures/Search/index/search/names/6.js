siteSearch("names/6","Alebenszyklus ;Bifecycle;Aone;Drroralert1quotesscript;Bptions;Apiano;Bogeulaundeu;Brimopiano;Cobefive;Gour;Fone;Fthree;Gwo;Aqiantai;Bt;Buotesscript;Arestoration;Bipristinodellostato;Asaengmyeongjugi;Cngtaebogwon");
siteSearch("names/6-0","ABD;ABD;HBW;HBc;HCNG;HBC;FBC;ABC;GBa;GBZ;GBW;GBY;GBX;FBC;FBC;HBc;HBG;ABG;FBD;FBG");
