siteSearch("words/9","A앱이 ;A작업;A장면;A저장하고;A전경;B환;A주기;A준비한다;A크기;A포그라운드");
siteSearch("words/9-0","ABVCBX;ABB;ABE;CBX;ABC;ABH;ABD;CBX;ABI;ABC");
