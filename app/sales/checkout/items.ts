import { type PackSize, quantityTold } from "~/base/lib/pack-figures";

type Line = {
  id: string;
  product: ({ id: string } & Pick<PackSize, "volumeMl" | "pieces">) | null;
  quantity: number;
};

/** In place of a quantity that a field of the same form tells. */
export const typedBeside = "typed";

/**
 * What a page shows to be ordered, as one text for its form: each product, its pack (ml, or thousandths of a piece) and how many, in a fixed order. Without
 * the lines of deleted products.
 */
export function itemsOf<L extends Line>(
  lines: L[],
  quantityOf: (line: L) => number | typeof typedBeside = ({ quantity }) => quantity,
): string {
  const items = lines.flatMap((line) =>
    line.product ? [[line.product.id, quantityTold(line.product), quantityOf(line)].join(":")] : [],
  );
  return items.toSorted().join(",");
}
