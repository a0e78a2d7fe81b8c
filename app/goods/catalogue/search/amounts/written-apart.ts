/** What people write onto a size: `5ltrjar`. */
const packs = `bottles? botals? bottals? tins? jars? barni cans? dabb?[aoe] dibb?[ao] pouch(?:es)? packets? pack carton box peti oil tel
  બોટલ ટીન ટિન જાર બરણી ડબ્બો ડબ્બા ડબો પાઉચ પેકેટ તેલ बोतल टिन टीन जार डिब्बा डब्बा पाउच पैकेट तेल`;

const start = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Parts words that were written onto a size: `singtel15kg`, `5ltrjar`. `units`: all units, for a regular expression. */
export function apartFromSizes(units: string): (text: string) => string {
  const number = String.raw`\d{1,5}(?:\.\d{1,3})?\s?`;
  const pack = packs.trim().split(/\s+/).join("|");
  const before = new RegExp(
    String.raw`(${start}\p{L}[\p{L}\p{M}]+)(?=${number}(?:${units})(?:${pack})?${end})`,
    "gu",
  );
  const after = new RegExp(String.raw`(${start}${number}(?:${units}))(?=(?:${pack})${end})`, "gu");
  return (text) => (/\d/.test(text) ? text.replace(before, "$1 ").replace(after, "$1 ") : text);
}
