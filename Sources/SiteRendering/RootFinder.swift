import HTML

/// A host answers any address with the page for what isn't there. Where the site's own address isn't known at the build, that
/// page's relative links are right at its own place alone; this script finds the root from below: the folder above the
/// address from which the style sheet, named after its content, can be had. Then style and links work at whichever depth.
enum RootFinder {
    /// It stands in the page: a file of its own couldn't be found either. The page gives the paths under the root as
    /// `data-path`; what has the class `hand` is for those without the script, or whose root isn't found.
    static let script = """
        (function(){var style=document.querySelector("link[rel=stylesheet]"),steps=location.pathname.split("/"),n=1;\
        function all(s,f){Array.prototype.forEach.call(document.querySelectorAll(s),f)}\
        function styled(){return getComputedStyle(document.documentElement).getPropertyValue("--ground")!==""}\
        function found(root){all(".hand",function(e){e.hidden=true});\
        if(root)all("a[data-path]",function(a){a.href=root+a.dataset.path})}\
        function next(){if(n>=steps.length)return;var root=location.origin+steps.slice(0,n++).join("/")+"/",\
        link=document.createElement("link");link.rel="stylesheet";\
        link.onload=function(){if(styled())found(root);else next()};link.onerror=function(){link.remove();next()};\
        link.href=root+style.dataset.path;document.head.appendChild(link)}\
        if(styled())found();else if(location.origin!=="null")next()})();
        """

    /// The script's name in a content security policy. A test says when it isn't the script's any more.
    static let source = "'sha256-b0wd4QKbrjEZD33zJC9Ugfr10nJJl4jNohBNKw5s5LM='"

    static func html() -> HTML { .tag("script", [:], .dangerouslyRaw(script)) }
}
