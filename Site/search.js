// The search box. It gives the answers that the program `glossary` gives, from the same index, which lies in `search` as
// scripts: a page on a disk may load those and nothing else. Layout of the parts: SearchIndex+Scripts.swift; folding, ranks
// and stages: Sources/GlossaryLookup. Tests/Fixtures/Search holds both programs to the same answers.
(() => {
  "use strict";

  // MARK: Letters

  const fold = (text) =>
    /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : text.normalize("NFD")
      .replace(/[\u0300-\u036f\u200b-\u200d\ufeff\u00ad]/g, "")
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/[\u2010-\u2013]/g, "-")
      .replace(/[\u00a0\u3000\u2009\u202f]/g, " ")
      .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
      .replace(/[ßẞ]/g, "ss").replace(/[Σς]/g, "σ")
      .toLowerCase().normalize("NFC");
  const key = (text) => fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

  // Scripts without spaces between words give pairs of letters for words.
  const unspaced = "\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}";
  const isUnspaced = (letter) => new RegExp(`^[${unspaced}]$`, "u").test(letter);
  const words = (text) => {
    const found = [];
    for (const run of fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) || []) {
      for (const part of run.match(new RegExp(`[${unspaced}]+|[^${unspaced}]+`, "gu"))) {
        const letters = [...part];
        if (letters.length > 1 && isUnspaced(letters[0])) {
          for (let i = 1; i < letters.length; i++) found.push(letters[i - 1] + letters[i]);
        } else found.push(part);
      }
    }
    return found;
  };

  // Hangul syllables: 21 vowels by 28 finals for each initial consonant.
  const initials = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
  const pairs = {
    ㄳ: "ㄱㅅ", ㄵ: "ㄴㅈ", ㄶ: "ㄴㅎ", ㄺ: "ㄹㄱ", ㄻ: "ㄹㅁ", ㄼ: "ㄹㅂ", ㄽ: "ㄹㅅ", ㄾ: "ㄹㅌ", ㄿ: "ㄹㅍ", ㅀ: "ㄹㅎ", ㅄ: "ㅂㅅ",
  };
  // For each final the final that stays and the initial that moves on when a vowel follows.
  const finals = [
    [0, 0], [0, 1], [1, 9], [0, 2], [4, 12], [4, 18], [0, 3], [0, 5], [8, 0], [8, 6], [8, 7], [8, 9], [8, 16], [8, 17],
    [8, 18], [0, 6], [0, 7], [17, 9], [0, 9], [0, 10], [0, 11], [0, 12], [0, 14], [0, 15], [0, 16], [0, 17], [0, 18],
  ];
  const syllable = (letter) => {
    const code = letter ? letter.codePointAt(0) - 0xac00 : -1;
    return code >= 0 && code < 11172 ? code : -1;
  };
  const character = (code) => String.fromCharCode(code + 0xac00);
  const initialOf = (letter) => (syllable(letter) < 0 ? "" : initials[Math.floor(syllable(letter) / 588)]);
  const range = (first, count) => [character(first), character(first + count - 1)];
  const beginningWith = (consonant) => {
    const index = initials.indexOf(consonant);
    return index < 0 ? null : range(index * 588, 588);
  };
  const separated = (text) => {
    const plain = [...text].map((letter) => initials[letter.codePointAt(0) - 0x1100] || letter);
    return plain.every((letter) => letter >= "ㄱ" && letter <= "ㅎ") ? [...plain.map((c) => pairs[c] || c).join("")] : plain;
  };

  // A pattern is its letters, each alone or as a range of syllables: 백그라우 fits 백그라운, 생ㅁ fits 생명.
  const patternOf = (letters) => {
    const last = letters[letters.length - 1];
    const head = letters.slice(0, -1);
    const code = syllable(last);
    if (code >= 0 && code % 28 === 0) return [...head, range(code, 28)];
    const next = syllable(head[head.length - 1]) >= 0 && beginningWith(last);
    return next ? [...head, next] : letters;
  };
  // 강 fits 가요.
  const carrying = (letters) => {
    const code = syllable(letters[letters.length - 1]);
    if (code < 0 || code % 28 === 0) return null;
    const [final, initial] = finals[(code % 28) - 1];
    return [...letters.slice(0, -1), character(code - (code % 28) + final), range(initial * 588, 588)];
  };
  const initialsPattern = (letters) => {
    const ranges = letters.map(beginningWith);
    return letters.length > 1 && ranges.every(Boolean) ? ranges : null;
  };
  const expression = (pattern) => pattern.map((letter) => (Array.isArray(letter) ? `[${letter.join("-")}]` : letter)).join("");
  const literalHead = (pattern) => {
    const end = pattern.findIndex(Array.isArray);
    return end < 0 ? pattern : pattern.slice(0, end);
  };

  // MARK: Grams

  const factors = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];
  const row = (letters) => {
    let hash = 0;
    letters.forEach((letter, number) => {
      hash ^= Math.imul(letter.codePointAt(0), factors[number]);
    });
    hash ^= hash >>> 15;
    return Math.imul(hash, 0x2c1b3c6d) >>> 0;
  };
  const isWide = (letter) => letter.codePointAt(0) >= 0x80;
  const least = (letter) => (Array.isArray(letter) ? letter[0] : letter);
  // Three tell nearly as much as all: of those of larger groups the first, the last and one between.
  const rowsOf = (pattern) => {
    const [large, small] = [[], []];
    pattern.forEach((_, at) => {
      const letters = pattern.slice(at, at + 4);
      const literal = literalHead(letters);
      const wide = literal.findIndex(isWide);
      const narrow = wide < 0 ? literal.length : wide;
      if (literal.length > 1 && narrow < 2) large.push(row(literal.slice(0, 2)));
      if (narrow === 4) large.push(row(literal));
      if (narrow >= 3) small.push(row(literal.slice(0, 3)));
      const isOpen = Array.isArray(letters[0]) && syllable(letters[0][1]) - syllable(letters[0][0]) === 27;
      if (wide === 0 || isOpen) small.push(row([least(letters[0])]));
      const consonants = letters.slice(0, 2).map((letter) => initialOf(least(letter)));
      if (literal.length < 2 && letters.length > 1 && consonants.every(Boolean)) small.push(row(consonants));
    });
    const end = large.length - 1;
    if (end > 1) return [large[0], large[end], large[end >> 1]];
    return [...large, ...small].slice(0, 3);
  };
  const isLongEnough = (letters) => letters.length >= 3 || letters.some(isWide);

  // MARK: Parts

  const parts = {};
  const waiting = {};
  const siteSearch = (name, data) => {
    parts[name] = data;
    if (waiting[name]) waiting[name].done(data);
  };
  // Calls `ended` when the part can't come any more, or has come.
  siteSearch.inject = (name, ended) => {
    const script = document.createElement("script");
    // The root says which build's parts it goes with: a cache may hold another's.
    script.src = `${siteSearch.root}search/${name}.js${parts.root ? `?${parts.root.version}` : ""}`;
    script.onload = script.onerror = ended;
    document.head.append(script);
  };
  const load = (name) => {
    if (name in parts) return parts[name];
    if (waiting[name]) return waiting[name].promise;
    const part = {};
    waiting[name] = part;
    part.promise = new Promise((done, failed) => {
      part.done = done;
      siteSearch.inject(name, () => {
        if (name in parts) return;
        // Another try may be luckier.
        delete waiting[name];
        failed(new Error(`search/${name}.js`));
      });
    });
    return part.promise;
  };

  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const digits = Object.fromEntries([...alphabet].map((letter, index) => [letter, index]));
  // The order of code points, in which the keys stand.
  const unit = (code) => (code >= 0xe000 ? code - 0x800 : code >= 0xd800 ? code + 0x2000 : code);
  const isLess = (left, right) => {
    for (let i = 0; i < left.length && i < right.length; i++) {
      const [a, b] = [left.charCodeAt(i), right.charCodeAt(i)];
      if (a !== b) return unit(a) < unit(b);
    }
    return left.length < right.length;
  };

  // Numbers in a text of digits, from a place on.
  const numbers = (text) => {
    let at = 0;
    return {
      get isLeft() {
        return at < text.length;
      },
      next() {
        for (let value = 0, shift = 0; ; shift += 5) {
          const digit = digits[text[at++]];
          value |= (digit & 31) << shift;
          if (digit < 32) return value;
        }
      },
    };
  };

  // Keys, each with what stands after the space.
  const keyLines = (text) => {
    let last = "";
    return text.split(";").map((line) => {
      const [key, rest] = line.split(" ");
      last = last.slice(0, digits[key[0]]) + key.slice(1);
      return [last, rest];
    });
  };

  // A few parts come as quickly as one, but the first answer shouldn't wait for more than it needs: one, then three a time.
  // `body` is called with each item and its part until it returns false, and so does this.
  const inTurn = async (items, part, body) => {
    for (let start = 0, count = 1; start < items.length; start += count, count = 3) {
      const some = items.slice(start, start + count);
      const loaded = await Promise.all(some.map(part));
      for (let i = 0; i < some.length; i++) {
        if ((await body(some[i], loaded[i])) === false) return false;
      }
    }
    return true;
  };

  class Table {
    constructor(name, { blocks, counts, rows, file }) {
      Object.assign(this, { name, rows, file, count: 0 });
      const each = numbers(counts);
      this.blocks = blocks.split(";").map((first) => ({ first, number: this.count, chunks: {}, end: (this.count += each.next()) }));
    }

    // The number of the last block before those that are behind what is looked for.
    lastBlock(isBehind) {
      let [low, high] = [0, this.blocks.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isBehind(this.blocks[middle])) high = middle;
        else low = middle + 1;
      }
      return low - 1;
    }

    async keys(number) {
      const block = this.blocks[number];
      if (!block.keys) {
        let [chunk, line] = [-1, 0];
        block.keys = keyLines(await load(`${this.name}/${number}`)).map(([text, rest], index) => {
          if (rest !== undefined) [chunk, line] = [chunk + 1, 0];
          return { text, number: block.number + index, block, place: `${number}-${chunk}`, line: line++ };
        });
      }
      return block.keys;
    }

    async lines({ block, place }) {
      block.chunks[place] ||= (await load(`${this.name}/${place}`)).split(";");
      return block.chunks[place];
    }

    async postings(found) {
      return postings(found, (await this.lines(found))[found.line]);
    }

    // Calls `body` with what each of a block's keys leads to until it returns false, and so does this.
    async each(keys, body) {
      const chunks = new Map();
      for (const found of keys) chunks.set(found.place, [...(chunks.get(found.place) || []), found]);
      return inTurn([...chunks.values()], ([first]) => this.lines(first), (own, lines) =>
        own.every((found) => body(postings(found, lines[found.line]), found) !== false));
    }

    // The keys from the first that isn't less than `start`, block by block, until `body` returns false.
    async from(start, body) {
      for (let number = this.blockBefore(start); number < this.blocks.length; number++) {
        const keys = await this.keys(number);
        const from = keys.findIndex(({ text }) => !isLess(text, start));
        if (from >= 0 && (await body(keys.slice(from))) === false) return;
      }
    }

    blockBefore(start) {
      return Math.max(this.lastBlock(({ first }) => isLess(start, first)), 0);
    }

    // What will be asked for soon is on its way meanwhile; whether it comes is seen then.
    expect(start) {
      this.keys(this.blockBefore(start)).catch(() => {});
    }

    async key(wanted) {
      let found;
      await this.from(wanted, ([next]) => {
        if (next.text === wanted) found = next;
        return false;
      });
      return found;
    }

    // The numbers of the keys with all of these grams, ascending.
    async numbersWith(rows) {
      const lists = await Promise.all(rows.map(async (wanted) => {
        const row = Math.floor(wanted / 2 ** 32 * this.rows);
        const lines = (await load(`${this.name}/g${Math.floor(row / this.file)}`)).split(";");
        const steps = numbers(lines[row % this.file]);
        const list = [];
        for (let number = 0; steps.isLeft;) list.push((number += steps.next()));
        return list;
      }));
      if (!lists.length) return [...Array(this.count).keys()];
      lists.sort((left, right) => left.length - right.length);
      const others = lists.slice(1).map((list) => new Set(list));
      return lists[0].filter((number) => others.every((set) => set.has(number)));
    }
  }

  // How many entries a stage takes before it stops looking for more: one letter is in too much to look through.
  const most = (letters) => (letters.length > 1 ? 200 : 40);

  // Ranks and entries of a key.
  const postings = ({ text }, line) => {
    const found = [];
    for (const steps = numbers(line); steps.isLeft;) {
      const rank = steps.next();
      for (let count = steps.next(), entry = 0; count > 0; count--) {
        entry += steps.next();
        found.push({ entry, rank, order: [rank, text.length], key: text });
      }
    }
    return found;
  };

  // MARK: Stages

  // Of NameRank: terms are up to forms, and names up to readings are looked into.
  const [form, reading, part] = [3, 5, 7];

  const compare = (left, right) => left.order[0] - right.order[0] || left.order[1] - right.order[1];

  class Hits {
    constructor(most) {
      this.most = most;
      this.best = new Map();
    }

    add(hits) {
      for (const hit of hits) {
        const known = this.best.get(hit.entry);
        if (!known || compare(hit, known) < 0) this.best.set(hit.entry, hit);
      }
      return this.best.size < this.most;
    }

    get all() {
      return [...this.best.values()];
    }
  }

  const beginning = async (table, pattern, most) => {
    const hits = new Hits(most);
    const head = literalHead(pattern);
    const next = pattern[head.length];
    const fits = new RegExp(`^${expression(pattern)}`, "u");
    await table.from(head.join("") + (next ? next[0] : ""), async (keys) => {
      // Those that fit stand together.
      const end = keys.findIndex(({ text }) => !fits.test(text));
      return (await table.each(end < 0 ? keys : keys.slice(0, end), (found) => hits.add(found))) && end < 0;
    });
    return hits.all;
  };

  // `early` is called with the first hits.
  const holding = async (table, pattern, most, worst = Infinity, early = () => {}) => {
    const hits = new Hits(most);
    const fits = new RegExp(expression(pattern), "u");
    const blocks = new Map();
    for (const number of await table.numbersWith(rowsOf(pattern))) {
      const block = table.lastBlock((other) => other.number > number);
      blocks.set(block, [...(blocks.get(block) || []), number]);
    }
    await inTurn([...blocks], ([block]) => table.keys(block), ([block, numbers], keys) => {
      const own = numbers.map((number) => keys[number - table.blocks[block].number]);
      return table.each(own.filter(({ text }) => fits.test(text)), (found) => {
        const isFirst = !hits.best.size;
        const goesOn = hits.add(found.filter(({ rank }) => rank <= worst));
        if (isFirst && hits.best.size) early(hits.all);
        return goesOn;
      });
    });
    return hits.all;
  };

  // What a Korean word may be without its particle.
  const stems = (word, particles) => particles.flatMap(([text, after]) => {
    const stem = word.slice(0, -text.length);
    if (!stem || !word.endsWith(text)) return [];
    const code = syllable(stem[stem.length - 1]);
    const final = code % 28;
    const agrees = code < 0 || after === "a" || (after === "c" ? final > 0 : final === 0 || (after === "l" && final === 8));
    return agrees ? [stem] : [];
  });

  // Edits: a letter more, less, another, or two neighbours exchanged.
  const distance = (query, letters) => {
    let [before, above] = [[], [...query, 0].map((_, column) => column)];
    for (let i = 1; i <= letters.length; i++) {
      const current = [i];
      for (let j = 1; j <= query.length; j++) {
        const isSame = letters[i - 1] === query[j - 1];
        current[j] = Math.min(above[j - 1] + (isSame ? 0 : 1), above[j] + 1, current[j - 1] + 1);
        if (i > 1 && j > 1 && letters[i - 1] === query[j - 2] && letters[i - 2] === query[j - 1]) {
          current[j] = Math.min(current[j], before[j - 2] + 1);
        }
      }
      [before, above] = [above, current];
    }
    return above[query.length];
  };

  const similar = async ({ similar }, letters) => {
    if (letters.length < 4 || letters.length > 64) return [];
    const most = letters.length < 8 ? 1 : 2;
    const files = new Set();
    for (const first of letters.slice(0, 2)) {
      for (let count = letters.length - most; count <= letters.length + most; count++) {
        files.add((Math.imul(first.codePointAt(0) * 64 + count, 0x9e3779b1) >>> 7) % similar);
      }
    }
    const hits = new Hits(Infinity);
    for (const part of await Promise.all([...files].map((file) => load(`names/s${file}`)))) {
      for (const [text, line] of part ? keyLines(part) : []) {
        const other = [...text];
        if (!letters.slice(0, 2).includes(other[0]) || Math.abs(other.length - letters.length) > most) continue;
        const edits = distance(letters, other);
        if (edits > most) continue;
        hits.add(postings({ text }, line).map((hit) => ({ ...hit, order: [edits * 256 + hit.rank, hit.order[1]] })));
      }
    }
    return hits.all;
  };

  const matches = { exact: 0, withoutParticle: 1, prefix: 3, inside: 4 };

  // The entries whose texts have a word; null when it is everywhere.
  const wordMatches = async (index, word, isAlone, limit, early) => {
    const found = new Map();
    const add = (hits, match) => {
      for (const hit of hits) {
        if (!found.has(hit.entry)) found.set(hit.entry, { score: matches[match] * 4 + hit.rank, key: hit.key });
      }
    };
    const exact = await index.words.key(word.join(""));
    const own = exact ? await index.words.postings(exact) : [];
    if (exact && !own.length) return null;
    add(own, "exact");
    if (found.size) early(found);
    if (word.length === 2 && word.every(isUnspaced)) return found;
    for (const stem of found.size ? [] : stems(word.join(""), index.particles)) {
      const known = !found.size && (await index.words.key(stem));
      if (known) add(await index.words.postings(known), "withoutParticle");
    }
    const initials = initialsPattern(word);
    if (initials) {
      add(await holding(index.words, initials, most(word)), "inside");
      return found;
    }
    if (word.length < 2 && !word.some(isWide)) return found;
    add(await beginning(index.words, patternOf(word), isAlone ? most(word) : 1000), "prefix");
    if (found.size) early(found);
    if (found.size < limit && isLongEnough(word)) {
      const score = (rank) => matches.inside * 4 + rank;
      const first = (hits) => found.size || early(new Map(hits.map(({ entry, rank, key }) => [entry, { score: score(rank), key }])));
      add(await holding(index.words, patternOf(word), most(word), Infinity, first), "inside");
    }
    return found;
  };

  const withWords = async (index, list, limit, progress) => {
    const hits = (sums) => [...sums].map(([entry, { score, key }]) => ({ entry, order: [score, 0], rank: 0, key }));
    const isAlone = list.length === 1;
    let sums = null;
    for (const word of list) {
      const found = await wordMatches(index, word, isAlone, limit, (some) => isAlone && progress(hits(some)));
      if (!found) continue;
      const known = sums;
      sums = new Map();
      for (const [entry, match] of found) {
        if (!known) sums.set(entry, match);
        else if (known.has(entry)) sums.set(entry, { score: known.get(entry).score + match.score, key: match.key });
      }
    }
    return hits(sums || []);
  };

  // MARK: Answers

  let index;
  const open = async () => {
    if (!index) {
      const root = await load("root");
      index = {
        names: new Table("names", root.names), words: new Table("words", root.words), chunk: root.chunk, similar: root.similar,
        particles: root.particles.split(" ").map((text) => [text.slice(0, -1), text.slice(-1)]),
      };
    }
    return index;
  };

  const prepare = (query) => {
    if (query.length > 1000) return null;
    const letters = separated(key(query));
    return letters.length ? { letters, words: words(query).slice(0, 16).map(separated) } : null;
  };

  const entry = async (number, language) => {
    const { chunk } = await open();
    const lines = await load(`${language}/${Math.floor(number / chunk)}`);
    const [kind, title, page, summary, related] = lines.split("\n")[number % chunk].split("\t");
    return { kind, title, page, summary, related: related.split(" ").filter(Boolean).map((text) => parseInt(text, 36)) };
  };

  // The entries that a query asks for, best first: {entry, match, key}. `progress` is called with what is known so far.
  const answers = async (query, language, { limit = 20, progress = () => {} } = {}) => {
    const asked = prepare(query);
    const list = [];
    if (!asked) return list;
    const index = await open();
    const seen = new Set();
    const named = [];
    const push = (match, entry, key) => {
      if (list.length >= limit || seen.has(entry)) return;
      seen.add(entry);
      list.push({ entry, match, key });
    };
    const add = (match, hits) => {
      hits.sort((left, right) => compare(left, right) || left.entry - right.entry);
      for (const hit of hits) {
        if ((match === "exact" || match === "withoutParticle") && hit.rank <= form && !seen.has(hit.entry)) named.push(hit.entry);
        push(match, hit.entry, hit.key);
      }
    };
    const isFull = () => list.length >= limit;
    const { letters } = asked;

    const exact = async (text) => {
      const found = await index.names.key(text);
      return found ? index.names.postings(found) : [];
    };
    if (asked.words.length) index.words.expect(asked.words[0].join(""));
    add("exact", await exact(letters.join("")));
    for (const stem of list.length ? [] : stems(letters.join(""), index.particles)) {
      if (!list.length) add("withoutParticle", await exact(stem));
    }
    if (list.length) progress(list);
    for (const concept of named) {
      for (const other of (await entry(concept, language)).related) push("related", other, "");
    }
    const other = carrying(letters);
    if (!isFull()) {
      let hits = await beginning(index.names, patternOf(letters), most(letters));
      if (!hits.length && other) hits = await beginning(index.names, other, most(letters));
      add("prefix", hits);
      if (list.length) progress(list);
    }
    if (!isFull() && isLongEnough(letters)) {
      let hits = await holding(index.names, patternOf(letters), most(letters), reading);
      if (!hits.length && other) hits = await holding(index.names, other, most(letters), reading);
      add("inside", hits);
      if (list.length) progress(list);
    }
    if (!isFull()) {
      const early = (hits) => progress([...list, ...hits.map(({ entry, key }) => ({ entry, match: "words", key }))
        .filter((hit) => !seen.has(hit.entry))].slice(0, limit));
      add("words", await withWords(index, asked.words, limit, early));
    }
    if (!list.length) add("similar", await similar(index, letters));
    return list;
  };

  // The names nearest to a query among those that stand near it in the alphabet, for when nothing fits.
  const nearest = async (query, limit = 3) => {
    const asked = prepare(query);
    if (!asked) return [];
    const { names } = await open();
    const letters = asked.letters.slice(0, 64);
    let place = names.count;
    await names.from(letters.join(""), ([found]) => {
      place = found.number;
      return false;
    });
    const candidates = [];
    for (let number = 0; number < names.blocks.length; number++) {
      if (names.blocks[number].number >= place + 100 || names.blocks[number].end <= place - 100) continue;
      const near = (await names.keys(number)).filter((found) => Math.abs(found.number - place) <= 100);
      await names.each(near, (list, found) => {
        const edits = distance(letters, [...found.text]);
        for (const { entry, rank } of list) {
          if (rank < part && rank !== reading) candidates.push([edits, found.number, entry]);
        }
      });
    }
    candidates.sort((left, right) => left[0] - right[0] || left[1] - right[1] || left[2] - right[2]);
    return [...new Set(candidates.map((candidate) => candidate[2]))].slice(0, limit);
  };

  Object.assign(siteSearch, { fold, key, words, answers, nearest, entry });
  globalThis.siteSearch = siteSearch;

  // MARK: The box

  const box = globalThis.document && document.querySelector("search.search");
  if (!box) return;
  const [input, status, list] = box.children;
  const texts = box.dataset;
  const language = document.documentElement.lang;
  siteSearch.root = texts.root;
  box.hidden = false;

  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    made.append(...children);
    return made;
  };

  // A text with what the query found in it marked. Letters are compared folded, each with its place in the text.
  const marked = (text, patterns) => {
    let folded = "";
    const places = [];
    let at = 0;
    for (const letter of text) {
      const part = key(letter);
      folded += part;
      for (let i = 0; i < part.length; i++) places.push([at, at + letter.length]);
      at += letter.length;
    }
    const pieces = [];
    let end = 0;
    for (const match of patterns ? folded.matchAll(patterns) : []) {
      if (!match[0]) continue;
      const [start, stop] = [places[match.index][0], places[match.index + match[0].length - 1][1]];
      if (start < end) continue;
      pieces.push(text.slice(end, start), element("mark", {}, text.slice(start, stop)));
      end = stop;
    }
    return [...pieces, text.slice(end)];
  };

  // What to mark: the whole query, and where it is found, its words and the key that led to the entry.
  const patternsFor = (query, found) => {
    const { letters, words } = prepare(query);
    const all = [letters, ...words.filter((word) => word.length > 1 || isWide(word[0]))]
      .flatMap((part) => [patternOf(part), carrying(part), initialsPattern(part)].filter(Boolean));
    return new RegExp([...all.map(expression), ...(found ? [found] : [])].join("|"), "gu");
  };

  const option = ({ kind, title, page, summary }, patterns, found) => {
    const name = marked(title, patterns);
    const about = marked(summary, patterns);
    const isShown = name.length + about.length > 2 || !found;
    return element("a", { role: "option", href: texts.root + page, tabindex: "-1", "aria-selected": "false" },
      element(kind === "s" || kind === "x" ? "code" : "b", {}, ...name), ...(isShown ? [] : [" ", element("mark", {}, found)]),
      ...(summary ? [element("span", {}, ...about)] : []));
  };

  let active = -1;
  const options = () => list.querySelectorAll("[role=option]");
  const activate = (number) => {
    const all = options();
    if (all[active]) all[active].setAttribute("aria-selected", "false");
    active = all.length ? (number + all.length) % all.length : -1;
    if (active < 0) return input.removeAttribute("aria-activedescendant");
    all[active].setAttribute("aria-selected", "true");
    all[active].scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", all[active].id);
  };
  const leave = () => {
    active = -1;
    input.removeAttribute("aria-activedescendant");
  };
  const show = (isShown) => {
    list.hidden = !isShown;
    input.setAttribute("aria-expanded", String(isShown));
    if (!isShown) return leave();
    // The answers begin with the box, or end with it where they wouldn't fit.
    const { left, right } = box.getBoundingClientRect();
    const end = document.dir === "rtl" ? list.offsetWidth - right : left + list.offsetWidth - document.documentElement.clientWidth;
    box.classList.toggle("end", end > 0);
  };

  // A problem is shown; a count is only said. More answers to the same query leave the chosen one chosen.
  const render = (groups, message, isProblem) => {
    const chosen = active < 0 ? null : options()[active].href;
    leave();
    list.replaceChildren(...groups.map(([label, members], number) =>
      element("div", { role: "group", "aria-labelledby": `found-group-${number}` },
        element("div", { role: "presentation", class: "group", id: `found-group-${number}` }, label), ...members)));
    options().forEach((option, number) => {
      option.id = `found-${number}`;
      if (option.href === chosen) activate(number);
    });
    status.textContent = message;
    status.classList.toggle("shown", Boolean(isProblem));
    show(groups.length > 0);
  };

  let asked = 0;
  const search = async () => {
    const query = input.value.trim();
    const turn = ++asked;
    const isLatest = () => turn === asked;
    if (!query) return render([], "");
    let isDrawn = false;
    const draw = (known, message) => {
      if (!isLatest()) return;
      isDrawn = true;
      const groups = new Map();
      for (const one of known) {
        if (!groups.has(one.kind)) groups.set(one.kind, []);
        groups.get(one.kind).push(option(one, patternsFor(query, one.key), one.key));
      }
      render([...groups].map(([kind, members]) => [texts[kind], members]), message);
    };
    // The first answers don't wait for what is said of the last.
    const present = async (found, message) => {
      const known = async (some) => Promise.all(some.map(async (one) => ({ ...one, ...(await entry(one.entry, language)) })));
      if (!isDrawn) draw(await known(found.slice(0, 3)), "");
      draw(await known(found), message);
    };
    try {
      let shown = Promise.resolve();
      const progress = (some) => {
        const known = [...some];
        shown = shown.then(() => isLatest() && present(known, ""));
      };
      const found = await answers(query, language, { limit: 12, progress });
      await shown;
      if (!isLatest()) return;
      if (found.length) return await present(found, texts.count.replace("{0}", found.length));
      const near = await Promise.all((await nearest(query)).map((number) => entry(number, language)));
      if (!isLatest()) return;
      const message = texts.nothing.replace("{0}", () => query.slice(0, 60));
      render(near.length ? [[texts.nearest, near.map((one) => option(one))]] : [], message, true);
    } catch (error) {
      if (isLatest()) render([], texts.failed, true);
    }
  };

  const close = () => {
    asked++;
    status.textContent = "";
    status.classList.remove("shown");
    show(false);
  };

  input.addEventListener("input", () => {
    leave();
    search();
  });
  input.addEventListener("focus", () => {
    open().catch(() => {});
    if (input.value.trim() && list.hidden) search();
  });
  input.addEventListener("keydown", (event) => {
    // While a syllable is being put together, the keys are the input method's.
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      if (list.hidden) search();
      else activate(active < 0 && step < 0 ? -1 : active + step);
    } else if (event.key === "Enter") {
      const target = options()[Math.max(active, 0)];
      if (!target || list.hidden) return;
      target.click();
    } else if (event.key === "Escape") {
      if (list.hidden) input.value = "";
      close();
    } else return;
    event.preventDefault();
  });
  list.addEventListener("click", close);
  box.addEventListener("focusout", (event) => {
    if (!box.contains(event.relatedTarget)) close();
  });
  // The focus stays in the box while the pointer chooses.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest && event.target.closest("input, textarea, select, [contenteditable]");
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
    const isK = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "k";
    if (!isSlash && !isK) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
})();
