siteSearch("names/11","Ayingyong ;Ichengxu;Iruheqidong;By;Ccx;Crhqd;Azhuangtaihuifu;Bthf;Bustandswiederherstellung;Aㅂㄱ;Cㄹㅇㄷ;Fㅈㅇ;Aㅅㅁㅈㄱ;Bㅌㅂㅇ;Aㅆ;Bㄷㄹㄱㅇㅌ;Aㅇ;Bㅇㅅㅎㄷㄴㄱㅈ;Aㅈㄱ");
