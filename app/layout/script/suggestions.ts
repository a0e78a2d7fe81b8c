import type { Suggestion } from "~/goods/catalogue/search/suggestions.server";

/** Pause in typing (ms) before a request. */
const pause = 150;

const listId = "search-suggestions";

/**
 * Suggestions under the search box while somebody types: a combobox list. Arrows choose, Enter opens, Escape closes. The form's
 * attributes hold the words; its action, with the language, leads to the suggestions.
 */
export function suggestWhileTyping(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-suggests]");
  const box = form?.querySelector<HTMLInputElement>("input[type=search]");
  if (!form || !box) return;
  const panel = panelFor(form);
  const told = form.appendChild(document.createElement("output"));
  told.className = "visually-hidden";
  const { list } = panel;

  box.setAttribute("role", "combobox");
  box.setAttribute("aria-autocomplete", "list");
  box.setAttribute("aria-controls", listId);
  box.setAttribute("aria-expanded", "false");

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>("[role=option]")];
  const chosen = () => options().findIndex((each) => each.ariaSelected === "true");

  /** Marks the option at this place; none at -1, which is the box itself. */
  const choose = (place: number) => {
    for (const [index, each] of options().entries()) each.ariaSelected = String(index === place);
    const option = options()[place];
    if (option) box.setAttribute("aria-activedescendant", option.id);
    else box.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  };
  const open = (isOpen: boolean) => {
    panel.root.hidden = !isOpen;
    box.setAttribute("aria-expanded", String(isOpen && options().length > 0));
    if (!isOpen) choose(-1);
  };
  const isOpen = () => !panel.root.hidden;

  const show = (found: Suggestion[]) => {
    const isTyped = box.value.trim() !== "";
    list.replaceChildren(...found.map(optionFor));
    list.hidden = found.length === 0;
    panel.none.hidden = found.length > 0;
    panel.all.hidden = found.length === 0;
    told.value = isTyped ? countInWords(form, found.length) : "";
    choose(-1);
    open(isTyped && document.activeElement === box);
  };

  let pending = new AbortController();
  let timer = 0;
  const update = async () => {
    pending.abort();
    pending = new AbortController();
    const found = await suggestionsFor(form, box.value, pending.signal);
    if (found) show(found);
  };
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void update(), pause);
  };

  box.addEventListener("input", later);
  box.addEventListener("blur", () => open(false));
  box.addEventListener("keydown", (event) => {
    // The keys of somebody who is composing a letter belong to the keyboard.
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = options().length;
    const option = isOpen() ? options()[chosen()] : undefined;
    if (step && count > 0 && box.value.trim() !== "") {
      event.preventDefault();
      open(true);
      choose(((chosen() + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === "Escape" && isOpen()) {
      event.preventDefault();
      open(false);
    } else if (event.key === "Enter" && option) {
      event.preventDefault();
      open(false);
      option.click();
    }
  });
  // The focus stays in the box while an option is pressed.
  panel.root.addEventListener("pointerdown", (event) => event.preventDefault());
  panel.root.addEventListener("mousedown", (event) => event.preventDefault());
  window.addEventListener("pagehide", () => open(false));
  // Text typed before this script ran counts.
  if (box.value !== box.defaultValue) later();
}

function panelFor(form: HTMLFormElement) {
  const root = document.createElement("div");
  root.className = "suggestions";
  root.hidden = true;
  const list = root.appendChild(document.createElement("div"));
  list.id = listId;
  list.role = "listbox";
  list.ariaLabel = form.dataset.suggests ?? "";
  const none = root.appendChild(document.createElement("p"));
  none.textContent = form.dataset.none ?? "";
  const all = root.appendChild(document.createElement("button"));
  all.className = "suggestions-all";
  all.tabIndex = -1;
  all.textContent = form.dataset.all ?? "";
  form.append(root);
  return { root, list, none, all };
}

function optionFor({ name, lang, note, to, size, photo }: Suggestion, index: number): HTMLElement {
  const option = document.createElement("a");
  option.id = `${listId}-${index}`;
  option.role = "option";
  option.ariaSelected = "false";
  option.tabIndex = -1;
  option.href = to;
  const picture = document.createElement(photo ? "img" : "span");
  picture.className = "suggestion-photo";
  if (picture instanceof HTMLImageElement && photo) {
    Object.assign(picture, { alt: "", width: 48, height: 48, src: photo });
  }
  const named = part("suggestion-name", name);
  if (lang) named.lang = lang;
  option.append(picture, named);
  if (size) option.append(part("suggestion-size", size));
  option.append(part("suggestion-note", note));
  return option;
}

function part(className: string, text: string): HTMLElement {
  const span = document.createElement("span");
  span.className = className;
  span.textContent = text;
  return span;
}

function countInWords({ dataset }: HTMLFormElement, count: number): string {
  if (count === 0) return dataset.none ?? "";
  return count === 1 ? (dataset.one ?? "") : (dataset.many ?? "").replace("{n}", String(count));
}

/** Suggestions for `typed`: none for an empty box; null when the request was aborted or failed and the list should stay. */
async function suggestionsFor(
  { action }: HTMLFormElement,
  typed: string,
  signal: AbortSignal,
): Promise<Suggestion[] | null> {
  const keyword = typed.trim();
  if (keyword === "") return [];
  try {
    const response = await fetch(`${action}/suggestions?${new URLSearchParams({ q: keyword })}`, {
      signal,
    });
    return response.ok ? ((await response.json()) as Suggestion[]) : null;
  } catch {
    return null;
  }
}
