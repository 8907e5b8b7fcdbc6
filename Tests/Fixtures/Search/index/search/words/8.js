siteSearch("words/8","A统管 ;A过渡;A进入;A가면;A과정;A관리한다;A델리게이트;A배경;A백그라운드;F로;A복원;A상태;C를;C복원을;A생명주기;E는;A수명;A시스템이;A실행되는;A씬;A앱;B의");
siteSearch("words/8-0","CBW;ABH;CBW;CBX;ABV;CBX;ABF;ABA;ACAB;CBX;ABG;ABG;CBX;CBX;ABD;CBX;ABD;CBX;ABV;ACEB;ABJ;CBX");
