/** What a pack is like, for the area of its principal display panel. */
const panelShapes = ["rectangle", "round", "other"] as const;
export type PanelShape = (typeof panelShapes)[number];

/** In the form's order: shape and what it is called. */
export const panelShapeWords: Record<PanelShape, string> = {
  rectangle: "Rectangular: a tin, a box, a pouch",
  round: "Round: a bottle, a jar",
  other: "Any other",
};

export const panelShapeRule = `shape of the pack must be one of: ${panelShapes.join(", ")}`;

/** A typed shape; null: none of them. */
export const panelShapeFrom = (typed: string): PanelShape | null =>
  panelShapes.find((shape) => shape === typed.toLowerCase()) ?? null;

type Panel = {
  panelShape: PanelShape | null;
  panelHeightMm: number | null;
  panelWidthMm: number | null;
  panelSurfaceCm2: number | null;
};

/**
 * The area of a pack's principal display panel in cm² (Legal Metrology (Packaged Commodities) Rules 2011, rule 7): the main side of a
 * rectangular pack, 40 % of height × circumference of a round one, 40 % of the whole surface of any other. Null: not known.
 */
export function panelArea(panel: Panel): number | null {
  const { panelShape: shape, panelHeightMm: height, panelWidthMm: width } = panel;
  if (shape === "other") return panel.panelSurfaceCm2 && (panel.panelSurfaceCm2 * 40) / 100;
  if (shape === null || height === null || width === null) return null;
  const area = (height * width) / 100;
  return shape === "round" ? (area * 40) / 100 : area;
}

/** `round, 195 × 250 mm`, for the audit log; null: nothing is known. */
export function panelWords(panel: Panel): string | null {
  const { panelShape, panelHeightMm, panelWidthMm, panelSurfaceCm2 } = panel;
  const sides = panelHeightMm ?? panelWidthMm ? `${panelHeightMm ?? "?"} × ${panelWidthMm ?? "?"} mm` : null; // prettier-ignore
  const surface = panelSurfaceCm2 && `${panelSurfaceCm2} cm²`;
  return [panelShape, sides, surface].filter(Boolean).join(", ") || null;
}
