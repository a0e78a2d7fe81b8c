/** One figure of a lab report: `{ name: "Free fatty acid", figure: "0.6 %" }`. */
type LabFigure = { name: string; figure: string };

/**
 * What the owner wrote of a lab report as a table: figures with their names, separated by commas, semicolons or lines, such as
 * `Free fatty acid 0.6 %, peroxide value: 2.1 meq/kg, omega 6 35 %, argemone oil nil`. A name ends at the first colon or equals sign,
 * else before the last figure. Null where a part has none: then the words stand as they are.
 */
export function labFigures(words: string): LabFigure[] | null {
  const parts = words.split(/[;\n]|,(?!\d)/).map((part) => part.trim());
  const figures = parts.filter(Boolean).map(figureIn);
  return figures.length > 0 && figures.every((figure) => figure !== null) ? figures : null;
}

function figureIn(part: string): LabFigure | null {
  const { name, figure } = (marked.exec(part) ?? beforeLast.exec(part))?.groups ?? {};
  if (!name || !figure) return null;
  return { name: name.charAt(0).toUpperCase() + name.slice(1), figure };
}

const marked = /^(?<name>[^:=]*[^\s:=])\s*[:=]+\s*(?<figure>[^\s:=].*)$/u;

/** `85 to 99`, `0.05 – 0.1 %` and `10 per 100 g` are one figure. */
const beforeLast =
  /^(?<name>.*[^\s<>≤≥:=])(?<!\d.*\s(?:to|per|[–-]))\s+(?<figure>[<>≤≥]?\s*\d.*|nil|absent|negative|not detected)$/iu;
