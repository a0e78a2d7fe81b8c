/**
 * What a label must say that a laboratory found (FSS (Labelling and Display) Regulations 2020). The owner types it; the shop makes none of
 * it up and changes no figure.
 */

/** What is named, in the label's order: its unit, and the words it is known by. */
const nutrients = [
  { name: "Energy", unit: "kcal", known: /^(energy|calories)\b/i },
  { name: "Protein", unit: "g", known: /^proteins?\b/i },
  { name: "Carbohydrate", unit: "g", known: /^(total )?carbohydrates?\b/i },
  { name: "Total sugars", unit: "g", known: /^(total )?sugars?\b/i },
  { name: "Added sugars", unit: "g", known: /^added sugars?\b/i },
  { name: "Total fat", unit: "g", known: /^(total )?fat\b/i },
  { name: "Saturated fat", unit: "g", known: /^(saturated|saturates)\b( fat(ty acids)?)?/i },
  { name: "Trans fat", unit: "g", known: /^trans\b([ -]*fat(ty acids)?)?/i },
  { name: "Cholesterol", unit: "mg", known: /^cholesterol\b/i },
  { name: "Sodium", unit: "mg", known: /^sodium\b/i },
] as const;

export const nutritionRule = `nutrition must say these with a figure each: ${nutrients
  .map(({ name, unit }) => `${name.toLowerCase()} (${unit})`)
  .join(", ")}`;

export const nutritionHint =
  "From your laboratory, one a line: Energy 900, Protein 0, Carbohydrate 0, Total sugars 0, Added sugars 0, Total fat 100, Saturated fat …, Trans fat …, Cholesterol 0, Sodium 0. First, if so, a line Per 100 ml; else per 100 g.";

/**
 * Figures as typed, one a line or separated by commas or semicolons, in any order, in one spelling: `Per 100 g: Energy 900 kcal, Protein
 * 0 g, …`. Null: one of them is missing, twice there or not a figure, or something else stands there.
 */
export function nutritionFrom(typed: string): string | null {
  const [, millilitres, rest = ""] =
    /^\s*(?:per 100 *(?:g|(ml))\b[:,;.]?)?([^]*)$/i.exec(typed) ?? [];
  const parts = rest
    .split(/[\n;]|,(?!\d)/)
    .map((part) => part.trim())
    .filter(Boolean);
  const figures = nutrients.map(({ name, unit, known }) => {
    const said = parts.filter((part) => known.test(part));
    const [, figure] = said.length === 1 ? figureAt(unit).exec(said[0]?.replace(known, "") ?? "") ?? [] : []; // prettier-ignore
    return figure && `${name} ${figure.replace(/\s/g, "")} ${unit}`;
  });
  if (parts.length !== nutrients.length || figures.some((figure) => !figure)) return null;
  return `Per 100 ${millilitres ? "ml" : "g"}: ${figures.join(", ")}`;
}

/** A figure with or without its unit: ` : < 0.1 g`. */
const figureAt = (unit: string) =>
  new RegExp(
    `^\\s*(?:\\(${unit}\\))?\\s*[:=]?\\s*(<?\\s*\\d{1,4}(?:\\.\\d{1,2})?)\\s*(?:${unit})?\\s*$`,
    "i",
  );
