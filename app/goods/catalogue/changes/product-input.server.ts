import { noPackFacts, packFacts, type SomePackFacts } from "../pack-facts";
import { type Settled, settledPack } from "./settled-size";
import type { PhotoProblem } from "~/goods/photos/picture.server";
import type { defaultTax, SaleFacts } from "../product";
import { type NewPhoto, type PhotoWithAlt, storePhotos } from "../product-photos.server";
import { searchText } from "../search-text";

/**
 * Price in paise; `volumeMl`: the quantity in thousandths, litres or the number of goods by number (`settledPack`). `shipping` 1: offered, 0: not. `hsn`, `gstBasisPoints` (500 is 5 %) and the pack facts are
 * optional: a new product gets the default tax and no pack facts, an existing one keeps its own. So is `sale`: a new product is on sale.
 */
export type ProductInput = SomePackFacts & {
  name: string;
  description: string;
  pricePaise: number;
  volumeMl: number;
  shipping: number;
  hsn?: string | undefined;
  gstBasisPoints?: number | undefined;
  sale?: SaleFacts["sale"] | undefined;
  backOn?: SaleFacts["backOn"] | undefined;
  categoryId: string;
  photo?: NewPhoto | undefined;
  /** Shown after `photo`, in this order. */
  morePhotos?: NewPhoto[];
  /** Of its form's row (`rowOfForm`): sent twice, the form creates one product. */
  idempotencyKey?: string;
  /** `updatedAt` of the product when the form was opened; without it concurrent changes are overwritten. */
  version?: number;
};

/** `price`, `mrp`, `volume`, `pieces`: out of range; `back-on`: a new day that is past; `containers`: it does not divide into them; photo problems: see `storePhoto`. */
export type ProductProblem = {
  product?: undefined;
  problem:
    | "price"
    | "mrp"
    | "back-on"
    | "volume"
    | "pieces"
    | "containers"
    | "code-taken"
    | "unknown-category"
    | PhotoProblem["problem"];
};
/** The input once its photos are stored as files. */
export type StoredInput = Omit<ProductInput, "photo" | "morePhotos"> & {
  photo: PhotoWithAlt | null;
  morePhotos: PhotoWithAlt[];
};
/** The values a product keeps if the input leaves them out. */
export type Kept = typeof defaultTax & SaleFacts & Settled;

/** The input with what the product keeps, and its size settled. */
export type SettledInput = Omit<StoredInput, "volumeMl"> & Kept;

/** The first number that is out of range, or null. */
export function problemIn(
  input: Pick<ProductInput, "pricePaise" | "mrpPaise" | "volumeMl">,
): "price" | "mrp" | "volume" | null {
  if (!isWhole(input.pricePaise, 100_000_000)) return "price";
  if (typeof input.mrpPaise === "number" && !isWhole(input.mrpPaise, 100_000_000)) return "mrp";
  return isWhole(input.volumeMl, 9_999_990) ? null : "volume";
}

/** Decodes and stores the photos. Call it before the transaction: it is slow. */
export async function storedInput({
  photo,
  morePhotos = [],
  ...input
}: ProductInput): Promise<StoredInput | ProductProblem> {
  const storedPhotos = await storePhotos(photo ? [photo, ...morePhotos] : morePhotos);
  if ("problem" in storedPhotos) return storedPhotos;
  const [first = null, ...others] = storedPhotos;
  return photo
    ? { ...input, photo: first, morePhotos: others }
    : { ...input, photo: null, morePhotos: storedPhotos };
}

function isWhole(amount: number, most: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= most;
}

/** Fills in the values that the input leaves out. */
export function withKept<Input extends Pick<ProductInput, Exclude<keyof Kept, "pieces">>>(
  input: Input,
  before: Kept,
): Omit<Input, "volumeMl"> & Kept {
  return {
    ...input,
    hsn: input.hsn ?? before.hsn,
    gstBasisPoints: input.gstBasisPoints ?? before.gstBasisPoints,
    sale: input.sale ?? before.sale,
    backOn: input.backOn === undefined ? before.backOn : input.backOn,
    ...settledPack(input, before),
  };
}

/** The columns of `products` that come from the input. */
export function columnsOf(input: SettledInput) {
  const { name, description, pricePaise, volumeMl, pieces, shipping, categoryId } = input;
  return {
    name,
    description,
    searchText: searchText(input),
    pricePaise,
    volumeMl,
    pieces,
    shipping,
    categoryId,
    hsn: input.hsn,
    gstBasisPoints: input.gstBasisPoints,
    sale: input.sale,
    backOn: input.backOn,
    ...packFacts(input, noPackFacts),
  };
}
