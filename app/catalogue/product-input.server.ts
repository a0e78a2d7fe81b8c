import { noPackFacts, type PackFacts, packFacts, type SomePackFacts } from "./pack-facts";
import type { PhotoProblem } from "~/photos/photos.server";
import type { usualTax } from "./product";
import type { NewPhoto, PhotoWithAlt } from "./product-photos.server";
import { storePhotoQuickly } from "~/photos/quick-photo.server";
import { searchText } from "./search-text";

/**
 * Price in paise, volume in ml; `shipping` 1: offered, 0: not. `hsn`, `gstBasisPoints` (500 is 5 %) and what the pack says
 * may be left out: a new product then gets the usual tax and tells nothing of its pack, another keeps its own.
 */
export type ProductInput = SomePackFacts & {
  name: string;
  description: string;
  pricePaise: number;
  volumeMl: number;
  shipping: number;
  hsn?: string | undefined;
  gstBasisPoints?: number | undefined;
  categoryId: string;
  photo?: NewPhoto | undefined;
  /** Shown after `photo`, in this order. */
  morePhotos?: NewPhoto[];
  /** Names one filling of the create form: the same form with the same content makes one product, however often sent. */
  formToken?: string;
  /** `updatedAt` of the product that the form was filled from; without it the product is changed whatever it is now. */
  version?: number;
};

/** `price`, `mrp`, `volume`: outside of what the shop can sell; `above-mrp`: no price may be; the photo's problems are those of `storePhoto`. */
export type ProductProblem = {
  product?: undefined;
  problem: "price" | "mrp" | "above-mrp" | "volume" | "unknown-category" | PhotoProblem["problem"];
};
/** What the input comes to before the database is asked: its photos are files by now. */
export type StoredInput = Omit<ProductInput, "photo" | "morePhotos"> & {
  photo: PhotoWithAlt | null;
  morePhotos: PhotoWithAlt[];
};
/** What a product keeps where the input says nothing. */
export type Kept = typeof usualTax & PackFacts;

/** What is wrong with the numbers alone. */
export function problemIn(input: ProductInput): "price" | "mrp" | "volume" | null {
  if (!isWhole(input.pricePaise, 100_000_000)) return "price";
  if (typeof input.mrpPaise === "number" && !isWhole(input.mrpPaise, 100_000_000)) return "mrp";
  return isWhole(input.volumeMl, 9_999_990) ? null : "volume";
}

/** The pictures are decoded and stored before the transaction begins. */
export async function storedInput({
  photo,
  morePhotos = [],
  ...input
}: ProductInput): Promise<StoredInput | ProductProblem> {
  const kept: PhotoWithAlt[] = [];
  // One after the other: a decoded picture takes a lot of memory.
  for (const each of photo ? [photo, ...morePhotos] : morePhotos) {
    const stored = await storePhotoQuickly(each.original);
    if (stored.problem) return stored;
    kept.push({ ...stored, alt: each.alt });
  }
  const [first = null, ...others] = kept;
  return photo
    ? { ...input, photo: first, morePhotos: others }
    : { ...input, photo: null, morePhotos: kept };
}

function isWhole(amount: number, most: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= most;
}

/** What the input leaves out is as it was. */
export function withKept<Input extends Pick<ProductInput, keyof Kept>>(
  input: Input,
  before: Kept,
): Input & Kept {
  return {
    ...input,
    hsn: input.hsn ?? before.hsn,
    gstBasisPoints: input.gstBasisPoints ?? before.gstBasisPoints,
    ...packFacts(input, before),
  };
}

/** A row of `products`, as far as the input decides it. */
export function columnsOf(input: StoredInput & Kept) {
  const { name, description, pricePaise, volumeMl, shipping, categoryId } = input;
  return {
    name,
    description,
    searchText: searchText(input),
    pricePaise,
    volumeMl,
    shipping,
    categoryId,
    hsn: input.hsn,
    gstBasisPoints: input.gstBasisPoints,
    ...packFacts(input, noPackFacts),
  };
}
