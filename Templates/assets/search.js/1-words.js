// Korean text as search reads it. The patterns and tables come with the index, so that both sides
// read alike (Sources/HangulText, SearchPatterns).

const base = new URL("..", document.currentScript.src);

let guide, patterns, filter;
const code = (text) => text.charCodeAt();
const fold = (text) => text.normalize("NFC")
  .replace(/[！-～]+/g, (wide) => wide.normalize("NFKC")).toLowerCase();
const tokens = (text) => fold(text).replace(patterns.loose, " ").match(patterns.word) ?? [];
// The word, then what is left of it without an ending, the longest first.
const forms = (word) => [...word].map((_, at) => word.slice(0, word.length - at))
  .filter((form) => !word.slice(form.length).search(patterns.ending));
const toLatin = (text) => text.normalize("NFD").replace(patterns.jamo, (one) => guide.keys[one]);
const toHangul = (text) => text
  .replace(/[A-Z]/g, (key) => guide.jamo[key] ? key : key.toLowerCase())
  .replace(patterns.syllable, (_, initial, vowel, final) =>
    (guide.initials[initial] + guide.vowels[vowel] + (guide.finals[final] ?? "")).normalize())
  .replace(patterns.letter, (key) => guide.jamo[key]);
const initials = (text) => text.replace(/[가-힣]/g, (one) => guide.jamo[toLatin(one)[0]]);
// How a word sounds, and its consonants: clipping and 클리핑 come out alike.
const sound = (word) => (word + " ").normalize("NFD")
  .replace(patterns.sound, (part) => guide.letters[part] ?? "").replace(/(.)\1+/g, "$1");
const consonants = (word) => sound(word).replace(/[aeiou]/g, "").toLowerCase();

// Edits between two words: insert, delete, replace, swap of neighbours.
const distance = (a, b) => {
  let before, last = [..." " + b].map((_, j) => j);
  if (Math.abs(a.length - b.length) > 2) return 9;
  [...a].forEach((x, i) => {
    const row = [i + 1];
    [...b].forEach((y, j) => row.push(Math.min(last[j] + (x != y), last[j + 1] + 1, row[j] + 1,
      i && j && x == b[j - 1] && y == a[i - 1] ? before[j - 1] + 1 : 99)));
    [before, last] = [last, row];
  });
  return last.at(-1);
};
