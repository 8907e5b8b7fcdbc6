/// The words by which texts in the languages of the site are told apart from what surrounds them.
///
/// Tables, so that a language is added by adding words.
enum Vocabulary {
    typealias RecordField = WritableKeyPath<SourceText.Record, String?> & Sendable

    /// Names of the lines of a bibliographic record.
    static let recordKeys: [String: RecordField] = {
        let rows: [(RecordField, [String])] = [
            (
                \.author,
                [
                    "autor", "autoren", "author", "authors", "autore", "autori", "by", "저자", "지은이", "글쓴이", "작성자", "发件人",
                    "보낸 사람", "보낸사람", "作者", "著者", "主讲", "von", "from", "da", "mittente", "verfasser", "verfasserin",
                    "dozent",
                    "dozentin", "relatore", "relatrice",
                ]
            ),
            (\.isbn, ["isbn", "isbn-13", "isbn-10", "isbn13"]),
            (
                \.publisher,
                ["herausgeber", "verlag", "publisher", "editore", "casa editrice", "출판사", "출판", "出版社", "出版方"]
            ),
            (
                \.published,
                [
                    "veröffentlicht", "erschienen", "erscheinungsdatum", "datum", "published", "date", "pubblicato",
                    "data", "data di pubblicazione", "출판일", "발행일", "작성일", "게시일", "出版日期", "出版时间", "发布日期", "发布时间", "日期",
                    "gesendet", "sent", "inviato", "发送时间", "보낸 날짜", "stand",
                ]
            ),
            (\.language, ["sprache", "die sprache", "language", "lingua", "언어", "语言", "语种"]),
            (\.format, ["format", "formato", "dateiformat", "형식", "포맷", "格式"]),
            (
                \.origin,
                [
                    "原文链接", "原文", "原文地址", "来源", "出处", "转载自", "source", "origin", "original", "url", "quelle",
                    "originallink",
                    "original-link", "fonte", "originale", "link originale", "articolo originale", "출처", "원문", "원문 링크",
                    "원본",
                ]
            ),
        ]
        var keys: [String: RecordField] = [:]
        for (path, names) in rows { for name in names { keys[name] = path } }
        return keys
    }()

    /// Names of lines in the head of a mail or a page of which nothing is kept.
    static let otherKeys: Set<String> = [
        "an", "to", "cc", "bcc", "kopie", "betreff", "subject", "a", "per", "oggetto", "收件人", "抄送", "主题", "主旨", "받는 사람",
        "받는사람", "참조", "제목", "태그", "tags", "schlagwörter", "标签", "整理",
    ]

    /// What stands in brackets behind a wiki's headings, in lower case.
    static let editWords: Set<String> = ["edit", "bearbeiten", "modifica", "编辑", "編輯", "편집", "source", "quelltext"]

    /// What a documentation page calls the kind of symbol that it is about, below its title.
    static let symbolKinds: Set<String> = [
        "structure", "class", "protocol", "enumeration", "instance method", "instance property", "type method",
        "type property", "initializer", "type alias", "macro", "framework", "article", "sample code", "api collection",
        "global function", "case", "property wrapper", "구조체", "클래스", "프로토콜", "열거형", "인스턴스 메서드", "인스턴스 프로퍼티", "이니셜라이저",
        "프레임워크", "문서",
        "结构体", "类", "协议", "枚举", "实例方法", "实例属性", "初始化方法", "框架", "文章", "struttura", "classe", "protocollo",
        "enumerazione",
        "metodo di istanza", "proprietà di istanza", "articolo", "struktur", "klasse", "protokoll", "aufzählung",
        "instanzmethode", "instanzeigenschaft", "artikel",
    ]

    /// Words with which a callout begins, in lower case.
    static let callouts: Set<String> = [
        "important", "note", "tip", "warning", "caution", "attention", "experiment", "remark", "wichtig", "hinweis",
        "achtung", "tipp", "warnung", "vorsicht", "anmerkung", "beachten sie", "nota", "importante", "attenzione",
        "avvertenza", "avviso", "suggerimento", "consiglio", "중요", "참고", "주의", "경고", "팁", "노트", "알림", "重要", "注意", "提示",
        "警告", "备注",
        "说明", "小贴士", "注", "重要提示", "注意事项",
    ]

