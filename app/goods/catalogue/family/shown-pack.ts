import { type Pack, packIn } from "~/base/lib/pack-size";

type Row = Pack & {
  id: string;
  slug: string;
  name: string;
  pricePaise: number;
  mrpPaise: number | null;
  code: string | null;
  family: string | null;
  sale: "on sale" | "sold out" | "hidden";
  isCounted: boolean;
  stock: number;
};

/** A pack in the lists of oils. */
export function shownPack(row: Row) {
  const { id, slug, name, pricePaise, mrpPaise, code, family, sale, isCounted, stock } = row;
  const size = packIn(row);
  return { id, slug, name, pricePaise, mrpPaise, code, family, sale, isCounted, stock, ...size };
}

export type ShownPack = ReturnType<typeof shownPack>;
