/** Packs of one batch of a part; null: of an unknown batch. */
type Lot = { batchId: string | null; left: number };

/** A part, how many packs of it go into each pack, and where they lie, the one to be used first before the others. */
export type PartLots = { partId: string; packs: number; lots: Lot[] };

/** What each pack of some holds: packs of a part, of one batch. */
export type Held = { partId: string; partBatchId: string | null; packs: number };

type Composed = { packs: number; holds: Held[] };

/**
 * Fills packs one after the other from the first lots on; packs that hold the same are one group. What the lots are too few for is of an
 * unknown batch.
 */
export function compose(parts: readonly PartLots[], count: number): Composed[] {
  const stores = parts.map(({ lots, ...part }) => ({
    ...part,
    lots: lots.map((lot) => ({ ...lot })),
  }));
  const groups: Composed[] = [];
  for (let missing = count; missing > 0;) {
    const holds = stores.flatMap(fillOne);
    const packs = Math.max(1, Math.min(missing, ...holds.map((held) => timesIn(stores, held))));
    for (const held of holds) {
      const lot = lotOf(stores, held);
      if (lot) lot.left -= packs * held.packs;
    }
    groups.push({ packs, holds });
    missing -= packs;
  }
  return groups;
}

function fillOne({ partId, packs, lots }: PartLots): Held[] {
  const holds: Held[] = [];
  let missing = packs;
  for (const { batchId, left } of lots) {
    const taken = Math.min(missing, left);
    if (taken > 0) holds.push({ partId, partBatchId: batchId, packs: taken });
    missing -= Math.max(0, taken);
  }
  return missing > 0 ? [...holds, { partId, partBatchId: null, packs: missing }] : holds;
}

const lotOf = (stores: PartLots[], { partId, partBatchId }: Held): Lot | undefined =>
  partBatchId === null
    ? undefined
    : stores
        .find((part) => part.partId === partId)
        ?.lots.find(({ batchId }) => batchId === partBatchId);

const timesIn = (stores: PartLots[], held: Held): number =>
  Math.floor((lotOf(stores, held)?.left ?? Infinity) / held.packs);
