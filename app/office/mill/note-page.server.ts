import { millEntryKinds } from "~/base/db/mill";
import { dayOf } from "~/base/lib/days";
import { productById, productToday } from "~/goods/catalogue/products.server";
import { packName } from "~/goods/stock/admin/stock-words";
import { nextNumber } from "~/goods/stock/batches/batch-number.server";
import { lastOf } from "./entries.server";
import type { Notable } from "./note.server";
import { openPlaces } from "./places.server";
import { oilOfHsn } from "./voppa/oil-of-hsn";

/** The kind in an address; undefined: there is none of this name. */
export const notableIn = (kind: string | undefined): Notable | undefined =>
  millEntryKinds.find((each): each is Notable => each === kind && each !== "undo");

/**
 * The product in the query of the page that notes a filling: the one that is asked for, or the last that was filled. Null: one is to be
 * chosen.
 */
export function filledProduct(query: URLSearchParams) {
  const slug = query.get("product");
  if (slug !== null) return productToday(slug);
  if (query.size > 0) return null;
  const last = lastOf("fill").productId;
  return last === null ? null : productById(last);
}

/** What the page that notes something shows. `product`: the one that is filled. `now`: UTC ms. */
export function notePage(
  kind: Notable,
  seesMoney: boolean,
  product: ReturnType<typeof filledProduct>,
  now = Date.now(),
) {
  const open = openPlaces();
  const of = (...kinds: string[]) => open.filter((place) => kinds.includes(place.kind));
  const last = lastOf(kind);
  const lastPlaces = last.places.filter(({ id }) => open.some((place) => place.id === id));
  const lastId = (of_: string, nth = 0) => lastPlaces.filter((each) => each.kind === of_)[nth]?.id;
  const [tanks, lots] = [of("tank"), of("lot")];
  const lastTank = lastId("tank");
  // Of the oil that is filled, where there is one.
  const fit = product ? tanks.filter(({ crop }) => crop === oilOfHsn(product.hsn)) : [];
  const fitting = fit.find(({ id }) => id === lastTank) ?? fit[0];
  const chosen = {
    tank: fitting?.id ?? lastTank ?? tanks[0]?.id,
    to: lastId("tank", 1) ?? tanks[1]?.id,
    // The lot of the last pressing while there is some left, then the oldest.
    lot: lastId("lot") ?? lots[0]?.id,
    place: lastId("cake") ?? lastId("foots") ?? of("cake")[0]?.id,
  };
  const today = dayOf(now);
  const nameOf = (id: string | undefined) => open.find((place) => place.id === id)?.name ?? "";
  return {
    kind,
    seesMoney,
    today,
    tanks,
    lots,
    places: kind === "cake" ? of("cake", "foots") : open,
    chosen,
    who: last.who,
    unit: last.unit ?? ("kg" as const),
    crop: last.places[0]?.crop ?? tanks.find(({ crop }) => crop !== "blend")?.crop ?? "groundnut",
    // Which places cannot be guessed yet.
    isUnclear: kind === "move" && last.places.length === 0,
    foldWords: foldWords(kind, nameOf(chosen.lot), nameOf(chosen.tank), nameOf(chosen.to)),
    product: product && { name: packName(product), slug: product.slug },
    label: product?.bestBefore ?? null,
    nextBatch: kind === "fill" ? nextNumber(today) : "",
  };
}

export type NotePage = ReturnType<typeof notePage>;

/** The fold says what is taken for granted. */
function foldWords(kind: Notable, lot: string, tank: string, to: string): string {
  switch (kind) {
    case "press":
      return `Lot ${lot}, into ${tank}, today. Foots, hours, who`;
    case "move":
      return `From ${tank} to ${to}, today`;
    case "fill":
      return `From ${tank}, today. Batch and best before`;
    case "bought":
      return `Into ${tank}, today. More`;
    case "sold":
      return `From ${tank}, today. More`;
    default:
      return "Today. More";
  }
}
