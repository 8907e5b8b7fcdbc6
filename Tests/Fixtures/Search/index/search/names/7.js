siteSearch("names/7","A실행되는과정 HBV\nA씬 ABE\nB델리게이트 ABF\nA앱 ABJ\nB이실행되는과정 GBV\nA작업 HBB\nA장면 BBE\nA전경 BBC\nB환 ABH\nA주기 HBD\nA크기 ABI\nA포그라운드 ABC");
