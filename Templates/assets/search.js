// Search in the browser: no server and no fetch, so that it works from the disk too. Read down: Korean text (twin of
// Sources/HangulText), the index (of Sources/SiteRendering/Search), ways to a word, the ladder, results, the field.
(() => {
  const base = new URL("..", document.currentScript.src);

  // The keys of the jamo ㄱ (U+3131) to ㅣ on the two-set keyboard; the same twice as what may begin and end a syllable.
  const KEYS = "r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g k o i O j p u P h hk ho hl y n nj np nl b m ml l".split(" ");
  const INITIALS = KEYS.slice(0, 30).filter((key) => !key[1]);
  const FINALS = ["", ...KEYS.slice(0, 30).filter((key) => !/[EQW]/.test(key))];
  const VOWELS = KEYS.slice(30);
  const code = (text) => text.charCodeAt();
  const char = String.fromCharCode;
  const jamo = (key) => char(0x3131 + KEYS.indexOf(key));
  const syllable = (initial, vowel, final) => char(0xac00 + initial * 588 + vowel * 28 + final);
  const parts = (one, at = code(one) - 0xac00) => [at / 588 | 0, (at / 28 | 0) % 21, at % 28];

  const narrow = (text) => text.normalize("NFC").replace(/[！-～]+/g, (wide) => wide.normalize("NFKC"));
  const fold = (text) => narrow(text).toLowerCase();
  const toLatin = (text) => text.replace(/[ㄱ-ㅣ]/g, (one) => KEYS[code(one) - 0x3131]).replace(/[가-힣]/g, (one) => {
    const [initial, vowel, final] = parts(one);
    return INITIALS[initial] + VOWELS[vowel] + FINALS[final];
  });
  const initials = (text) => text.replace(/[가-힣]/g, (one) => jamo(toLatin(one)[0]));
  const oneOf = (keys) => `(${[...new Set(keys)].sort((a, b) => b.length - a.length).join("|")})`;
  const vowels = oneOf(VOWELS);
  const block = RegExp(`${oneOf(INITIALS)}${vowels}(?:${oneOf(FINALS.slice(1))}(?!${vowels}))?`, "g");
  const toHangul = (text) => text.replace(/[A-Z]/g, (key) => KEYS.includes(key) ? key : key.toLowerCase())
    .replace(block, (_, initial, vowel, final = "") => syllable(INITIALS.indexOf(initial), VOWELS.indexOf(vowel), FINALS.indexOf(final)))
    .replace(RegExp(`${vowels}|[a-z]`, "gi"), jamo);

  let ending, loose;  // what may follow a noun, and the same behind brackets and Latin words
  const tokens = (text) => fold(text).replace(loose, " ").match(/\p{sc=Hang}+|((?!\p{sc=Hang})[\p{L}\p{N}])+/gu) ?? [];
  // The word, then what is left of it without an ending, the longest first.
  const forms = (word) => [...word].map((_, at) => word.slice(0, word.length - at)).filter((form) => ending.test(word.slice(form.length)));

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
  let files = {};
  window.hig = (data) => document.currentScript.data = data;
  const load = (name, read = (data) => data) => files[name] ??= new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = new URL(`search/${name}.js`, base);
    script.onload = script.onerror = () => {
      script.remove();
      if (script.data) return done(read(script.data));
      files = {};
      fail();
    };
    document.head.append(script);
  });
  let guide;
  const index = () => load("index", (data) => {
    guide = data;
    ending = RegExp(`^(${data.endings})?$`);
    loose = RegExp(`(?<=[^\\s\\p{sc=Hang}])(${data.endings})(?!\\p{sc=Hang})`, "gu");
  });
  const part = (name, at, hashes, from = at) => `${name}-${at}.${hashes.slice(from * 5, from * 5 + 5)}`;

  // Words are written as what they share with the one before, and the rest.
  const read = (keyOf) => (text, word = "") => text.split("!").map((entry) => {
    const [head, hits, more] = entry.split(" ");
    word = word.slice(0, code(head) - 35) + head.slice(1);
    return { key: keyOf(word), word, hits: [hits], more };
  });
  // The entries from one key up to another, from so many files at most.
  const between = async (name, from, to, most = 1) => {
    await index();
    const { firsts, hashes } = guide[name], keys = firsts.split("\n");
    let at = keys.findLastIndex((key) => key <= from);
    const found = [];
    do found.push(load(part(name, at, hashes), read(name == "words" ? String : initials)));
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
      const choices = found.filter((one) => one.word == form || (sum ? one == sum : one.word.at(-1) != "*"))
        .map((one) => ({ ...one, mark: form, factor: one.word == form ? 1 : form.length / one.word.length / 2 }));
      if (choices.some(({ factor }) => factor == 1)) return [choices];
      spare ??= choices[0] && [choices];
    }
    return spare;
  };
  const split = async (word, _, least = 2) => {
    for (let at = word.length - 1; word[2] && at; at--) {
      const head = await entry(word.slice(0, at));
      const rest = word.slice(at);
      const tail = head && (rest[1] && at >= least || await entry(rest)) && (await known(rest) ?? await split(rest, 1, 1));
      if (tail) return [[{ ...head, mark: head.word, factor: 1 }], ...tail];
    }
  };
  const best = async (names) => names[0] && [await Promise.all(
    names.sort((a, b) => b.rank - a.rank || code(b.hits[0]) - code(a.hits[0])).slice(0, 3)
      .map(async ({ word, rank }) => ({ ...await entry(word), mark: word, factor: 2 ** rank })))];
  const byInitials = async (word) => {
    if (!/^[ㄱ-ㅎ]{2,}$/.test(word)) return;
    const letters = [...toLatin(word)].map(jamo).join("");
    return best((await between("names", letters, letters + "\uffff", 2)).map((one) => ({ ...one, rank: -(one.key != letters) })));
  };
  // 푸, 풀ㄷ and 풀당 are all on the way to 풀다운: its keys begin with theirs.
  const byKeys = async (word) => {
    for (const form of forms(word.replace(/기$/, ""))) {
      const last = form.slice(-1), start = form.slice(0, -1);
      if (!/[ㄱ-ㅎ가-힣]/.test(last)) return;
      const [initial, vowel] = parts(last < "가" ? toHangul(toLatin(last) + "k") : last);
      const from = syllable(initial, vowel, 0);
      const found = (await between("words", start + from, start + char(code(from) + (last < "가" ? 588 : 112)), 2))
        .filter((one) => one.word.at(-1) != "*" && toLatin(one.word).startsWith(toLatin(form)));
      if (found[0]) return [found.map((one) => ({ ...one, mark: one.word, factor: 1 / one.word.length }))];
    }
  };
  const nearest = async (word) => {
    for (const form of forms(word)) {
      const keys = toLatin(form), most = keys.length < 8 ? 1 : 2, first = initials(form[0]);
      const names = keys[3] ? await between("names", first, first + "\uffff", 6) : [];
      const near = names.map((one) => ({ ...one, rank: -distance(keys, toLatin(one.word)) })).filter(({ rank }) => rank >= -most);
      if (near[0]) return best(near);
    }
  };

  // Sections on pages that have words of so many groups, the best first.
  const match = (groups, need, together) => {
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
        if ((together || page >= guide.terms) && count < need) continue;
        const score = there.reduce((sum, one) => sum + (one[section] ?? 0.3 * Math.max(...Object.values(one))), 0);
        found.push({ page, section, score: score * (count < need ? 1 : 1.25) });
      }
    }
    return found.sort((a, b) => b.score - a.score);
  };
  // Long lists are read to their ends only where their beginnings have nothing in common.
  const search = async (words, ways, slack = 0, together) => {
    for (const most of [1, 9]) {
      const groups = [];
      let left = slack;
      for (const word of words) {
        let found;
        for (const way of ways) found ??= await way(word, most);
        if (found) groups.push(...found);
        else if (left-- < 1) return;
      }
      if (most > 1) await Promise.all(groups.flat().map(complete));
      const hits = match(groups, groups.length - left, together);
      if (hits[0]) return { hits, groups };
    }
  };
  // The first rung that finds something answers; what stands in the glossary alone waits for the text.
  const climb = async (words, layout, said) => {
    let spare;
    for (const [rung, asked, ...how] of [
      ["", words, [known]],
      ...words.map((word, at) => ["spacing", at ? [...words.slice(0, at - 1), words[at - 1] + word, ...words.slice(at + 1)] : [words.join("")], [known]]),
      ["spacing", words, [split, known], 0, true],
      ["initials", words, [known, byInitials, split]],
      ["keys", words, [known, byInitials, byKeys, split]],
    ]) {
      const found = asked[0] && await search(asked, ...how);
      if (!found) continue;
      Object.assign(found, { rung: layout ?? rung, said });
      if (found.hits.some(({ page }) => page < guide.terms)) return found;
      spare ??= found;
    }
    return spare;
  };
  const answer = async (question) => {
    await index();
    const typed = narrow(question), words = tokens(typed).slice(0, 24);
    let found = await climb(words);
    for (const text of [toHangul(typed), toLatin(typed)]) {
      if (text != typed && !/[ㅏ-ㅣ]/.test(text)) found ??= await climb(tokens(text), "layout", text + ".");
    }
    if (found || !words[0]) return found;
    found = await search(words, [known, byKeys, nearest, split]);
    if (found) return { ...found, rung: "near", said: found.groups.map(([{ mark }]) => mark).join(" ") + "." };
    found = words[3] && await search(words, [known], words.length >> 2);
    return found && { ...found, rung: "most" };
  };

  // Results by page in the order of their best, two sections each before the next page, the others behind.
  const sections = async (name) => {
    const found = name && await entry("#" + name);
    if (found) return new Set((await complete({ ...found })).map(([page, section]) => page + "," + section));
  };
  const byPage = async (hits, platform, kind) => {
    const without = await sections(platform), within = await sections(kind);
    const all = [...Map.groupBy(hits.filter(({ page, section }) => {
      const place = page + "," + section;
      return !without?.has(place) && (!within || within.has(place)) && (!kind || (kind == "term") == page >= guide.terms)
        && (kind != "article" || section == 0);
    }), ({ page }) => page).values()];
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
  // A hit as a link to the guideline, note or text of its section that has most of the words.
  const link = async ({ page, section }, marks, wanted) => {
    const names = await load(part("pages", page >> 7, guide.pages));
    const [slug, title, sections] = await load(part("page", page, names, page & 127));
    const [anchor, heading, sort, pieces] = sections[section];
    const words = (text) => fold(text).match(marks) ?? [];
    let most = 0, top = [0, "", "", pieces[0]?.[3] ?? ""];
    for (const piece of pieces) {
      const [kind, , lead, text] = piece, worth = new Set(words(lead + "\n" + text)).size + !!words(lead)[0] / 2;
      if (worth > most && (!wanted || kind == wanted)) [most, top] = [worth, piece];
    }
    if (wanted && !most) return [];
    const [kind, place, lead, text] = top;
    const first = Math.max(0, fold(text).search(marks));
    const start = Math.max(text.slice(0, first).search(/[^.?!\n]*$/), first - 60);
    const count = words([heading, ...pieces.flat()].join("\n")).length;
    const found = make("a", "hit", ...Object.entries({
      title, heading, lead, excerpt: lead && !words(text)[0] ? "" : text.slice(start, start + 400),
    }).map(([name, text]) => bold(name, text, marks)), make("span", "kind", texts.kinds.split(",")[sort || kind] + (count > 1 ? ` · ${count}${texts.times}` : "")));
    found.href = new URL(`${slug}.html${place || anchor ? "#" + (place || anchor) : ""}`, base);
    Object.assign(found.dataset, { result: "", slug, heading });
    return [found];
  };

  // The field: a combobox over its panel (ARIA Authoring Practices); on the search page the results stand in the page.
  const form = document.querySelector(".search");
  const panel = document.querySelector("[data-search-state]");
  const [status, list, more] = panel.children, texts = panel.dataset;
  const input = form.q;
  const isPage = !form.contains(panel);
  const on = (name, work, target = form) => target.addEventListener(name, work);
  let turn = 0, active = -1, recent = [];
  try { recent = localStorage.higRecent.match(/.+/g) ?? []; } catch {}

  const offer = (text, work) => {
    more.textContent = text;
    more.hidden = !work;
    more.onclick = () => guard(work);
  };
  // Where a file could not be read, the reader may try again; what belongs to an older question is dropped.
  const guard = async (work, own = turn) => {
    try {
      await work();
    } catch {
      if (own != turn) return;
      if (texts.searchState != "done") list.replaceChildren();
      status.textContent = texts.failed;
      offer(texts.again, work);
    }
    if (own == turn) texts.searchState = "done";
  };
  const put = (links) => list.append(...links.map((link, at) => isPage ? make("li", "", link)
    : Object.assign(link, { role: "option", tabIndex: -1, id: `_hit-${list.childElementCount + at}` })));
  const run = () => {
    const { q, platform, kind } = Object.fromEntries(new FormData(form)), own = ++turn;
    let fresh = true;
    select(-1);
    if (!q.trim()) {
      list.replaceChildren();
      put(recent.map((one) => Object.assign(make("a", "hit", one), { href: form.action + "?" + new URLSearchParams({ q: one }) })));
      status.textContent = recent[0] ? texts.recent : "";
      return offer();
    }
    texts.searchState = "working";
    return guard(async () => {
      const { hits = [], groups = [], rung, said } = await answer(q) ?? {};
      const pages = await byPage(hits, platform, kind), marks = RegExp(oneOf(groups.flat().map(({ mark }) => (mark[1] ? "" : "(?<!\\p{L})") + [...mark].join("[\\s-]?"))), "gu");
      const next = async () => {
        const links = (await Promise.all(pages.slice(0, 4).flat().map((hit) => link(hit, marks, { guideline: 1, note: 2 }[kind])))).flat();
        if (own != turn) return;
        pages.splice(0, 4);
        if (!links[0] && pages[0]) return next();
        list.toggleAttribute("data-suggestion", rung == "near");
        if (fresh) list.replaceChildren();
        fresh = false;
        put(links);
        offer(texts.more, pages[0] && next);
        const count = list.childElementCount + pages.flat().length;
        status.textContent = count ? [texts[rung], said, count + texts.count].join(" ") : texts.none;
      };
      await next();
    });
  };

  const select = (at) => {
    active = at;
    const option = list.children[at];
    for (const one of list.children) one.ariaSelected = one == option;
    option?.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", option?.id ?? "");
  };
  const show = (isOpen) => {
    if (isPage) return;
    form.classList.toggle("open", isOpen);
    panel.hidden = !(input.ariaExpanded = isOpen);
  };
  const remember = () => {
    try { localStorage.higRecent = [...new Set([input.value, ...recent])].slice(0, 5).join("\n"); } catch {}
  };

  on("input", () => {
    show(true);
    run();
    if (isPage) history.replaceState(null, "", "?" + new URLSearchParams(new FormData(form)));
  });
  on("keydown", (event) => {
    if (event.isComposing || event.keyCode == 229 || isPage || panel.hidden) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) select(Math.max(-1, Math.min(active + step, list.childElementCount - 1)));
    else if (event.key == "Enter" && active >= 0) list.children[active].click();
    else if (event.key == "Escape") show(false);
    else return;
    event.preventDefault();
  });
  on("focusout", ({ relatedTarget }) => form.contains(relatedTarget) || show(false));
  on("submit", remember);
  on("click", remember, list);
  // Focus stays in the field while a result is pressed.
  on("mousedown", (event) => isPage || event.preventDefault(), panel);
  on("focus", () => {
    show(true);
    if (!input.value) run();
  }, input);
  on("keydown", (event) => {
    if (event.key == "/" ? "value" in event.target : event.code != "KeyK" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    input.select();
  }, document);
  if (isPage) {
    for (const [name, value] of new URLSearchParams(location.search)) if (form[name]) form[name].value = value;
    run();
  } else {
    input.role = "combobox";
    show(false);
  }
})();
