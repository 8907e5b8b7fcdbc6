import HTML
import Linking

extension PageLayout {
    /// The search box, hidden until the script that answers shows it; what that says stands in attributes.
    func searchBox() -> HTML {
        .tag(
            "search",
            [
                "class": "search", "hidden": "", "data-root": context.relative(""), "data-c": context.ui(.glossary),
                "data-s": context.ui(.reference), "data-p": context.ui(.pages), "data-x": context.ui(.samples),
                "data-count": context.ui(.searchCount), "data-nothing": context.ui(.searchNothing),
                "data-nearest": context.ui(.searchNearest), "data-failed": context.ui(.searchFailed),
            ],
            .tag(
                "input",
                [
                    "type": "text", "inputmode": "search", "role": "combobox", "aria-label": context.ui(.search),
                    "placeholder": context.ui(.searchHint), "aria-expanded": "false", "aria-controls": "found",
                    "aria-autocomplete": "list", "autocomplete": "off", "autocapitalize": "none", "spellcheck": "false",
                    "enterkeyhint": "go",
                ]),
            .tag("p", ["role": "status"]),
            .tag("div", ["id": "found", "role": "listbox", "aria-label": context.ui(.searchResults), "hidden": ""]))
    }
}
