siteSearch("words/7","A如何 ;A委托;A存数;A尺寸;A并支;A序的;A应用;A态恢;A恢复;A持状;A支持;A数据;A时保;A景代;B委;A期由;A状态;A生命;A用如;B程;B进;A由系;A的生;A程序;A管理;A系统");
siteSearch("words/7-0","ABV;ABF;CBW;ABI;CBW;CBW;ACJMCBW;ABGCBW;ABGCBW;CBW;CBW;CBW;CBW;ABF;ABF;CBW;ABGCBW;ABDCBW;ABV;ABJCBW;CBW;CBW;CBW;ABJCBW;CBW;CBW");
