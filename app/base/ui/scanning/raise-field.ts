/** Adds 1 to the number in the field with this id, as if it were typed, and shows its row. Returns the new number. */
export function raiseField(id: string): number {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return 0;
  const number = (Number.parseInt(input.value, 10) || 0) + 1;
  // React watches the field's own `value` and would take no notice of an event about what it has seen already.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(input, String(number));
  const folded = input.closest("details");
  if (folded) folded.open = true;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  return number;
}
