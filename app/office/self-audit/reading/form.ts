import { all, attr, type Element, has, type Page, textOf } from "./page";

/** All controls of a form, also those elsewhere that name it. */
export function controlsOf(page: Page, form: Element): Element[] {
  const id = attr(form, "id");
  const own = all(form, "*").filter((each) => !has(each, "form") || attr(each, "form") === id);
  const others = id ? all(page, "*").filter((each) => attr(each, "form") === id) : [];
  return [...new Set([...own, ...others])].filter(({ tagName }) =>
    ["input", "select", "textarea", "button"].includes(tagName),
  );
}

/** What a browser sends of a form that nobody changed, without its buttons. */
export function valuesOf(page: Page, form: Element): Map<string, string> {
  const values = new Map<string, string>();
  for (const control of controlsOf(page, form)) {
    const name = attr(control, "name");
    if (!name || has(control, "disabled") || control.tagName === "button") continue;
    const value = valueOf(control);
    if (value !== null) values.set(name, value);
  }
  return values;
}

function valueOf(control: Element): string | null {
  if (control.tagName === "textarea") return textOf(control);
  if (control.tagName === "select") {
    const options = all(control, "option");
    const chosen = options.find((one) => has(one, "selected")) ?? options[0];
    return chosen ? (attr(chosen, "value") ?? textOf(chosen)) : null;
  }
  const type = (attr(control, "type") ?? "text").toLowerCase();
  if (["submit", "button", "image", "file", "reset"].includes(type)) return null;
  if (type === "checkbox" || type === "radio")
    return has(control, "checked") ? (attr(control, "value") ?? "on") : null;
  return attr(control, "value") ?? "";
}

/** The button that sends the form when one presses Enter; null: there is none. */
export const buttonOf = (page: Page, form: Element): Element | null =>
  controlsOf(page, form).find(
    (each) => each.tagName === "button" && (attr(each, "type") ?? "submit") === "submit",
  ) ?? null;

/** Whether it is a form that changes something. */
export const posts = (form: Element): boolean => attr(form, "method")?.toLowerCase() === "post";
