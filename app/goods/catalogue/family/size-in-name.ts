import { plainDigits } from "~/base/lib/typed/digits";

const unit =
  "ml|l|ltrs?|lit(?:re|er)s?|kgs?|kilos?|gms?|g|grams?|pcs?|pieces?|pairs?|box(?:es)?|મિલી|લિટર|લીટર|કિલો|કિગ્રા|ગ્રામ|નંગ|જોડી|બોક્સ|मिली|लीटर|लिटर|किलो|किग्रा|ग्राम|नग|जोड़ी|बॉक्स";
const container = "tins?|cans?|jars?|bottles?|pouch(?:es)?|packs?|cartons?|jerry ?cans?";

/** A size at the end of a name, with what it is packed in: `1 L`, `(500ml)`, `10 x 1 Ltr.`, `– 15 kg tin`, `& 5 L`, `1 લિટર`. */
const sizeAtEnd = new RegExp(
  String.raw`[\s,;(&+/–—-]+(?:and\s+)?(?:\d{1,3}\s*[x×*]\s*)?\d+(?:\.\d+)?\s*(?:${unit})\.?\)?(?:\s+(?:${container})\)?)?$`,
  "iu",
);

/** `Black sesame oil 1 L` → `Black sesame oil`, and so of one with several sizes; a name that is nothing but sizes, or has none, stays. */
export function withoutSize(name: string): string {
  let bare = name.trim();
  for (;;) {
    // Each digit of another script is one character, as the plain one is.
    const at = sizeAtEnd.exec(plainDigits(bare))?.index;
    if (at === undefined) return bare;
    const rest = bare.slice(0, at).trim();
    if (rest === "" || isSize(rest)) return name.trim();
    bare = rest;
  }
}

const isSize = (text: string) => sizeAtEnd.exec(` ${plainDigits(text)}`)?.index === 0;

/**
 * The name of a further size of an oil (`said`, as the pack declares it): `Black sesame oil 5 L`; an oil whose name ends with no size
 * keeps the comma between, `Sesame oil of the ghani, 5 L`.
 */
export const nameOfSize = (oil: string, said: string): string => {
  const bare = withoutSize(oil);
  return bare === oil.trim() ? `${bare}, ${said}` : `${bare} ${said}`;
};
