/** What a reader sees or hears of a page. */
export function readIn(page: string): string[] {
  // Each language names itself.
  const html = page
    .replaceAll(/<ul class="languages[^]*?<\/ul>/g, "")
    .replaceAll(/(<nav class="language-offer"[^>]*>)[^]*?(?=<button)/g, "$1");
  const attributes = [...html.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)];
  const heard = attributes.map(([, words = ""]) => words);
  const blocks = html.split(/<\/?(?:p|li|h\d|dt|dd|td|th|label|button|option|div|nav|br)\b[^>]*>/);
  return [...heard, ...blocks.map((block) => block.replace(/<[^>]*>/g, ""))];
}

/** A day such as 05 Nov 2026, whatever month it is. */
const days = /\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g;

/** Whether words stand outside of brackets, so that nobody translated them. `facts`: what is the same in every language. */
export function isForgotten(text: string, facts: string[]): boolean {
  const bare = text.replace(/⟦[^⟦⟧]*⟧/g, "").replace(/⟦[^⟦⟧]*⟧/g, "");
  const left = facts.reduce((rest, fact) => rest.replaceAll(fact, ""), bare.replaceAll(days, ""));
  return /\p{L}*\p{Ll}\p{L}*/u.test(left);
}
