import slugify from "slugify";

/** The slug that a name asks for. A name without Latin letters or digits gets one from the id of what bears it. */
export function slugOf(name: string, id: string): string {
  // The end of an id: its beginning is the time, the same for things made together.
  return slugify(name, { lower: true, strict: true }) || id.slice(-10);
}

/** The wanted slug, or with -2, -3, … the first that nothing else has. */
export function freeSlug(wanted: string, taken: { has(slug: string): boolean }): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
