/** Markup that is safe to send as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | string | number | false | null | undefined | Part[];

/** Builds markup, escaping every interpolated text; false, null and undefined render nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(markupOf)));
}

/**
 * A value as JavaScript source for a script element. `<` is escaped, so that no text can close the element.
 */
export function scriptValue(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function markupOf(part: Part): string {
  if (part === false || part === null || part === undefined) return "";
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(markupOf).join("");
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
