/** A product and how many packs of it are wanted. */
export type Wanted = { productId: string; quantity: number };

/** What one pack of a product is made of. */
export type Part = { productId: string; packs: number };

/** By product; one that is missing is made of nothing else. */
export type Recipes = ReadonlyMap<string, readonly Part[]>;

/** Packs that are free, by product; one that is missing has no limit. */
type Pool = ReadonlyMap<string, number>;

/** How many packs of a product there are, ready ones and those that its parts would make. Infinity: no limit. */
export function mostOf(productId: string, recipes: Recipes, pool: Pool): number {
  const ready = Math.max(0, pool.get(productId) ?? Infinity);
  const parts = recipes.get(productId) ?? [];
  if (parts.length === 0) return ready;
  const each = parts.map((part) =>
    Math.floor(Math.max(0, pool.get(part.productId) ?? Infinity) / part.packs),
  );
  return ready + Math.min(...each);
}

/**
 * Shares packs out over what is wanted, line after line: ready packs of a product first, then packs of its parts. `taken`: of each
 * product, also where there are too few of it; `short`: the lines for which too little is left, and how much that is.
 */
export function allot(
  wanted: readonly Wanted[],
  recipes: Recipes,
  pool: Pool,
): { taken: Map<string, number>; short: Map<string, number> } {
  const free = new Map(pool);
  const taken = new Map<string, number>();
  const short = new Map<string, number>();
  const take = (productId: string, packs: number) => {
    if (packs === 0) return;
    const left = free.get(productId);
    if (left !== undefined) free.set(productId, left - packs);
    taken.set(productId, (taken.get(productId) ?? 0) + packs);
  };
  for (const { productId, quantity } of wanted) {
    const most = mostOf(productId, recipes, free);
    if (quantity > most) short.set(productId, most);
    const parts = recipes.get(productId) ?? [];
    const ready = parts.length === 0 ? quantity : readyOf(free.get(productId), quantity);
    take(productId, ready);
    for (const part of parts) take(part.productId, (quantity - ready) * part.packs);
  }
  return { taken, short };
}

const readyOf = (free: number | undefined, quantity: number) =>
  Math.min(quantity, Math.max(0, free ?? Infinity));
