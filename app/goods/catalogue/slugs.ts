import slugify from "slugify";

/** The slug of a name; a name without Latin letters or digits gets one from its id. */
export function slugOf(name: string, id: string): string {
  // The end of the id: it starts with the time, which may be equal for rows created together.
  return slugify(name, { lower: true, strict: true }) || id.slice(-10);
}

/** The wanted slug, or the first free one with -2, -3, … */
export function freeSlug(wanted: string, taken: { has(slug: string): boolean }): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
