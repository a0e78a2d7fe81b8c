import { methodOf } from "~/base/ui/browser/form-method";
import { setFlash, takeFlash } from "~/base/ui/browser/next-page";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const key = "typed-along";

/** What was typed into the forms of a page goes along to the same page in another language. Passwords and files do not. */
export function takeTypedAlong(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest(".languages a, .language-offer a");
    if (!(link instanceof HTMLAnchorElement)) return;
    const typed = fields().map((field) => [known(field), heldBy(field)]);
    if (typed.length > 0) setFlash(key, JSON.stringify([link.pathname, typed]));
  });
  const told = takeFlash(key);
  if (told === null) return;
  const [page, typed] = JSON.parse(told) as [string, [string, string][]];
  if (page === location.pathname) fill(new Map(typed));
}

function fill(typed: Map<string, string>): void {
  for (const field of fields()) {
    const held = typed.get(known(field));
    if (held === undefined || held === heldBy(field)) continue;
    if (isTicked(field)) field.checked = held === "true";
    else field.value = held;
    // For what follows typing, such as the price for a PIN.
    if (field.type !== "radio" || held === "true")
      field.dispatchEvent(new Event("input", { bubbles: true }));
  }
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
