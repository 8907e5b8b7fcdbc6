siteSearch("names/13","A백그라운드작업 ;A복원;A상태복원;A생명주기;A수명주기;A실행되는과정;A씬;B델리게이트;A앱;B이실행되는과정;A작업;A장면;A전경;B환;A주기;A크기;A포그라운드");
siteSearch("names/13-0","ABB;HBG;ABG;BBD;ABD;HBV;ABE;ABF;ABJ;GBV;HBB;BBE;BBC;ABH;HBD;ABI;ABC");