    /// Those that open a callout even without a colon, since in lower case they open no sentence.
    static let bareCallouts: Set<String> = ["important", "note", "tip", "warning", "experiment"]

    /// Words with which a caption begins, in lower case; a number follows.
    static let captions: Set<String> = [
        "bild", "abbildung", "abb.", "listing", "tabelle", "figure", "fig.", "table", "code listing", "image", "figura",
        "immagine", "listato", "tabella", "elenco", "그림", "표", "코드", "예제", "목록", "图", "图片", "表", "代码", "代码清单", "清单",
        "图表", "alg.", "algorithmus", "schema", "schaubild", "diagramm", "diagramma", "grafico", "algoritmo", "도표",
        "프로그램", "程序", "算法", "例程", "插图",
    ]

    /// What stands beside a page's number, in lower case.
    static let pageWords: Set<String> = [
        "seite", "von", "s", "page", "of", "p", "pagina", "pag", "di", "쪽", "페이지", "총", "第", "页", "共", "頁",
    ]

    /// Whole lines that belong to a page, in lower case.
    static let furnitureLines: Set<String> = [
        "download", "downloads", "share", "share this", "tweet", "print", "menu", "home", "search", "login", "log in",
        "sign in", "sign up", "subscribe", "follow", "next", "previous", "back", "back to top", "skip to content",
        "table of contents", "advertisement", "cookies", "cookie policy", "privacy policy", "terms of use", "comments",
        "leave a comment", "reply", "related posts", "read more", "copy", "copy code", "herunterladen", "teilen",
        "drucken", "menü", "startseite", "suche", "suchen", "anmelden", "abmelden", "registrieren", "weiter", "zurück",
        "nach oben", "inhaltsverzeichnis", "anzeige", "werbung", "impressum", "datenschutz", "datenschutzerklärung",
        "kommentare", "kommentar schreiben", "mehr lesen", "weiterlesen", "newsletter abonnieren",
        "zum inhalt springen", "zum hauptinhalt springen", "zur navigation springen", "zur suche springen",
        "auf dieser seite", "skip to main content", "jump to navigation", "jump to search", "on this page",
        "vai alla navigazione", "vai alla ricerca", "vai al contenuto principale", "in questa pagina", "본문으로 건너뛰기",
        "이 페이지에서", "跳到导航", "跳到搜索", "跳转到导航", "跳转到搜索", "跳到主要内容", "本页内容",
        "code kopieren", "kopieren", "scarica", "condividi", "stampa", "cerca", "accedi", "registrati", "iscriviti",
        "avanti", "indietro", "torna su", "torna in alto", "indice", "pubblicità", "informativa sulla privacy",
        "commenti",
        "lascia un commento", "leggi tutto", "continua a leggere", "articoli correlati", "vai al contenuto", "copia",
        "copia codice", "다운로드", "공유", "공유하기", "인쇄", "메뉴", "홈", "검색", "로그인", "로그아웃", "회원가입", "구독", "구독하기", "다음", "이전",
        "다음 글", "이전 글",
        "목차", "맨 위로", "광고", "개인정보처리방침", "댓글", "댓글 쓰기", "댓글 남기기", "더 보기", "더보기", "복사", "코드 복사", "좋아요", "공감", "태그",
        "본문 바로가기", "下载", "分享",
        "打印", "菜单", "首页", "搜索", "登录", "登陆", "注册", "订阅", "下一篇", "上一篇", "下一页", "上一页", "目录", "返回顶部", "广告", "隐私政策", "评论",
        "发表评论",
        "阅读更多", "阅读全文", "相关文章", "复制", "复制代码", "点赞", "收藏", "关注", "扫码关注", "跳到内容", "微信", "微博",
    ]

