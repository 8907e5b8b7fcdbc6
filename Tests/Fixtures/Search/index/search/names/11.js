siteSearch("names/11","Ayingyong ;Ichengxu;Iruheqidong;By;Ccx;Crhqd;Azhuangtaihuifu;Bthf;Bustandswiederherstellung;Aㅂㄱ;Cㄹㅇㄷ;Fㅈㅇ;Aㅅㅁㅈㄱ;Bㅌㅂㅇ;Aㅆ;Bㄷㄹㄱㅇㅌ;Aㅇ;Bㅇㅅㅎㄷㄴㄱㅈ;Aㅈㄱ");
siteSearch("names/11-0","FBJ;FBJ;HBV;FBJ;FBJ;HBV;FBG;FBG;ABG;FBA;FBA;FBB;FBD;FBG;FBE;FBF;FBJ;HBV;FBC");
