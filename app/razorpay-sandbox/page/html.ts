/** Markup that is safe to send as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | string | number | false | null | undefined | Part[];

/** Markup with every interpolated text escaped; nothing is shown for false, null and undefined. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(markupOf)));
}

/**
 * A value as JavaScript source for use inside a script element. `<` is written as an escape, so that no text in it can end
 * the element.
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
