import Glossary
import Linking

/// What web servers are told, in the three forms that they read: `_headers` of static hosts, `.htaccess` of Apache, and a
/// piece of configuration for nginx.
struct HostFiles {
    let configuration: SiteConfiguration

    /// For every answer.
    private var headers: [(String, String)] {
        // The page for what isn't there has a script in it where the site's address isn't known.
        let policy =
            configuration.rootPath == nil
            ? ContentPolicy.text.replacing("script-src 'self'", with: "script-src 'self' \(RootFinder.source)")
            : ContentPolicy.text
        return [
            ("Content-Security-Policy", "\(policy); frame-ancestors 'none'"),
            ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "strict-origin-when-cross-origin"),
        ]
    }
    /// Pages are asked for again each time, and answered with "not modified" where they aren't.
    private static let askAgain = "no-cache"
    /// Files in `assets` are named after their content: another content has another name.
    private static let lasting = "public, max-age=31536000, immutable"
    /// Types that servers don't know by themselves.
    private static let types = [("webmanifest", "application/manifest+json"), ("md", "text/markdown")]

    func files() -> [OutputFile] {
        [("_headers", lines), (".htaccess", apache), ("_nginx.conf", nginx)].map { path, text in
            OutputFile(path: path, bytes: Array(text.utf8))
        }
    }

    /// The path of the site's address, with slashes at both ends.
    private var root: String { configuration.rootPath ?? "/" }
    private var tags: String { configuration.tags.map(\.rawValue).joined(separator: "|") }

    /// A regular expression for the root: what may stand in an address's path and means something in one is a dot.
    private var pattern: String { root.replacing(".", with: "\\.") }

    private var lines: String {
        """
        /*
        \(headers.map { "  \($0): \($1)\n" }.joined())  Cache-Control: \(Self.askAgain)
        /assets/*
          Cache-Control: \(Self.lasting)

        """
    }

    // MARK: nginx

    private var nginx: String {
        """
        # Write this into a server block whose root holds the site at \(root):
        #     include /srv/www/site/_nginx.conf;
        index index.html;
        charset utf-8;
        etag on;

        # Compressed forms that lie beside the files ('build-site --precompress').
        gzip_static on;
        gzip_vary on;
        # With the module 'libnginx-mod-http-brotli-static' also:
        # brotli_static on;

        \(headers.map { "add_header \($0) \"\($1)\" always;\n" }.joined())\
        set $site_cache "\(Self.askAgain)";
        if ($uri ~ "^\(pattern)assets/") { set $site_cache "\(Self.lasting)"; }
        add_header Cache-Control $site_cache always;

        # What isn't there is said in the language of the address.
        set $site_missing \(root)404.html;
        if ($uri ~ "^\(pattern)(\(tags))/") { set $site_missing \(root)$1/404.html; }
        error_page 404 $site_missing;

        # What builds and servers read is no page.
        location ~ "/[._]" { return 404; }
        \(Self.types.map { "location ~ \"\\.\($0)$\" { types { \($1) \($0); } }\n" }.joined())
        """
    }

    // MARK: Apache

    private var apache: String {
        """
        Options -Indexes -MultiViews
        DirectoryIndex index.html
        AddDefaultCharset utf-8
        <IfModule mod_mime.c>
        \(Self.types.map { "  AddType \($1) .\($0)\n" }.joined())  AddCharset utf-8 .css .js .md .txt .xml
        </IfModule>

        <IfModule mod_headers.c>
        \(headers.map { "  Header always set \($0) \"\($1)\"\n" }.joined())\
          Header set Cache-Control "\(Self.askAgain)"
          <If "%{REQUEST_URI} =~ m#^\(pattern)assets/#">
            Header set Cache-Control "\(Self.lasting)"
          </If>
        </IfModule>

        # What isn't there is said in the language of the address.
        ErrorDocument 404 \(root)404.html
        \(configuration.tags.map(apacheMissing).joined())
        # What builds and servers read is no page.
        <FilesMatch "^[._]">
          Require all denied
        </FilesMatch>

        \(apacheCompressed)
        """
    }

    private func apacheMissing(_ tag: LanguageTag) -> String {
        """
        <If "%{REQUEST_URI} =~ m#^\(pattern)\(tag.rawValue)/#">
          ErrorDocument 404 \(root)\(tag.rawValue)/404.html
        </If>

        """
    }

    /// The forms that lie beside the files. `.br` and `.gz` at a name's end mean a language and a type to Apache.
    private var apacheCompressed: String {
        let types = [
            ("html", "text/html"), ("css", "text/css"), ("js", "text/javascript"), ("json", "application/json"),
            ("svg", "image/svg+xml"), ("txt", "text/plain"), ("xml", "application/xml"),
        ]
        let names = (types + Self.types).map(\.0).joined(separator: "|")
        let forms = [("br", "br"), ("gz", "gzip")]
        let rules = forms.map { ending, name in
            """
              RewriteCond %{HTTP:Accept-Encoding} \\b\(name)\\b
              RewriteCond %{REQUEST_FILENAME}.\(ending) -f
              RewriteRule ^(.+\\.(?:\(names)))$ $1.\(ending) [L]

            """
        }
        let kinds = (types + Self.types).map { ending, type in
            """
            <FilesMatch "\\.\(ending)\\.(br|gz)$">
              ForceType "\(type)\(type.hasPrefix("text/") ? "; charset=utf-8" : "")"
            </FilesMatch>

            """
        }
        let encodings = forms.map { ending, name in
            """
            <FilesMatch "\\.\(ending)$">
              <IfModule mod_mime.c>
                RemoveLanguage .\(ending)
                RemoveEncoding .\(ending)
              </IfModule>
              Header set Content-Encoding \(name)
              Header append Vary Accept-Encoding
            </FilesMatch>

            """
        }
        return """
            # Compressed forms that lie beside the files ('build-site --precompress').
            <IfModule mod_rewrite.c>
            <IfModule mod_headers.c>
              RewriteEngine On
            \(rules.joined())\(kinds.joined())\(encodings.joined())</IfModule>
            </IfModule>

            """
    }
}