    /// Where pages are shared to, in lower case.
    static let networks: Set<String> = [
        "facebook", "twitter", "x", "linkedin", "reddit", "whatsapp", "telegram", "pinterest", "email", "e-mail",
        "line",
        "mastodon", "bluesky", "xing", "rss", "github", "instagram", "youtube", "weibo", "wechat", "qq", "qq空间", "知乎",
        "카카오톡",
        "페이스북", "트위터", "네이버", "라인", "밴드", "微信", "微博", "豆瓣",
    ]

    /// Lines that stand beside code or between paragraphs of any page, in lower case.
    static let furnitureAnywhere: Set<String> = [
        "copy", "copy code", "code kopieren", "copia codice", "코드 복사", "复制代码", "复制", "복사", "copia", "kopieren",
        "advertisement", "anzeige", "werbung",
        "pubblicità",
        "광고", "广告", "continua a leggere dopo la pubblicità",
    ]

    /// What a block of page furniture begins with, in lower case.
    static let furnitureStarts = [
        "haftungsausschluss", "disclaimer", "esclusione di responsabilità", "dichiarazione di non responsabilità", "면책",
        "免责声明", "免責聲明", "copyright ©", "© ", "(c) 20", "all rights reserved", "alle rechte vorbehalten",
        "tutti i diritti riservati", "版权所有", "版权声明", "저작권", "cookie", "we use cookies", "this site uses cookies",
        "diese website verwendet cookies", "wir verwenden cookies", "questo sito utilizza", "utilizziamo i cookie",
        "usiamo i cookie", "이 사이트는 쿠키", "본 사이트는 쿠키", "쿠키", "本网站使用", "我们使用 cookie", "diese site speichert keine dateien",
        "share on", "auf facebook teilen", "condividi su", "共享到", "分享到", "카카오톡", "페이스북", "最后更新", "posted in", "tags:",
        "filed under", "schlagwörter:", "tag:", "标签：", "标签:", "태그:", "이 글을 공유",
    ]

    /// What a short line about rights holds, in lower case.
    static let rightsNotes = [
        "all rights reserved", "alle rechte vorbehalten", "tutti i diritti riservati", "转载请注明", "未经许可", "未经授权", "무단 전재",
        "무단전재",
        "riproduzione riservata", "nachdruck verboten",
    ]

    /// Headings that close a text and so stand on the first level below the title, in lower case.
    static let closings: Set<String> = [
        "conclusione", "conclusioni", "riepilogo", "riassunto", "conclusion", "summary", "see also", "fazit",
        "zusammenfassung", "schluss", "ausblick", "siehe auch", "결론", "마무리", "정리", "요약", "참고 자료", "관련 문서", "总结", "结论",
        "小结", "参考资料", "另请参阅",
        "vedi anche",
    ]

    /// Words before a number that make a heading one of a series, in lower case.
    static let steps: Set<String> = [
        "passo", "fase", "passaggio", "step", "part", "schritt", "teil", "단계", "스텝", "步骤", "第", "步驟",
    ]

    /// What follows a hyphen that stands for the rest of a word: `Vor- und Nachteile`.
    static let wordsAfterHyphens: Set<String> = [
        "und", "oder", "bis", "sowie", "beziehungsweise", "bzw", "and", "or", "to", "e", "ed", "o", "od",
    ]

    /// Those of them that are no words of a sentence.
    static let plainlyShell: Set<String> = [
        "swiftc", "xcrun", "xcodebuild", "mkdir", "curl", "brew", "sudo", "carthage", "plutil", "npm", "apt-get",
        "chmod",
    ]

    /// Programs with which a line for a shell begins.
    static let shellCommands: Set<String> = [
        "swift", "swiftc", "xcrun", "xcodebuild", "git", "cd", "mkdir", "ls", "cp", "mv", "rm", "cat", "echo", "curl",
        "brew", "sudo", "pod", "carthage", "defaults", "plutil", "open", "export", "npm", "make", "docker", "apt-get",
        "chmod",
    ]
}
