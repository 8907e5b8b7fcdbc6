siteSearch("words/6","Awhen ;Bie;Cll;Econnectto;Cth;Bork;Ax;Ayour;Azebraword;Bustandswiederherstellung;Aæro;A代理;A任务;A何启;A保存;A入后;A前台;A功能;A台任;B时;A后台;A启动;A周期;A命周;A场景;A复功");
siteSearch("words/6-0","CFNBCDB;ABV;ACNC;ABN;ABT;CBB;ABc;CBK;CBc;ABG;CBV;ABF;ABB;ABV;CBW;CBW;ABC;CBW;ABB;CBW;ACABCBW;ABV;ABDCBW;ABDCBW;ACEB;CBW");
