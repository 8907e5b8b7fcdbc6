import APIModel

/// The words with which texts speak of symbols, in the languages of the site.
extension Vocabulary {
    /// Whether something is about to happen or has happened: what `will` and `did` say in a name.
    enum Aspect: Sendable { case ahead, behind }

    /// Phrases in lower case; where several stand in a sentence the first one counts.
    static let aspects: [(aspect: Aspect, phrases: [String])] = [
        (
            .ahead,
            [
                "about to", "will soon", "is going to", "just before", "shortly before", "before the", "before it",
                "sta per", "stanno per", "stia per", "stiano per", "poco prima", "prima che", "prima di", "in procinto",
                "im begriff", "kurz davor", "kurz bevor", "bevor ", "in kürze", "gleich", "wird demnächst",
                "wechseln wird",
                "werden wird", "gerade erst begonnen", "noch nicht abgeschlossen",
                "려고", "려 할", "려는", "직전", "하기 전", "되기 전", "오기 전", "가기 전", "기 바로 전", "예정", "곧 ",
                "即将", "将要", "就要", "正要", "之前", "前夕", "快要", "将会", "将被", "将进入", "将从",
            ]
        ),
        (
            .behind,
            [
                "after ", "has become", "have become", "has entered", "has been", "became", "finished", "just moved",
                "dopo che", "dopo il", "dopo la", "dopo l", "è diventat", "è passat", "è entrat", "è stat",
                "ha lanciato",
                "ha terminato", "al termine", "appena",
                "nachdem", "geworden", "abgeschlossen", "gewechselt", "soeben", "angekommen", "ist jetzt",
                "한 뒤", "된 뒤", "한 후", "된 후", "뒤에", "후에", "되었을", "됐을", "했을", "완료", "마친", "끝난", "들어간", "전환된",
                "之后", "以后", "已经", "已", "完成", "刚刚", "了之",
            ]
        ),
    ]

    /// Words before the name of a symbol, in writing without capitals.
    static let wordsBeforeSymbols = ["参见", "参阅", "参考", "详见", "请看", "查看", "名为", "참조", "참고"]

    /// What follows the name of a type in such writing and says that a type is meant.
    static let wordsAfterTypes = [
        "实例", "协议", "结构", "类型", "声明", "枚举", "对象", "值", "属性", "인스턴스", "프로토콜", "구조체", "타입", "객체", "선언", "열거형", "값", "속성",
    ]

    /// Words after which a thing must be named.
    static let needObject: Set<String> = [
        "attraverso", "tramite", "mediante", "utilizzando", "usando", "chiama", "mittels", "via", "using", "mithilfe",
    ]

    /// Words with which no thing's name begins.
    static let followers: Set<String> = [
        "e", "ed", "o", "oppure", "quando", "nel", "nella", "nello", "nei", "sul", "sulla", "che", "se", "und", "oder",
        "wenn",
        "sobald", "wird", "werden", "and", "or", "when", "which", "if",
    ]

    static let longestFollower: Int = followers.map(\.utf8.count).max() ?? 0

    /// What a word next to a name says of its kind, in lower case. Words of one language are no words of another.
    static let kindWords: [(kinds: Set<Symbol.Kind>, words: [String])] = [
        ([.protocol], ["protocol", "protocollo", "conforme a", "protokoll", "프로토콜", "协议", "遵循"]),
        (
            [.method, .typeMethod, .initializer, .function],
            [
                "method", "function", "calls", "implement", "metodo", "funzione", "chiama", "methode", "funktion",
                "ruft", "메서드", "메소드", "함수", "호출", "구현", "方法", "函数", "调用", "实现",
            ]
        ),
        (
            [.property, .typeProperty, .variable],
            ["property", "proprietà", "eigenschaft", "속성", "프로퍼티", "属性", "ruolo", "rolle", "role", "角色", "역할"]
        ),
        (
            [.class, .struct, .enum],
            [
                "object", "class", "structure", "instance", "oggetto", "classe", "struttura", "istanza", "objekt",
                "klasse",
                "struktur", "instanz", "객체", "클래스", "구조체", "인스턴스", "对象", "类", "结构体", "实例", "wrapper", "包装器",
            ]
        ),
    ]
}
