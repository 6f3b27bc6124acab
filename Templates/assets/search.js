// Search in the browser: no server and no fetch, so that it works from the disk too. Read down: Korean text (with the
// tables of Sources/HangulText), the index (of Sources/SiteRendering/Search), ways to a word, the ladder, results, the field.
(() => {
  const base = new URL("..", document.currentScript.src);

  // Korean: the patterns and tables come with the index, so that both sides read alike.
  let guide, patterns, filter;
  const code = (text) => text.charCodeAt();
  const fold = (text) => text.normalize("NFC").replace(/[！-～]+/g, (wide) => wide.normalize("NFKC")).toLowerCase();
  const tokens = (text) => fold(text).replace(patterns.loose, " ").match(patterns.word) ?? [];
  // The word, then what is left of it without an ending, the longest first.
  const forms = (word) => [...word].map((_, at) => word.slice(0, word.length - at)).filter((form) => !word.slice(form.length).search(patterns.ending));
  const toLatin = (text) => text.normalize("NFD").replace(patterns.jamo, (one) => guide.keys[one]);
  const toHangul = (text) => text.replace(/[A-Z]/g, (key) => guide.jamo[key] ? key : key.toLowerCase())
    .replace(patterns.syllable, (_, initial, vowel, final) => (guide.initials[initial] + guide.vowels[vowel] + (guide.finals[final] ?? "")).normalize())
    .replace(patterns.letter, (key) => guide.jamo[key]);
  const initials = (text) => text.replace(/[가-힣]/g, (one) => guide.jamo[toLatin(one)[0]]);
  // How a word sounds, and its consonants: clipping and 클리핑 come out alike.
  const sound = (word) => (word + " ").normalize("NFD").replace(patterns.sound, (part) => guide.letters[part] ?? "").replace(/(.)\1+/g, "$1");
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

  // Each file of the index is a script that hands its data over. Where one fails, a new index may lead to others.
  let files = {}, again = "";
  window.hig = (data) => document.currentScript.data = data;
  const load = (name, read) => files[name] ??= new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = new URL(`search/${name}.js${again}`, base);
    script.onload = script.onerror = () => {
      script.remove();
      if (script.data) return done(script.data);
      files = {};
      again += "?";
      fail(script.src);
    };
    document.head.append(script);
  }).then(read);
  const index = () => load("index", (data) => {
    ({ patterns } = guide = data);
    for (const name in patterns) patterns[name] = RegExp(patterns[name], "gu");
  });
  const part = (name, at, hashes, from = at) => `${name}-${at}.${hashes.slice(from * 5, from * 5 + 5)}`;

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
    do found.push(load(part(name, at, hashes), read({ words: String, names: initials, sounds: consonants }[name])));
    while (--most && keys[++at] < to);
    return (await Promise.all(found)).flat().filter(({ key }) => key >= from && key < to);
  };
  const entry = async (word) => (await between("words", word, word + "\0"))[0];

  // Hits as [page, section, impact].
  const decode = (text) => {
    const hits = [];
    let at = 0, page = 0;
    const number = (digit = code(text[at++])) => digit < 93 ? digit - 35 : digit - 93 + 32 * number();
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
    one.hits = one.hits.concat(await Promise.all((one.more?.split(",") ?? []).map((name) => load("more-" + name))));
    return one.hits.flatMap(decode);
  };

  // Ways to a word: each answers with groups of choices, and of every group one must be there. Marked in the text is
  // the word, or the beginning of it that was asked for.
  const known = async (word, most = 1) => {
    let spare;
    for (const form of forms(word)) {
      const found = await between("words", form, form + "\uffff", most);
      // Where longer words fill several files, the first has the best hits of all.
      const sum = most < 2 && found.find((one) => one.word == form + "*");
      // A syllable that is left without an ending begins too many words.
      const choices = found.filter((one) => one.word == form || (form[form > "ㄱ" ? 1 : 2] || form == word) && (sum ? one == sum : one.word.at(-1) != "*"))
        .map((one) => ({ ...one, mark: form, factor: one.word == form ? 1 : form.length / one.word.length / 2 }));
      if (choices.some(({ factor }) => factor == 1)) return [choices];
      spare ??= choices[0] && [choices];
    }
    return spare;
  };
  const split = async (word, _, least = 2, rests = {}) => {
    for (let at = word.length - 1; word[2] && at; at--) {
      const head = await entry(word.slice(0, at)), rest = word.slice(at);
      const tail = head && (rest[1] && at >= least || await entry(rest)) && (await known(rest) ?? await (rests[rest] ??= split(rest, 1, 1, rests)));
      if (tail) return [[{ ...head, mark: head.word, factor: 1 }], ...tail];
    }
  };
  // The three words of a list that are the least away from another, by a measure that is 9 for all too far.
  const closest = async (list, measure) => {
    const near = list.map((one) => ({ ...one, far: measure(one.word) })).filter(({ far }) => far < 9)
      .sort((a, b) => a.far - b.far || code(b.hits[0]) - code(a.hits[0])).slice(0, 3);
    return near[0] && [await Promise.all(near.map(async ({ word, far }) => ({ ...await entry(word), mark: word, factor: 2 ** -far })))];
  };
  const byInitials = async (word) => {
    if (!/^[ㄱ-ㅎ]{2,}$/.test(word)) return;
    const letters = toLatin(word).replace(/./g, (key) => guide.jamo[key]);
    return closest(await between("names", letters, letters + "\uffff", 2), (word) => initials(word) != letters);
  };
  // 푸, 풀ㄷ and 풀당 are all on the way to 풀다운: its keys begin with theirs.
  const byKeys = async (word) => {
    for (const form of forms(word.replace(/기$/, ""))) {
      const last = form.slice(-1), start = form.slice(0, -1);
      if (!start && form != word || last < "ㄱ") return;
      const from = last < "가" ? toHangul(toLatin(last) + "k") : last.normalize("NFD").slice(0, 2).normalize();
      const found = (await between("words", start + from, start + String.fromCharCode(code(from) + 588), 2))
        .filter((one) => one.word.at(-1) != "*" && toLatin(one.word).startsWith(toLatin(form)));
      if (found[0]) return [found.map((one) => ({ ...one, mark: one.word, factor: 1 / one.word.length }))];
    }
  };
  // An English word by its Korean spelling, and back.
  const bySound = async (word, most) => {
    for (const form of forms(word)) {
      const own = sound(form), key = consonants(form);
      const alike = key[2] && form.normalize("NFD").match(patterns.loanword) && await closest(await between("sounds", key, key + "\0"), (word) => {
        const edits = distance(own, sound(word));
        return form > "ㄱ" != word > "ㄱ" && edits <= key.length - 2 >> 1 ? edits : 9;
      });
      if (alike) return [[...alike[0], ...(await known(word, most))?.[0] ?? []]];
    }
  };
  // A slip is an edit of one or two keys, or a syllable that is missing, too much or in its neighbour's place.
  const nearest = async (word) => {
    for (const form of forms(word)) {
      const keys = toLatin(form), most = keys.length < 8 ? 1 : 2;
      const lists = keys[3] ? [...initials(form.slice(0, 2))].map((first) => between("names", first, first + "\uffff", 6)) : [];
      const near = await closest((await Promise.all(lists)).flat(), (word) => {
        const edits = distance(keys, toLatin(word));
        return edits <= most ? edits
          : form[2] && distance(form, word) < 2 && (word.length != form.length || [...word].sort() + "" == [...form].sort()) ? 1 : 9;
      });
      if (near) return near;
    }
  };

  // Sections on pages that have words of so many groups, the best first.
  const match = (groups, need) => {
    const pages = {}, found = [];
    groups.forEach((choices, group) => choices.forEach(({ hits, factor }) => hits.flatMap(decode).forEach(([page, section, impact]) => {
      const own = (pages[page] ??= [])[group] ??= {};
      own[section] = Math.max(own[section] ?? 0, impact * factor);
    })));
    for (const page in pages) {
      const there = pages[page].filter(Boolean);
      if (there.length < need) continue;
      for (const section of new Set(there.flatMap(Object.keys))) {
        const count = there.filter((one) => one[section]).length;
        if (page >= guide.terms && count < need) continue;
        const score = there.reduce((sum, one) => sum + (one[section] ?? 0.3 * Math.max(...Object.values(one))), 0);
        found.push({ page, section, score: score * (count < need ? 1 : section > 0 ? 1.25 : 1.6) });
      }
    }
    return found.sort((a, b) => b.score - a.score);
  };
  // Long lists are read to their ends only where their beginnings have nothing in common, or a filter may leave nothing.
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
  // The first rung that finds something answers, by its own name or another; what stands in the glossary alone waits for
  // the text.
  const climb = async (words, name, said) => {
    let spare;
    for (const [rung, asked, ways] of [
      ["", words, [known]],
      ...words.map((word, at) => ["spacing", at ? words.toSpliced(at - 1, 2, words[at - 1] + word) : [words.join("")], [known]]),
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
    const words = tokens(text).slice(0, 24), asked = words.filter((word) => word.search(patterns.question));
    let found = await climb(words);
    for (const other of [toHangul(text), toLatin(text)]) {
      if (text[1] && /^[^ㄱ-ㅣ]+[ㄱ-ㅎ]?$/.test(other)) found ??= await climb(tokens(other), "layout", other + ".");
    }
    found ??= await climb(asked, "most");
    if (found) return found;
    // Where a word is nowhere, the others answer: a quarter may be missing, of two or three words one for a guess.
    for (const [rung, slack, ...ways] of [["sound", 0, bySound, known, split], ["near", 0, known, byKeys, nearest, split],
      ["most", asked.length >> 2, known], ["near", 1, known]]) {
      found = await search(asked, ways, slack);
      if (found) return { ...found, rung, said: found.groups.map(([{ mark }]) => mark).join(" ") + "." };
    }
  };

  // Results by page in the order of their best, two sections each before the next page, the others behind.
  const sections = async (name) => {
    const found = name && await entry("#" + name);
    if (found) return new Set((await complete({ ...found })).map(([page, section]) => page + "," + section));
  };
  const byPage = async (hits, platform, kind) => {
    const without = await sections(platform), within = await sections(kind);
    const asked = hits.filter(({ page, section }) => !without?.has(page + "," + section) && (within?.has(page + "," + section) ?? 1));
    const all = [...Map.groupBy(asked, ({ page }) => page).values()];
    return [...all.map((own) => own.splice(0, 2)), ...all.filter((own) => own[0])];
  };

  const make = (name, className, ...content) => {
    const element = document.createElement(name);
    element.className = className;
    element.append(...content);
    return element;
  };
  const bold = (className, text, marks) => {
    const element = make("span", className);
    let done = 0;
    for (const { index, 0: found } of fold(text).matchAll(marks)) {
      element.append(text.slice(done, index), make("b", "", text.slice(index, done = index + found.length)));
    }
    element.append(text.slice(done), text && " ");
    return element;
  };
  // A hit as a link to what has most of the words in its section: a guideline, a note or text; all of them where one
  // kind is wanted.
  const links = async ({ page, section }, marks, each, wanted) => {
    const names = await load(part("pages", page >> 7, guide.pages));
    const [slug, title, sections] = await load(part("page", page, names, page & 127));
    const [anchor, heading, sort, pieces] = sections[section];
    const words = (text, pattern = marks) => fold(text).match(pattern) ?? [];
    const worth = ([kind, , lead, text]) => wanted && kind != wanted ? 0 : each.filter((one) => words(lead + "\n" + text, one)[0]).length + !!words(lead)[0] / 2;
    const found = pieces.filter(worth).sort((a, b) => worth(b) - worth(a));
    return (wanted ? found : [found[0] ?? [0, "", "", pieces[0]?.[3] ?? ""]]).map(([kind, place, lead, text]) => {
      const count = words(lead + "\n" + text).length;
      // From the beginning of the sentence, or from a word not far before the first match.
      const excerpt = text.slice(text.slice(0, fold(text).search(marks) + 1).search(/(?<=^|\s)[^.?!\n]{0,60}$|.$/)).slice(0, 400);
      const link = make("a", "hit", ...Object.entries({ title, heading, lead, excerpt }).map(([name, text]) => bold(name, text, marks)), make("span", "kind", texts.kinds.split(",")[kind || sort] + (count > 1 ? ` · ${count}${texts.times}` : "")));
      link.href = new URL(`${slug}.html${place || anchor}`, base);
      Object.assign(link.dataset, { result: "", slug, heading });
      return link;
    });
  };

  // The field: a combobox over its panel (ARIA Authoring Practices); on the search page the results stand in the page.
  const form = document.querySelector(".search");
  const panel = document.querySelector("[data-search-state]");
  const [status, list, more] = panel.children, texts = panel.dataset;
  const input = form.q;
  const isPage = !form.contains(panel);
  const on = (name, work, target = form) => target.addEventListener(name, work);
  let turn = 0, active = -1;
  // Recent questions stay on the device; where the browser refuses, none are kept.
  let store = {}; try { store = localStorage; } catch {}
  const recent = () => store.higRecent?.match(/.*\S.*/g) ?? [];
  const remember = () => store.higRecent = [...new Set([input.value, ...recent()])].slice(0, 6).join("\n");

  const offer = (text, work, own = turn) => {
    more.textContent = text;
    more.hidden = !work;
    more.onclick = () => { more.onclick = ""; guard(work, own); };
  };
  const clear = (rung) => {
    list.replaceChildren();
    list.toggleAttribute("data-suggestion", rung == "near");
    select(-1);
  };
  // Where a file could not be read, the reader may try again; what belongs to an older question is dropped.
  const guard = async (work, own = turn) => {
    try {
      await work();
    } catch (error) {
      if (own != turn) return;
      console.error(error);
      clear();
      status.textContent = texts.failed;
      offer(texts.again, run);
    }
    if (own == turn) texts.searchState = "done";
  };
  const put = (links) => list.append(...links.map((link, at) => isPage ? make("li", "", link)
    : Object.assign(link, { role: "option", tabIndex: -1, id: `_hit-${list.childElementCount + at}` })));
  const run = () => {
    const { q, platform, kind } = Object.fromEntries(new FormData(form)), own = ++turn;
    let fresh = true;
    texts.searchState = "working";
    return guard(async () => {
      if (!q.trim()) {
        clear();
        put(recent().map((one) => Object.assign(make("a", "hit", one), { href: form.action + "?" + new URLSearchParams({ q: one }) })));
        status.textContent = list.firstChild ? texts.recent : "";
        return offer();
      }
      filter = platform || kind;
      const { hits = [], groups = [], rung, said } = await answer(q) ?? {};
      const pages = await byPage(hits, platform, kind), wanted = { guideline: 1, note: 2 }[kind];
      const marked = (choices) => RegExp(choices.flatMap(({ mark, names }) => [mark, ...names?.split(",") ?? []]).sort((a, b) => b.length - a.length)
        .map((mark) => (mark[1] ? "" : "(?<!\\p{L})") + [...mark].join("[\\s-]?")).join("|"), "gu");
      const marks = marked(groups.flat()), each = groups.map(marked);
      const next = async () => {
        const found = (await Promise.all(pages.splice(0, wanted ? 16 : 4).flat().map((hit) => links(hit, marks, each, wanted)))).flat();
        if (own != turn) return;
        if (!found[0] && pages[0]) return next();
        const isPressed = document.activeElement == more;
        if (fresh) clear(rung);
        fresh = false;
        put(found);
        offer(texts.more, pages[0] && next);
        if (isPressed) (isPage && found[0] || input).focus();
        const rest = wanted ? pages[0] ? "+" : "" : pages.flat().length;
        status.textContent = list.firstChild ? [texts[rung], said, list.childElementCount + rest + texts.count].join(" ") : texts.none;
      };
      await next();
    });
  };

  const select = (at) => {
    const option = list.children[active = texts.searchState == "working" ? -1 : at];
    for (const one of list.children) one.ariaSelected = one == option;
    option?.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", option?.id ?? "");
  };
  const show = (isOpen) => {
    if (isPage) return;
    select(-1);
    form.classList.toggle("open", isOpen);
    panel.hidden = !(input.ariaExpanded = isOpen);
  };
  on("input", () => {
    show(true);
    run();
    if (isPage) history.replaceState(null, "", "?" + new URLSearchParams(new FormData(form)));
  });
  on("keydown", (event) => {
    if (event.isComposing || event.keyCode == 229 || isPage) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], places = list.childElementCount + 1;
    if (step) {
      const at = (active + step + places + 1) % places - 1;
      show(true);
      select(at);
    } else if (event.target == input && event.key == "Enter" && active >= 0) list.children[active].click();
    else if (event.key == "Escape") show(false);
    else return;
    event.preventDefault();
  });
  on("focusout", ({ relatedTarget }) => form.contains(relatedTarget) || show(false));
  on("submit", remember);
  on("click", remember, list);
  // Focus stays in the field while a result or button is pressed.
  on("mousedown", (event) => isPage || event.target == input || event.preventDefault());
  for (const name of ["focus", "click"]) on(name, () => { show(true); if (!input.value) run(); }, input);
  on("keydown", (event) => {
    if (event.metaKey || event.ctrlKey ? event.code != "KeyK" || event.shiftKey : event.key != "/" || "select" in event.target) return;
    event.preventDefault();
    show(true);
    input.select();
  }, document);
  if (isPage) {
    for (const one of [input, form.platform, form.kind]) one.value = new URLSearchParams(location.search).get(one.name) ?? "";
    run();
  } else { input.role = "combobox"; show(false); }
})();
