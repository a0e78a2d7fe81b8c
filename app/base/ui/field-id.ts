/**
 * The id of a field, which the error summary links to. `at` separates two forms on one page. Replaces characters that cannot
 * appear in a URL fragment.
 */
export function fieldId(name: string, at?: string): string {
  const plain = name.replace(/\W+/g, "-");
  return at ? `${at}-${plain}` : plain;
}
