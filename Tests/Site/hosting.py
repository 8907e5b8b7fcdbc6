"""Real web servers on a loopback port, with the configuration that a build writes."""

import contextlib
import shutil
import socket
import subprocess
import time

# Debian keeps administrators' programs where only root's PATH leads.
PATH = "/usr/sbin:/usr/local/sbin:/usr/bin"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def running(command, port):
    """Runs a server until it answers; gives its address, and ends it."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            end = time.monotonic() + 20
            while True:
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                assert process.poll() is None and time.monotonic() < end, process.stdout.read()
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}/"
        finally:
            process.terminate()
            process.wait(timeout=20)


def nginx(folder, root, include):
    """nginx with `root` as its files and the site's own piece of configuration."""
    program = shutil.which("nginx", path=PATH)
    assert program, "nginx isn't installed (packages.apt)"
    port = free_port()
    module = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"
    (folder / "nginx.conf").write_text(f"""
        load_module {module};
        daemon off; master_process off; pid {folder}/nginx.pid; error_log stderr;
        events {{}}
        http {{
            include /etc/nginx/mime.types; access_log off;
            client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
            uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
            server {{ listen 127.0.0.1:{port}; root {root}; brotli_static on; include {include}; }}
        }}""")
    return running([program, "-p", folder, "-e", "stderr", "-c", folder / "nginx.conf"], port)


def apache(folder, root):
    """Apache with `root` as its files, which read the site's own `.htaccess`."""
    program = shutil.which("apache2", path=PATH)
    assert program, "Apache isn't installed (packages.apt)"
    port = free_port()
    modules = ["mpm_event", "authz_core", "dir", "mime", "headers", "rewrite", "negotiation"]
    loads = "\n".join(f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so" for name in modules)
    (folder / "apache.conf").write_text(f"""
        {loads}
        ServerName localhost
        Listen 127.0.0.1:{port}
        PidFile {folder}/apache.pid
        DefaultRuntimeDir {folder}
        Mutex file:{folder}
        ErrorLog {folder}/error.log
        TypesConfig /etc/mime.types
        DocumentRoot {root}
        <Directory {root}>
            Options FollowSymLinks
            AllowOverride All
            Require all granted
        </Directory>""")
    return running([program, "-DFOREGROUND", "-d", folder, "-f", folder / "apache.conf"], port)
