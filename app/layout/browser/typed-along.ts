import { useEffect } from "react";
import { methodOf } from "~/base/ui/browser/form-method";
import { setFlash, takeFlash } from "~/base/ui/browser/next-page";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const key = "typed-along";

/** Takes along what was typed into the forms of this page to the same page in another language. Passwords and files stay. */
export function takeTypedAlong(to: HTMLAnchorElement): void {
  const typed = fields().map((field) => [known(field), heldBy(field)]);
  if (typed.length > 0) setFlash(key, JSON.stringify([to.pathname, typed]));
}

/** Fills in what was typed on this page in another language. */
export function useTypedAlong(): void {
  useEffect(() => {
    const told = takeFlash(key);
    if (told === null) return;
    const [page, typed] = JSON.parse(told) as [string, [string, string][]];
    if (page === location.pathname) fill(new Map(typed));
  }, []);
}

function fill(typed: Map<string, string>): void {
  for (const field of fields()) {
    const held = typed.get(known(field));
    if (held !== undefined && held !== heldBy(field)) enter(field, held);
  }
}

/** As a hand would, for what follows typing, such as the price for a PIN. */
function enter(field: Field, held: string): void {
  // A radio button goes out when another of its group is pressed.
  if (isTicked(field)) return field.type === "radio" && held !== "true" ? undefined : field.click();
  // React does not hear of what is set on the field itself.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, held);
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

const fields = () =>
  [...document.querySelectorAll<Field>("main :is(input, select, textarea)[name]")].filter(
    ({ type, form }) => form && methodOf(form) === "post" && !/^(password|file|hidden)$/.test(type),
  );

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Its name; of several that share it, its value, too. */
const known = (field: Field) => (isTicked(field) ? `${field.name} ${field.value}` : field.name);

const heldBy = (field: Field) => (isTicked(field) ? String(field.checked) : field.value);
