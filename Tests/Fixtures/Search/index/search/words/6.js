siteSearch("words/6","A씬 ACEB\nA앱 ABJ\nB의 CBX\nB이 ABVCBX\nA작업 ABB\nA장면 ABE\nA저장하고 CBX\nA전경 ABC\nB환 ABH\nA주기 ABD\nA준비한다 CBX\nA크기 ABI\nA포그라운드 ABC");
