// Site/search.js against the tables that `glossary` is tested with: node --test Tests/Search
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");
const fixtures = path.join(root, "Tests/Fixtures/Search");

const rows = (name) => fs.readFileSync(path.join(fixtures, name), "utf8").split("\n")
  .filter((line) => line && !line.startsWith("# ")).map((line) => line.split("\t"));

/** The script as a page loads it, without the page: parts come from the fixture's folder. */
function open(folder = path.join(fixtures, "index/search")) {
  const loaded = [];
  const context = vm.createContext({});
  vm.runInContext(fs.readFileSync(path.join(root, "Site/search.js"), "utf8"), context);
  context.siteSearch.inject = (name, failed) => {
    const file = path.join(folder, `${name}.js`);
    if (!fs.existsSync(file)) return failed();
    loaded.push(name);
    vm.runInContext(fs.readFileSync(file, "utf8"), context);
  };
  return { search: context.siteSearch, loaded };
}

const kinds = { c: "concept", s: "symbol", p: "page", x: "sample" };
const { search } = open();

/** An answer as the tables write it: `concept:background`. */
async function answers(query) {
  const found = [];
  for (const { entry } of await search.answers(query, "en")) {
    const { kind, page } = await search.entry(entry, "en");
    found.push(`${kinds[kind]}:${page.slice(`en/${kinds[kind]}/`.length, -".html".length)}`);
  }
  return found;
}

test("texts are folded as the table says", () => {
  for (const [text, folded, key] of rows("folding.tsv")) {
    assert.equal(search.fold(text), folded);
    assert.equal(search.key(text), key);
  }
});

test("every query has the answers that glossary gives, in their order", async () => {
  for (const [query, ...expected] of rows("answers.tsv")) assert.deepEqual(await answers(query), expected, query);
});

test("a query has the answers that the table asks for", async () => {
  for (const [query, first, also, not] of rows("queries.tsv")) {
    const found = await answers(query);
    assert.equal(found[0] ?? "-", first, query);
    if (also) assert.ok(found.includes(also), query);
    if (not) assert.ok(!found.includes(not), query);
  }
});

test("nothing fits nonsense, but the nearest names are known", async () => {
  for (const query of ["xyzzy", "ㅋㅋㅋ", "qqqqqqqq"]) {
    assert.deepEqual(await answers(query), []);
    assert.equal((await search.nearest(query)).length, 3);
  }
});

test("hostile queries get an answer or none", async () => {
  const long = ["a".repeat(1_000_000), "\ud83d".repeat(900), "백그".repeat(400), "[".repeat(100), "\\".repeat(99)];
  for (const query of ["", " ", "\u202e", "\0", "\ud800", "a\udc00b", "😀", ".*", "(?=", "가ㅏ", "ㄳ", "__proto__", ...long]) {
    await search.answers(query, "en");
    await search.nearest(query);
  }
  assert.deepEqual(await answers("scene\ud800"), await answers("scene"));
});

test("a query loads only the parts that it needs", async () => {
  const { search, loaded } = open();
  await search.answers("hintergrund", "de");
  assert.ok(loaded.filter((name) => /^names\/\d+$/.test(name)).length <= 3, loaded.join(" "));
});

test("a script that comes without its part is an error", async () => {
  const { search } = open();
  const inject = search.inject;
  search.inject = (name, ended) => (name === "root" ? inject(name, ended) : ended());
  await assert.rejects(search.answers("scene", "en"), /search\/(names|words)\/\d+\.js/);
});

test("a part that can't be loaded is an error, and is tried anew", async () => {
  const { search } = open("/nowhere");
  await assert.rejects(search.answers("scene", "en"), /search\/root\.js/);
  await assert.rejects(search.answers("scene", "en"), /search\/root\.js/);
});
