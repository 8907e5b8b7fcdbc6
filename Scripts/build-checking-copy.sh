#!/usr/bin/env bash
# Builds the checking copy of the life-cycle library and its symbol graphs, as Sources/library.yaml says.
#
#     Scripts/build-checking-copy.sh OUTPUT
#
# OUTPUT gets the modules, OUTPUT/symbol-graphs the symbol graphs. Prints nothing if all is well.
set -euo pipefail

[ $# -ge 1 ] || { echo "usage: $0 OUTPUT" >&2; exit 2; }
root=$(cd "$(dirname "$0")/.." && pwd)
sources=$root/Sources
mkdir -p "$1"
output=$(cd "$1" && pwd)
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")

# The entries of a list whose key stands alone on a line.
list() {
    awk -v key="$1:" '$0 == key { inside = 1; next } /^[^ #]/ { inside = 0 } inside && /^  - / { print substr($0, 5) }' \
        "$sources/library.yaml"
}

mapfile -t build_flags < <(list build-flags)

# Calls the function $2 for each module listed under the key $1, with `name`, `flags` and `files` set.
each_module() {
    local name= folder= flags files line
    while IFS= read -r line; do
        case $line in
        "  - name: "*) name=${line#*: } ;;
        "    sources: "*) folder=${line#*: } ;;
        "    flags: "*)
            mapfile -t flags < <(sed 's/.*\[\(.*\)\]/\1/; s/, */\n/g' <<<"$line" | sed '/^$/d')
            mapfile -t files < <(find "$sources/$folder" -name '*.swift' | LC_ALL=C sort)
            "$2"
            ;;
        esac
    done < <(awk -v key="$1:" 'index($0, key) == 1 { inside = 1; next } /^[^ #]/ { inside = 0 } inside' \
        "$sources/library.yaml")
}

build_module() {
    (cd "$sources" && "$toolchain/bin/swift-frontend" "${build_flags[@]}" "${flags[@]}" -swift-version 5 \
        -I "$output" -module-cache-path "$output/module-cache" -module-name "$name" \
        -emit-module-doc-path "$output/$name.swiftdoc" \
        -emit-module-source-info-path "$output/$name.swiftsourceinfo" \
        -o "$output/$name.swiftmodule" "${files[@]}")
    "$toolchain/bin/swift-symbolgraph-extract" -module-name "$name" -I "$output" -I "$sources/os/include" \
        -target "$(uname -m)-unknown-linux-gnu" -module-cache-path "$output/module-cache" \
        -minimum-access-level public -skip-synthesized-members -output-dir "$output/symbol-graphs"
}

# A shared library that the compiler loads.
build_macros() {
    "$toolchain/bin/swiftc" -swift-version 6 -parse-as-library -emit-library -suppress-warnings \
        -module-name "$name" -I "$host" -L "$host" "${flags[@]}" -module-cache-path "$output/module-cache" \
        -o "$output/macros/lib$name.so" "${files[@]}"
}

mkdir -p "$output/symbol-graphs" "$output/module-cache" "$output/macros"
host=$toolchain/lib/swift/host
each_module modules build_module
each_module macros build_macros
