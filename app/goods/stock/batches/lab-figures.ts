/** One figure of a lab report: `{ name: "Free fatty acid", figure: "0.6 %" }`. */
type LabFigure = { name: string; figure: string };

/**
 * What the owner wrote of a lab report as a table: figures with their names, separated by commas, semicolons or lines, such as
 * `Free fatty acid 0.6 %, peroxide value: 2.1 meq/kg`. Null where a part has no figure: then the words stand as they are.
 */
export function labFigures(words: string): LabFigure[] | null {
  const parts = words.split(/[;\n]|,(?!\d)/).map((part) => part.trim());
  const figures = parts.filter(Boolean).map(figureIn);
  return figures.length > 0 && figures.every((figure) => figure !== null) ? figures : null;
}

function figureIn(part: string): LabFigure | null {
  const found = /^(?<name>\D*[^\s\d:=<>≤≥])[\s:=]+(?<figure>[<>≤≥]?\s*\d.*)$/u.exec(part);
  const { name, figure } = found?.groups ?? {};
  if (!name || !figure) return null;
  return { name: name.charAt(0).toUpperCase() + name.slice(1), figure };
}
