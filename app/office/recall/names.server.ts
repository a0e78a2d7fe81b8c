import type { Reader } from "~/base/db/connection.server";
import type { PackSize } from "~/base/lib/pack-size";
import { inLanguage, type Language, languages } from "~/base/words/language";
import { productWords } from "~/goods/stock/batches/batch-words";
import { inOwnNames } from "~/sales/orders/own-names.server";

type Product = { productId: string; product: string; size: PackSize | null };

/** A product with its size, in each language; English where it has no name in one. */
export function namesOf({ productId, product, size }: Product, from: Reader) {
  const names = languages.map((each) =>
    inLanguage(each, () => {
      const [own] = inOwnNames([{ productId, name: product }], from);
      return [each, productWords({ size, product: own?.name ?? product })] as const;
    }),
  );
  return Object.fromEntries(names) as Record<Language, string>;
}
