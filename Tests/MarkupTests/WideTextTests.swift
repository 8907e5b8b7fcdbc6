import Diagnostics
import HTML
import Testing

@testable import Markup

/// One text in a language and the HTML that a reader of it expects.
struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var markdown: String
    var html: String
    var testDescription: String { name }

    init(_ name: String, _ markdown: String, _ html: String) {
        self.name = name
        self.markdown = markdown
        self.html = html
    }

    var rendered: String {
        let (document, _) = MarkdownParser.parse(SourceFile(path: "a.md", text: markdown))
        let html = MarkupRenderer<WrittenLink>().render(document.blocks).serialized
        return html.hasSuffix("\n") ? String(html.dropLast()) : html
    }

    /// A paragraph.
    static func p(_ name: String, _ markdown: String, _ html: String) -> Case {
        Case(name, markdown, "<p>\(html)</p>")
    }
}

@Suite("Emphasis and line ends in text without spaces between words")
struct WideTextTests {
    @Test("Korean", arguments: LanguageCases.korean)
    func korean(row: Case) { #expect(row.rendered == row.html) }

    @Test("Chinese", arguments: LanguageCases.chinese)
    func chinese(row: Case) { #expect(row.rendered == row.html) }

    @Test("Japanese", arguments: LanguageCases.japanese)
    func japanese(row: Case) { #expect(row.rendered == row.html) }

    @Test("German and Italian", arguments: LanguageCases.spaced)
    func spaced(row: Case) { #expect(row.rendered == row.html) }

    @Test("selectors", arguments: LanguageCases.selectors)
    func selectors(row: Case) { #expect(row.rendered == row.html) }

    @Test("what must stay as it is", arguments: LanguageCases.untouched)
    func untouched(row: Case) { #expect(row.rendered == row.html) }

}

enum LanguageCases {
    static let korean: [Case] = [
        .p("a quoted word with a particle", "앱이 **\"백그라운드\"**로 간다.", "앱이 <strong>\"백그라운드\"</strong>로 간다."),
        .p("curly quotes with a particle", "**“백그라운드”**로 간다.", "<strong>“백그라운드”</strong>로 간다."),
        .p(
            "brackets and code with a particle", "**앱 델리게이트(`AppDelegate`)**는 하나다.",
            "<strong>앱 델리게이트(<code>AppDelegate</code>)</strong>는 하나다."),
        .p(
            "code alone with a particle", "**`SceneDelegate`**는 장면마다 있다.",
            "<strong><code>SceneDelegate</code></strong>는 장면마다 있다."),
        .p("code between Hangul", "이때**`UIScene`**을 받는다.", "이때<strong><code>UIScene</code></strong>을 받는다."),
        .p("brackets alone", "**(A)**은 먼저다.", "<strong>(A)</strong>은 먼저다."),
        Case("in a heading", "# 앱 **(A)**은", "<h1>앱 <strong>(A)</strong>은</h1>"),
        .p(
            "two in one paragraph", "**\"앱\"**은 하나, **\"장면\"**은 여럿이다.",
            "<strong>\"앱\"</strong>은 하나, <strong>\"장면\"</strong>은 여럿이다."),
        .p("one star", "*\"상태\"*를 본다.", "<em>\"상태\"</em>를 본다."),
        .p("three stars", "***\"상태\"***를 본다.", "<em><strong>\"상태\"</strong></em>를 본다."),
        .p("strikethrough", "~~\"옛 방식\"~~은 쓰지 않는다.", "<del>\"옛 방식\"</del>은 쓰지 않는다."),
        .p("strikethrough around code", "~~`AppDelegate`~~는 끝.", "<del><code>AppDelegate</code></del>는 끝."),
        .p("a full stop inside", "**먼저 저장한다.**그리고 끝낸다.", "<strong>먼저 저장한다.</strong>그리고 끝낸다."),
        .p("a percent sign", "**50%**로 줄었다.", "<strong>50%</strong>로 줄었다."),
        .p("a colon", "**주의:**앱이 끝난다.", "<strong>주의:</strong>앱이 끝난다."),
        .p("emphasis in strong", "**앱의 *\"상태\"*는**", "<strong>앱의 <em>\"상태\"</em>는</strong>"),
        .p("in a link's text", "[**\"앱\"**의 수명](a.html)", "<a href=\"a.html\"><strong>\"앱\"</strong>의 수명</a>"),
        .p("around a link", "**[문서](a.html)**를 읽는다.", "<strong><a href=\"a.html\">문서</a></strong>를 읽는다."),
        .p("plain letters need nothing", "**SceneDelegate**는", "<strong>SceneDelegate</strong>는"),
        .p("a soft break keeps its space", "앱이 실행되면\n시스템이 부른다.", "앱이 실행되면\n시스템이 부른다."),
        .p("a soft break after strong", "**\"앱\"**은\n하나다.", "<strong>\"앱\"</strong>은\n하나다."),
        .p(
            "decomposed Hangul", "**\"\u{110B}\u{1162}\u{11B8}\"**\u{1105}\u{1169}",
            "<strong>\"\u{110B}\u{1162}\u{11B8}\"</strong>\u{1105}\u{1169}"),
        Case(
            "in a table", "| **\"앱\"**은 | b |\n|---|---|\n| **`X`**는 | ~~(c)~~는 |",
            "<table>\n<thead>\n<tr>\n<th><strong>\"앱\"</strong>은</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n"
                + "<td><strong><code>X</code></strong>는</td>\n<td><del>(c)</del>는</td>\n</tr>\n</tbody>\n</table>"),
        Case(
            "in a list", "- **`X`**는\n- **\"Y\"**는",
            "<ul>\n<li><strong><code>X</code></strong>는</li>\n<li><strong>\"Y\"</strong>는</li>\n</ul>"),
        Case("in a quote", "> **\"앱\"**은", "<blockquote>\n<p><strong>\"앱\"</strong>은</p>\n</blockquote>"),
    ]

    static let chinese: [Case] = [
        .p("a full stop inside", "**这是一件事。**所以要保存。", "<strong>这是一件事。</strong>所以要保存。"),
        .p("code between Han", "使用**`SceneDelegate`**管理场景。", "使用<strong><code>SceneDelegate</code></strong>管理场景。"),
        .p("curly quotes", "请看**“App”**的说明。", "请看<strong>“App”</strong>的说明。"),
        .p("corner brackets", "参见**「场景委托」**一节。", "参见<strong>「场景委托」</strong>一节。"),
        .p("full-width brackets", "**场景（Scene）**是界面的一个实例。", "<strong>场景（Scene）</strong>是界面的一个实例。"),
        .p("half-width brackets", "**场景(Scene)**是界面的一个实例。", "<strong>场景(Scene)</strong>是界面的一个实例。"),
        .p("opened after a comma", "首先，**“后台”**状态", "首先，<strong>“后台”</strong>状态"),
        .p(
            "opened after Han, code first", "调用**`sceneDidBecomeActive(_:)`，然后**返回",
            "调用<strong><code>sceneDidBecomeActive(_:)</code>，然后</strong>返回"),
        .p("one star", "这是*“重要”*的。", "这是<em>“重要”</em>的。"),
        .p("strikethrough", "这是~~“过时”~~的。", "这是<del>“过时”</del>的。"),
        .p("book marks", "**《指南》**第二章", "<strong>《指南》</strong>第二章"),
        .p("an ellipsis", "**等等……**然后继续", "<strong>等等……</strong>然后继续"),
        .p("an exclamation mark", "**注意！**不要这样做", "<strong>注意！</strong>不要这样做"),
        .p("an ASCII exclamation mark", "**注意!**不要这样做", "<strong>注意!</strong>不要这样做"),
        .p("two side by side", "**“甲”****“乙”**", "<strong>“甲”****“乙”</strong>"),
        .p("two with a word between", "**“甲”**和**“乙”**都是", "<strong>“甲”</strong>和<strong>“乙”</strong>都是"),
        .p("a soft break between Han", "应用进入后台，\n系统调用方法。", "应用进入后台，系统调用方法。"),
        .p("a soft break before Latin", "应用调用\nUIScene 的方法", "应用调用\nUIScene 的方法"),
        .p("a soft break after code", "调用 `scene`\n方法", "调用 <code>scene</code>\n方法"),
        .p("a soft break after strong", "**应用进入后台。**\n系统调用方法。", "<strong>应用进入后台。</strong>系统调用方法。"),
        .p("a soft break before strong", "应用进入后台。\n**系统**调用方法。", "应用进入后台。<strong>系统</strong>调用方法。"),
        .p("a soft break after a curly quote", "这叫做“后台”\n状态", "这叫做“后台”状态"),
        .p("a soft break inside strong", "**应用\n进入**后台", "<strong>应用进入</strong>后台"),
        .p("a soft break before a link", "参见\n[文档](a.html)。", "参见<a href=\"a.html\">文档</a>。"),
        .p("a hard break stays", "应用  \n后台", "应用<br>\n后台"),
        .p("rare Han beyond the basic plane", "**“𠮷”**𠮷", "<strong>“𠮷”</strong>𠮷"),
        .p("a variation selector", "葛\u{E0100}**（x）**城", "葛\u{E0100}<strong>（x）</strong>城"),
        Case("in a heading", "## 使用**`X`**管理", "<h2>使用<strong><code>X</code></strong>管理</h2>"),
        Case("soft breaks in a list", "- 应用进入\n  后台", "<ul>\n<li>应用进入后台</li>\n</ul>"),
        Case("soft breaks in a quote", "> 应用进入\n> 后台", "<blockquote>\n<p>应用进入后台</p>\n</blockquote>"),
    ]

    static let japanese: [Case] = [
        .p("a full stop inside", "**これは重要です。**だから保存します。", "<strong>これは重要です。</strong>だから保存します。"),
        .p("corner brackets", "**「シーン」**は画面です。", "<strong>「シーン」</strong>は画面です。"),
        .p("code before a particle", "**`UIScene`**を使う。", "<strong><code>UIScene</code></strong>を使う。"),
        .p("code after Kana", "これは**`UIScene`**です。", "これは<strong><code>UIScene</code></strong>です。"),
        .p("half-width brackets", "**アプリ(App)**の状態", "<strong>アプリ(App)</strong>の状態"),
        .p("one star", "*「状態」*を見る", "<em>「状態」</em>を見る"),
        .p("half-width Katakana", "**(ｱﾌﾟﾘ)**ﾉ", "<strong>(ｱﾌﾟﾘ)</strong>ﾉ"),
        .p("a soft break between Kana", "アプリが\nバックグラウンドへ", "アプリがバックグラウンドへ"),
        .p("a soft break after a full stop", "保存します。\nその後", "保存します。その後"),
        .p("a wave dash", "**〜（仮）**と", "<strong>〜（仮）</strong>と"),
    ]

    static let spaced: [Case] = [
        .p("a German compound", "ein **„Szene“**nbezug", "ein <strong>„Szene“</strong>nbezug"),
        .p("guillemets as in German books", "**»Szene«**nbezug", "<strong>»Szene«</strong>nbezug"),
        .p("straight quotes", "**\"Szene\"**nbezug", "<strong>\"Szene\"</strong>nbezug"),
        .p("code with an ending", "die **`Scene`**s der App", "die <strong><code>Scene</code></strong>s der App"),
        .p("one star and an ending", "die *„Szene“*n", "die <em>„Szene“</em>n"),
        .p("single German quotes", "**‚Szene‘**n", "<strong>‚Szene‘</strong>n"),
        .p("opened within a compound", "Szenen**„Wechsel“** heute", "Szenen<strong>„Wechsel“</strong> heute"),
        .p("brackets with an ending", "**(Szene)**n", "<strong>(Szene)</strong>n"),
        .p("hyphens need nothing", "**„Szene“**-Bezug", "<strong>„Szene“</strong>-Bezug"),
        .p("an Italian elision", "L'**\"app\"**è attiva", "L'<strong>\"app\"</strong>è attiva"),
        .p("a typographic apostrophe", "l’**“app”**è attiva", "l’<strong>“app”</strong>è attiva"),
        .p(
            "an elision needs nothing", "l'**app** e dell'*interfaccia*",
            "l'<strong>app</strong> e dell'<em>interfaccia</em>"),
        .p("Italian guillemets", "**«scena»**e", "<strong>«scena»</strong>e"),
        .p("strikethrough with an ending", "~~„Szene“~~n", "<del>„Szene“</del>n"),
        .p("an unmatched run stays", "ein **„Szene“ bezug", "ein **„Szene“ bezug"),
        .p("two of them", "**„A“**n und **„B“**n", "<strong>„A“</strong>n und <strong>„B“</strong>n"),
    ]

    static let selectors: [Case] = [
        .p("two in one paragraph", "application(_:a:) und scene(_:b:) dazu", "application(_:a:) und scene(_:b:) dazu"),
        .p(
            "with Korean particles", "sceneDidBecomeActive(_:)와 sceneWillResignActive(_:)는",
            "sceneDidBecomeActive(_:)와 sceneWillResignActive(_:)는"),
        .p(
            "a real pair", "application(_:didFinishLaunchingWithOptions:) … scene(_:willConnectTo:options:)",
            "application(_:didFinishLaunchingWithOptions:) … scene(_:willConnectTo:options:)"),
        .p(
            "with a space after the colon", "application(_: didFinish:) e scene(_: b:)",
            "application(_: didFinish:) e scene(_: b:)"),
        .p("several underscores", "f(_:_:) et g(_:_:_:)", "f(_:_:) et g(_:_:_:)"),
        .p("with emphasis between", "a(_:b:) _wichtig_ c(_:d:)", "a(_:b:) <em>wichtig</em> c(_:d:)"),
        .p(
            "in strong", "**scene(_:a:)** und **scene(_:b:)**",
            "<strong>scene(_:a:)</strong> und <strong>scene(_:b:)</strong>"),
        .p(
            "in Chinese", "先写 scene(_:willConnectTo:options:)，再写 application(_:didFinish:)，都不是强调",
            "先写 scene(_:willConnectTo:options:)，再写 application(_:didFinish:)，都不是强调"),
        .p(
            "in a URL", "<https://a.b/c(_:d:)> e(_:f:)",
            "<a href=\"https://a.b/c(_:d:)\">https://a.b/c(_:d:)</a> e(_:f:)"),
        .p("in a destination", "[a](https://a.b/c(_:d:)) e(_:f:)", "<a href=\"https://a.b/c(_:d:)\">a</a> e(_:f:)"),
        .p("in code", "`a(_:b:)` und `c(_:d:)`", "<code>a(_:b:)</code> und <code>c(_:d:)</code>"),
        Case("in a heading", "# a(_:b:) und c(_:d:)", "<h1>a(_:b:) und c(_:d:)</h1>"),
    ]

    static let untouched: [Case] = [
        .p("escaped stars", "\\*\\*중요\\*\\*는", "**중요**는"),
        .p("one escaped star", "\\**\"앱\"*은", "*<em>\"앱\"</em>은"),
        .p("code", "`**\"앱\"**은`", "<code>**\"앱\"**은</code>"),
        Case("a code block", "```\n**\"앱\"**은\n```", "<pre><code>**\"앱\"**은\n</code></pre>"),
        .p(
            "a link in angle brackets", "<https://a.b/**앱**은>",
            "<a href=\"https://a.b/**%EC%95%B1**%EC%9D%80\">https://a.b/**앱**은</a>"),
        .p("a destination", "[x](a**(앱)**은)", "<a href=\"a**(%EC%95%B1)**%EC%9D%80\">x</a>"),
        .p("unmatched", "**\"앱\"은", "**\"앱\"은"),
        .p("unmatched at the end", "앱\"**은", "앱\"**은"),
        .p("spaces inside", "** 앱 **은", "** 앱 **은"),
        .p("an underscore in a word", "변수_이름_값", "변수_이름_값"),
        .p("a Latin word", "a*\"b\"*c", "a*\"b\"*c"),
        .p("a multiplication", "3*4*5", "3<em>4</em>5"),
        .p("raw HTML keeps its stars", "가 <b title=\"**(앱)**은\">", "가 &lt;b title=\"**(앱)**은\"&gt;"),
        Case("list markers", "* 앱\n* 장면", "<ul>\n<li>앱</li>\n<li>장면</li>\n</ul>"),
        Case("a thematic break", "앱\n\n***\n\n장면", "<p>앱</p>\n<hr>\n<p>장면</p>"),
        Case("a fence of tildes", "~~~앱\nx\n~~~", "<pre><code class=\"language-앱\">x\n</code></pre>"),
    ]
}
