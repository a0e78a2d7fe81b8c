/** Packs of one line of an order, as a form names them. */
export type PackField = { position: number; quantity: number };

/** `line-0=2` means two packs of the first line, and counts once. Blank is 0; anything but a whole number is NaN. */
export function packFields(fields: Iterable<[string, FormDataEntryValue]>): PackField[] {
  return [...new Map(fields)].flatMap(([name, value]) => {
    const position = /^line-(\d|[1-9]\d{1,2})$/.exec(name)?.[1];
    if (position === undefined) return [];
    const quantity = /^\s*\d{0,3}\s*$/.test(String(value)) ? Number(value) : Number.NaN;
    return [{ position: Number(position), quantity }];
  });
}
