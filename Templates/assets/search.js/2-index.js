// The files of the index (Sources/SiteRendering/Search): no server and no fetch, so that it works
// from the disk too.

// Each file of the index is a script that hands its data over. Where one fails, a new index may
// lead to others.
let files = {}, again = "";
// The policy of the pages wants an address of a script to be made in one place (Trusted Types).
const rules = { createScriptURL: String };
const trust = self.trustedTypes?.createPolicy("hig", rules) ?? rules;
self.hig = (data) => document.currentScript.data = data;
const load = (name, read) => files[name] ??= new Promise((done, fail) => {
  const script = document.createElement("script");
  script.src = trust.createScriptURL(base + "search/" + name + ".js" + again);
  script.onload = script.onerror = () => {
    script.remove();
    if (script.data) return done(script.data);
    files = {};
    again += "?";
    fail(name);
  };
  document.head.append(script);
}).then(read);
const index = () => load("index", (data) => {
  ({ patterns } = guide = data);
  for (const name in patterns) patterns[name] = RegExp(patterns[name], "gu");
});
const part = (name, at, hashes, from = at) =>
  name + "-" + at + "." + hashes.slice(from * 5, from * 5 + 5);

// Words are written as what they share with the one before, and the rest.
const read = (keyOf) => (text, word = "") => text.split("!").map((entry) => {
  const [head, hits, names, more] = entry.split(" ");
  word = word.slice(0, code(head) - 35) + head.slice(1);
  return { key: keyOf(word), word, hits: [hits], names, more };
});
// The entries from one key up to another, from so many files at most.
const between = async (name, from, to, most = 1) => {
  const { firsts, hashes } = guide[name], keys = firsts.split("\n");
  let at = keys.findLastIndex((key) => key <= from);
  const found = [];
  do found.push(load(part(name, at, hashes), read(
    { words: String, names: initials, sounds: consonants }[name])));
  while (--most && keys[++at] < to);
  return (await Promise.all(found)).flat().filter(({ key }) => key >= from && key < to);
};
const entry = async (word) => (await between("words", word, word + "\0"))[0];

// Hits as [page, section, impact].
const decode = (text) => {
  const hits = [];
  let at = 0, page = 0;
  const number = (digit = code(text[at++])) =>
    digit < 93 ? digit - 35 : digit - 93 + 32 * number();
  while (text[at]) {
    let section = 0, flags;
    page += number();
    do {
      section += number();
      flags = code(text[at++]) - 35;
      hits.push([page, section, 2 ** ((flags >> 1) / 3.5)]);
    } while (!(flags & 1));
  }
  return hits;
};
const complete = async (one) => {
  one.hits = one.hits.concat(await Promise.all(
    (one.more?.split(",") ?? []).map((name) => load("more-" + name))));
  return one.hits.flatMap(decode);
};
