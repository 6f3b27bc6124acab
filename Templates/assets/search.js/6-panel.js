// The field: a combobox over its panel (ARIA Authoring Practices); on the search page the results
// stand in the page.
const form = document.querySelector(".search"), input = form.q;
const panel = document.querySelector("[data-search-state]");
const [status, list, more] = panel.children, texts = panel.dataset, isPage = !form.contains(panel);
const on = (name, work, target = form) => target.addEventListener(name, work);
let turn = 0, active;
// Recent questions stay on the device; where the browser refuses, none are kept.
let store = {}; try { store = localStorage; } catch {}
const recent = () => store.higRecent?.match(/.*\S.*/g) ?? [];
const remember = () =>
  store.higRecent = [...new Set([input.value, ...recent()])].slice(0, 6).join("\n");

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
// Where a file could not be read, the reader may try again; what belongs to an older question is
// dropped.
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
  : Object.assign(link, {
    role: "option", tabIndex: -1, id: "_hit-" + (list.childElementCount + at)
  })));
const run = () => {
  const { q, platform, kind } = Object.fromEntries(new FormData(form)), own = ++turn;
  let fresh = true;
  texts.searchState = "working";
  return guard(async () => {
    if (!q.trim()) {
      clear();
      put(recent().map((one) => Object.assign(make("a", "hit", one), {
        href: form.action + "?" + new URLSearchParams({ q: one })
      })));
      status.textContent = list.firstChild && texts.recent;
      return offer();
    }
    filter = platform || kind;
    const { hits = [], groups = [], rung, said } = await answer(q) ?? {};
    const pages = await byPage(hits, platform, kind), wanted = { guideline: 1, note: 2 }[kind];
    const marked = (choices) => RegExp(choices
      .flatMap(({ mark, names }) => [mark, ...names?.split(",") ?? []])
      .sort((a, b) => b.length - a.length)
      .map((mark) => (mark[1] ? "" : "(?<!\\p{L})") + [...mark].join("[\\s-]?")).join("|"), "gu");
    const marks = marked(groups.flat()), each = groups.map(marked);
    const next = async () => {
      const found = (await Promise.all(pages.splice(0, wanted ? 16 : 4).flat()
        .map((hit) => links(hit, marks, each, wanted)))).flat();
      if (own != turn) return;
      if (!found[0] && pages[0]) return next();
      const isPressed = document.activeElement == more;
      fresh &&= clear(rung);
      put(found);
      offer(texts.more, pages[0] && next);
      if (isPressed) (isPage && found[0] || input).focus();
      const rest = wanted ? pages[0] ? "+" : "" : pages.flat().length;
      status.textContent = list.firstChild
        ? [texts[rung], said, list.childElementCount + rest + texts.count].join(" ") : texts.none;
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
  if (isPage) history.replaceState("", "", "?" + new URLSearchParams(new FormData(form)));
});
on("keydown", (event) => {
  if (isPage || event.isComposing || event.keyCode == 229) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], places = list.childElementCount + 1;
  if (step) {
    const at = (active + step + places + 1) % places - 1;
    show(true);
    select(at);
  } else if (event.target == input && event.key == "Enter" && active >= 0) {
    list.children[active].click();
  }
  else if (event.key == "Escape") show(false);
  else return;
  event.preventDefault();
});
on("focusout", ({ relatedTarget }) => form.contains(relatedTarget) || show(false));
on("submit", remember);
on("click", remember, list);
// Focus stays in the field while a result or button is pressed.
on("mousedown", (event) => isPage || event.target == input || event.preventDefault());
for (const name of ["focus", "click"]) on(name, () => {
  show(true);
  if (!input.value) run();
}, input);
on("keydown", (event) => {
  if (event.metaKey || event.ctrlKey ? event.code != "KeyK" || event.shiftKey
    : event.key != "/" || "select" in event.target) return;
  event.preventDefault();
  show(true);
  input.select();
}, document);
if (isPage) {
  for (const one of [input, form.platform, form.kind]) {
    one.value = new URLSearchParams(location.search).get(one.name) ?? "";
  }
  run();
} else input.role = "combobox";
show(false);
