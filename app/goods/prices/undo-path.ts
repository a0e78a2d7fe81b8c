/** What the form of an Undo sends as its intent. */
export const undoIntent = "undo-prices";

/**
 * The path of a screen (perhaps with a query) that is to offer Undo for the prices of this plan, or of this change of a list; `id`: the
 * element that it leads to.
 */
export function withUndo(path: string, plan: string, id = ""): string {
  const query = new URLSearchParams({ undo: plan });
  return `${path}${path.includes("?") ? "&" : "?"}${query}${id && `#${id}`}`;
}
