/**
 * The id of the field with this name: the summary above a refused form links to it. `at` keeps two forms on one page
 * apart. A name may have spaces and slashes in it, an id that stands in an address may not.
 */
export function fieldId(name: string, at?: string): string {
  const plain = name.replace(/\W+/g, "-");
  return at ? `${at}-${plain}` : plain;
}
