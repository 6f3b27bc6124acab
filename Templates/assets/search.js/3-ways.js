// Ways to a word: each answers with groups of choices, and of every group one must be there.
// Marked in the text is the word, or the beginning of it that was asked for.
const known = async (word, most = 1) => {
  let spare;
  for (const form of forms(word)) {
    const found = await between("words", form, form + "\uffff", most);
    // Where longer words fill several files, the first has the best hits of all.
    const sum = most < 2 && found.find((one) => one.word == form + "*");
    // A syllable that is left without an ending begins too many words.
    const choices = found.filter((one) => one.word == form
      || (form[form > "ㄱ" ? 1 : 2] || form == word) && (sum ? one == sum : one.word.at(-1) != "*"))
      .map((one) => ({ ...one, mark: form,
        factor: one.word == form ? 1 : form.length / one.word.length / 2 }));
    if (choices.some(({ factor }) => factor == 1)) return [choices];
    spare ??= choices[0] && [choices];
  }
  return spare;
};
const split = async (word, _, least = 2, rests = {}) => {
  for (let at = word.length - 1; word[2] && at; at--) {
    const head = await entry(word.slice(0, at)), rest = word.slice(at);
    const tail = head && (rest[1] && at >= least || await entry(rest))
      && (await known(rest) ?? await (rests[rest] ??= split(rest, 1, 1, rests)));
    if (tail) return [[{ ...head, mark: head.word, factor: 1 }], ...tail];
  }
};
// The three words of a list that are the least away from another, by a measure that is 9 for all
// too far.
const closest = async (list, measure) => {
  const near = list.map((one) => ({ ...one, far: measure(one.word) }))
    .filter(({ far }) => far < 9)
    .sort((a, b) => a.far - b.far || code(b.hits[0]) - code(a.hits[0])).slice(0, 3);
  return near[0] && [await Promise.all(near.map(async ({ word, far }) =>
    ({ ...await entry(word), mark: word, factor: 2 ** -far })))];
};
const byInitials = async (word) => {
  if (!/^[ㄱ-ㅎ]{2,}$/.test(word)) return;
  const letters = toLatin(word).replace(/./g, (key) => guide.jamo[key]);
  return closest(await between("names", letters, letters + "\uffff", 2),
    (word) => initials(word) != letters);
};
// 푸, 풀ㄷ and 풀당 are all on the way to 풀다운: its keys begin with theirs.
const byKeys = async (word) => {
  for (const form of forms(word.replace(/기$/, ""))) {
    const last = form.slice(-1), start = form.slice(0, -1);
    if (!start && form != word || last < "ㄱ") return;
    const from = last < "가" ? toHangul(toLatin(last) + "k")
      : last.normalize("NFD").slice(0, 2).normalize();
    const found = (await between("words", start + from,
      start + String.fromCharCode(code(from) + 588), 2))
      .filter((one) => one.word.at(-1) != "*" && toLatin(one.word).startsWith(toLatin(form)));
    if (found[0]) return [found.map((one) =>
      ({ ...one, mark: one.word, factor: 1 / one.word.length }))];
  }
};
// An English word by its Korean spelling, and back.
const bySound = async (word, most) => {
  for (const form of forms(word)) {
    const own = sound(form), key = consonants(form);
    const alike = key[2] && form.normalize("NFD").match(patterns.loanword)
      && await closest(await between("sounds", key, key + "\0"), (word) => {
      const edits = distance(own, sound(word));
      return form > "ㄱ" != word > "ㄱ" && edits <= key.length - 2 >> 1 ? edits : 9;
    });
    if (alike) return [[...alike[0], ...(await known(word, most))?.[0] ?? []]];
  }
};
// A slip is an edit of one or two keys, or a syllable that is missing, too much or in its
// neighbour's place.
const nearest = async (word) => {
  for (const form of forms(word)) {
    const keys = toLatin(form), most = keys.length < 8 ? 1 : 2;
    const lists = keys[3] ? [...initials(form.slice(0, 2))]
      .map((first) => between("names", first, first + "\uffff", 6)) : [];
    const near = await closest((await Promise.all(lists)).flat(), (word) => {
      const edits = distance(keys, toLatin(word));
      return edits <= most ? edits
        : form[2] && distance(form, word) < 2
          && (word.length != form.length || [...word].sort() + "" == [...form].sort()) ? 1 : 9;
    });
    if (near) return near;
  }
};
