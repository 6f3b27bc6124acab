// Sections on pages that have words of so many groups, the best first.
const match = (groups, need) => {
  const pages = {}, found = [];
  groups.forEach((choices, group) => choices.forEach(({ hits, factor }) =>
    hits.flatMap(decode).forEach(([page, section, impact]) => {
      const own = (pages[page] ??= [])[group] ??= {};
      own[section] = Math.max(own[section] ?? 0, impact * factor);
    })));
  for (const page in pages) {
    const there = pages[page].filter(Boolean);
    if (there.length < need) continue;
    for (const section of new Set(there.flatMap(Object.keys))) {
      const count = there.filter((one) => one[section]).length;
      if (page >= guide.terms && count < need) continue;
      const score = there.reduce((sum, one) =>
        sum + (one[section] ?? 0.3 * Math.max(...Object.values(one))), 0);
      found.push({ page, section, score: score * (count < need ? 1 : section > 0 ? 1.25 : 1.6) });
    }
  }
  return found.sort((a, b) => b.score - a.score);
};
// Long lists are read to their ends only where their beginnings have nothing in common, or a
// filter may leave nothing.
const search = async (words, ways, slack = 0) => {
  for (const most of filter ? [9] : [1, 9]) {
    const groups = [];
    let left = slack;
    for (const word of words) {
      let found;
      for (const way of ways) found ??= await way(word, most);
      if (found) groups.push(...found);
      else if (left-- < 1) return;
    }
    if (most > 1) await Promise.all(groups.flat().map(complete));
    const hits = match(groups, groups.length - left);
    if (hits[0]) return { hits, groups };
  }
};
// The first rung that finds something answers, by its own name or another; what stands in the
// glossary alone waits for the text.
const climb = async (words, name, said) => {
  let spare;
  for (const [rung, asked, ways] of [
    ["", words, [known]],
    ...words.map((word, at) => ["spacing",
      at ? words.toSpliced(at - 1, 2, words[at - 1] + word) : [words.join("")], [known]]),
    ["spacing", words, [known, split]],
    ["initials", words, [known, byInitials, split]],
    ["keys", words, [known, byInitials, byKeys, split]],
  ]) {
    const found = await search(asked, ways);
    if (!found) continue;
    Object.assign(found, { rung: name ?? rung, said });
    if (found.hits.some(({ page }) => page < guide.terms)) return found;
    spare ??= found;
  }
  return spare;
};
const answer = async (text) => {
  await index();
  const words = tokens(text).slice(0, 24),
    asked = words.filter((word) => word.search(patterns.question));
  let found = await climb(words);
  for (const other of [toHangul(text), toLatin(text)]) {
    if (text[1] && /^[^ㄱ-ㅣ]+[ㄱ-ㅎ]?$/.test(other)) {
      found ??= await climb(tokens(other), "layout", other + ".");
    }
  }
  found ??= await climb(asked, "most");
  if (found) return found;
  // Where a word is nowhere, the others answer: a quarter may be missing, of two or three words
  // one for a guess.
  for (const [rung, slack, ...ways] of [
    ["sound", 0, bySound, known, split], ["near", 0, known, byKeys, nearest, split],
    ["most", asked.length >> 2, known], ["near", 1, known]]) {
    found = await search(asked, ways, slack);
    if (found) return { ...found, rung,
      said: found.groups.map(([{ mark }]) => mark).join(" ") + "." };
  }
};
