/** Stands in addresses where everybody's prices by quantity are meant. */
export const everybody = "everybody";

export const priceListsPath = "/dashboard/admin/price-lists";

/** The page of a list; null: of everybody's prices by quantity. */
export const priceListPath = (list: { id: string } | null) =>
  `${priceListsPath}/${list?.id ?? everybody}`;

/** What a list is called on the owner's screens. */
export const nameOfList = (list: { name: string } | null) => list?.name ?? "Everybody, by quantity";

/** The page of one pack's prices on a list. */
export const packPricesPath = (list: { id: string } | null, slug: string) =>
  `${priceListPath(list)}/packs/${slug}`;
