// Results by page in the order of their best, two sections each before the next page, the others
// behind.
const sections = async (name) => {
  const found = name && await entry("#" + name);
  if (found) return new Set((await complete({ ...found }))
    .map(([page, section]) => page + "," + section));
};
const byPage = async (hits, platform, kind) => {
  const without = await sections(platform), within = await sections(kind);
  const asked = hits.filter(({ page, section }) => !without?.has(page + "," + section)
    && (within?.has(page + "," + section) ?? 1));
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
    element.append(
      text.slice(done, index), make("b", "", text.slice(index, done = index + found.length)));
  }
  element.append(text.slice(done), text && " ");
  return element;
};
// A hit as a link to what has most of the words in its section: a guideline, a note or text; all of
// them where one kind is wanted.
const links = async ({ page, section }, marks, each, wanted) => {
  const names = await load(part("pages", page >> 7, guide.pages));
  const [slug, title, sections] = await load(part("page", page, names, page & 127));
  const [anchor, heading, sort, pieces] = sections[section];
  const words = (text, pattern = marks) => fold(text).match(pattern) ?? [];
  const worth = ([kind, , lead, text]) => wanted && kind != wanted ? 0
    : each.filter((one) => words(lead + "\n" + text, one)[0]).length + !!words(lead)[0] / 2;
  const found = pieces.filter(worth).sort((a, b) => worth(b) - worth(a));
  return (wanted ? found : [found[0] ?? [0, "", "", pieces[0]?.[3] ?? ""]])
    .map(([kind, place, lead, text]) => {
    const count = words(lead + "\n" + text).length;
    // From the beginning of the sentence, or from a word not far before the first match.
    const excerpt = text.slice(text.slice(0, fold(text).search(marks) + 1)
      .search(/(?<=^|\s)[^.?!\n]{0,60}$|.$/)).slice(0, 400);
    const link = make("a", "hit",
      ...Object.entries({ title, heading, lead, excerpt })
        .map(([name, text]) => bold(name, text, marks)),
      make("span", "kind", texts.kinds.split(",")[kind || sort]
        + (count > 1 ? " · " + count + texts.times : "")));
    link.href = new URL(slug + ".html" + (place || anchor), base);
    Object.assign(link.dataset, { result: "", slug, heading });
    return link;
  });
};
