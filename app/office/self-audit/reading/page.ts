import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";

/** An element of a page. */
export type Element = Tree.Element;

/** A page as a browser without script reads it. */
export type Page = { root: Tree.Document };

export const pageIn = (html: string): Page => ({ root: parse(html, { scriptingEnabled: false }) });

type Parent = Tree.Document | Tree.DocumentFragment | Element;

const isElement = (node: Tree.Node): node is Element => "tagName" in node;

/** The value of an attribute; null: it is not there. */
export const attr = (element: Element, name: string): string | null =>
  element.attrs.find((one) => one.name === name.toLowerCase())?.value ?? null;

export const has = (element: Element, name: string): boolean => attr(element, name) !== null;

const classesOf = (element: Element): string[] => (attr(element, "class") ?? "").split(/\s+/);

/** All elements below that fit: `tag`, `.class`, `tag.class` or `*`, in the order of the page. */
export function all(within: Page | Element, what: string): Element[] {
  const [tag = "", ...classes] = what.split(".");
  const fits = (element: Element) =>
    (tag === "" || tag === "*" || element.tagName === tag) &&
    classes.every((name) => classesOf(element).includes(name));
  return below("root" in within ? within.root : within).filter(fits);
}

/** The first of them; null: there is none. `what`: steps down, as `.order-total li`. */
export function first(within: Page | Element, what: string): Element | null {
  return found(within, what)[0] ?? null;
}

/** All elements by steps down. */
export function found(within: Page | Element, what: string): Element[] {
  const [step = "*", ...rest] = what.split(" ");
  const here = all(within, step);
  if (rest.length === 0) return here;
  return [...new Set(here.flatMap((each) => found(each, rest.join(" "))))];
}

/** Pages do not change once they are read. */
const known = new WeakMap<Parent, Element[]>();

function below(parent: Parent): Element[] {
  const elements = known.get(parent) ?? gather(parent, []);
  known.set(parent, elements);
  return elements;
}

function gather(parent: Parent, into: Element[]): Element[] {
  for (const node of parent.childNodes)
    if (isElement(node)) {
      into.push(node);
      gather(node, into);
    }
  return into;
}

const unread = new Set(["script", "style", "template"]);

/** The words in an element, without scripts; `leaves`: without these elements. */
export function textOf(
  within: Page | Element,
  leaves: (element: Element) => boolean = () => false,
): string {
  const words = (parent: Parent): string =>
    parent.childNodes
      .map((node) => {
        if ("value" in node) return node.value;
        if (!isElement(node)) return "";
        return unread.has(node.tagName) || leaves(node) ? " " : ` ${words(node)} `;
      })
      .join("");
  const text = words("root" in within ? within.root : within);
  return text.replace(/\s+/g, " ").trim();
}

/** The source of a script that stands in the page itself. */
export const sourceOf = (script: Element): string =>
  script.childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** The elements around this one, from the inside out. */
export function around(element: Element): Element[] {
  const parent = element.parentNode;
  return parent && isElement(parent) ? [parent, ...around(parent)] : [];
}

/** Whether it is not shown before somebody opens it, or at all. */
export const isHidden = (element: Element): boolean =>
  [element, ...around(element)].some(
    (each) =>
      has(each, "hidden") ||
      (each.tagName === "dialog" && !has(each, "open")) ||
      classesOf(each).includes("visually-hidden"),
  );

/** What stands beside a field: its label, or its name. */
export function labelOf(page: Page, field: Element): string {
  const id = attr(field, "id");
  const label =
    around(field).find(({ tagName }) => tagName === "label") ??
    (id ? all(page, "label").find((one) => attr(one, "for") === id) : undefined);
  return label ? textOf(label) : (attr(field, "aria-label") ?? attr(field, "name") ?? "");
}
