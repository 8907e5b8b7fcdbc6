"""Writes the same pages twice: as Content for build-site and as a site for Hugo.

Usage: corpus.py FOLDER PAGES_A_LANGUAGE
"""

import pathlib
import random
import sys

WORDS = {
    "en": "scene window session delegate launch state the of and when system app view connects returns active".split(),
    "it": "scena finestra sessione delegato avvio stato della quando sistema app vista connette ritorna attiva".split(),
    "ko": "씬이 윈도우를 세션은 델리게이트가 실행할 상태를 시스템이 앱에서 뷰를 연결하면 돌아온다 활성".split(),
    "zh-Hans": "场景 窗口 会话 委托 启动 状态 的 当 系统 应用 视图 连接 返回 活跃".split(),
    "de": "Szene Fenster Sitzung Delegate Start Zustand der wenn System App Ansicht verbindet zurück aktiv".split(),
}


def text(language, dice, words):
    joint = "" if language == "zh-Hans" else " "
    return joint.join(dice.choice(WORDS[language]) for _ in range(words)) + ("。" if language == "zh-Hans" else ".")


def body(language, dice, number, pages):
    blocks = [text(language, dice, 60)]
    for section in range(5):
        blocks.append(f"## {text(language, dice, 4)[:-1]} {section}")
        blocks.append(f"{text(language, dice, 40)} **{text(language, dice, 3)}** `code({section})` {text(language, dice, 40)}")
        target = dice.randrange(pages)
        blocks.append(f"{text(language, dice, 20)} [{text(language, dice, 3)}](page-{target:04}.md) {text(language, dice, 30)}")
        blocks.append("\n".join(f"- {text(language, dice, 12)}" for _ in range(5)))
        rows = "\n".join(f"| {text(language, dice, 3)} | {text(language, dice, 6)} |" for _ in range(4))
        blocks.append(f"| A | B |\n|---|---|\n{rows}")
        blocks.append("```text\n" + "\n".join(text(language, dice, 8) for _ in range(6)) + "\n```")
    return "\n\n".join(blocks) + "\n"


def main():
    folder, pages = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    content, hugo = folder / "Content", folder / "hugo"
    languages = list(WORDS)
    listing = "\n".join(f"  - {{tag: {tag}, name: {tag}, title: Benchmark}}" for tag in languages)
    content.mkdir(parents=True)
    (content / "site.yaml").write_text(f"languages:\n{listing}\n")
    (hugo / "layouts" / "_default").mkdir(parents=True)
    settings = "\n".join(
        f"[languages.'{tag.lower()}']\ncontentDir = 'content/{tag}'\nlanguageName = '{tag}'" for tag in languages
    )
    (hugo / "hugo.toml").write_text(
        f"baseURL = 'https://example.org/'\ntitle = 'Benchmark'\ndisableKinds = ['taxonomy', 'term', 'RSS', 'sitemap']\n"
        f"defaultContentLanguage = 'en'\ndefaultContentLanguageInSubdir = true\n[markup.highlight]\ncodeFences = false\n{settings}\n"
    )
    page = (
        "<!DOCTYPE html><html lang='{{ .Site.Language.Lang }}'><head><meta charset='utf-8'><title>{{ .Title }}</title>"
        "{{ range .AllTranslations }}<link rel='alternate' hreflang='{{ .Language.Lang }}' href='{{ .RelPermalink }}'>{{ end }}"
        "</head><body><main><h1>{{ .Title }}</h1>{{ .Content }}{{ .TableOfContents }}</main></body></html>"
    )
    for name in ("single", "list", "home"):
        (hugo / "layouts" / "_default" / f"{name}.html").write_text(page)
    for tag in languages:
        dice = random.Random(tag)
        guides = content / tag / "guides"
        guides.mkdir(parents=True)
        posts = hugo / "content" / tag
        posts.mkdir(parents=True)
        (content / tag / "index.md").write_text(text(tag, dice, 30) + "\n")
        for number in range(pages):
            whole = f"---\ntitle: Page {number}\nsummary: {text(tag, dice, 8)}\n---\n\n{body(tag, dice, number, pages)}"
            (guides / f"page-{number:04}.md").write_text(whole)
            (posts / f"page-{number:04}.md").write_text(whole)


main()
