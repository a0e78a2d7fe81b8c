import { and, inArray, type SQL } from "drizzle-orm";
import { soldFirst } from "~/goods/catalogue/browse/sold-first.server";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { db } from "~/base/db/connection.server";
import { isVisible, products } from "~/base/db/schema";
import { unitPrices } from "~/goods/prices/unit-price.server";
import { packScanned } from "~/goods/stock/scan/pack-scanned.server";
import { packsLeft } from "~/goods/stock/available.server";

/** Most packs on the sheet beside the customer's own and those with a number. */
const mostShown = 100;

const columns = {
  id: products.id,
  name: products.name,
  ...sizeColumns,
  pricePaise: products.pricePaise,
};

/**
 * What stands on the sheet, by product id: what the customer bought before (`own`), what has a number already (`typed`), and what was
 * looked for by name, size or code (`words`; "": what sells most, then by name).
 */
type Sheet = { own: string[]; typed: string[]; words: string };

/**
 * The packs that can be sold, sold out or not, the customer's own first. Prices (paise) are those of this customer for one pack;
 * `left`: packs that are left, null: not counted. `isMore`: more packs are like that than are shown. `now`: UTC ms.
 */
export function packsFor(sheet: Sheet, userId: string | null, now = Date.now()) {
  const first = [...new Set([...sheet.own, ...sheet.typed])];
  const { found, isMore } = sheet.words === "" ? bestSellers() : packsLike(sheet.words);
  const byId = new Map(
    [...rowsOf(inArray(products.id, [...first, ...found]))].map((pack) => [pack.id, pack]),
  );
  const ids = [...new Set([...first, ...found])];
  const packs = ids.flatMap((id) => byId.get(id) ?? []);
  const prices = unitPrices(
    db,
    userId,
    packs.map((product) => ({ product, quantity: 1 })),
  );
  const left = packsLeft(db, ids, { cartId: null, now });
  return {
    packs: packs.map((pack, index) => ({
      ...pack,
      pricePaise: prices[index]?.paise ?? pack.pricePaise,
      /** The customer bought it before. */
      isOwn: sheet.own.includes(pack.id),
      isFound: found.includes(pack.id),
      left: left.get(pack.id)?.packs ?? null,
    })),
    isMore,
  };
}

export type ShownPack = ReturnType<typeof packsFor>["packs"][number];

const rowsOf = (condition: SQL) =>
  db.select(columns).from(products).where(and(condition, isVisible)).all();

function bestSellers() {
  const ids = soldFirst(mostShown + 1);
  return { found: ids.slice(0, mostShown), isMore: ids.length > mostShown };
}

/** The pack with this code or number first, then what the shop's search finds. */
function packsLike(words: string) {
  const coded = packScanned(words);
  const { products: named, total } = findProducts(words, 1, mostShown);
  const found = [...new Set([...("id" in coded ? [coded] : []), ...named].map(({ id }) => id))];
  return { found, isMore: total > mostShown };
}
