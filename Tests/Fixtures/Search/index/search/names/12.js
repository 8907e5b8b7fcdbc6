siteSearch("names/12","Aㅈㅁ ;Bㅎ;Aㅋㄱ;Aㅍㄱㄹㅇㄷ;A前台;A后台;C任务;A场景;C代理;C委托;A尺寸;A应用;C如何启动;C程序;A状态恢复;A生命周期;A过渡;A과정;A델리게이트;A배경;A백그라운드");
siteSearch("names/12-0","FBE;FBH;FBI;FBC;ABC;ABA;ABB;ABE;BBF;ABF;ABI;ABJ;GBV;BBJ;ABG;ABD;ABH;HBV;HBF;BBA;ABA");
