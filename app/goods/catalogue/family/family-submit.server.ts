import { data } from "@remix-run/node";
import type { Actor } from "~/upkeep/audit/record.server";
import type { FormState } from "~/base/lib/form/form";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { askFirst } from "~/base/lib/form/question.server";
import { rupees } from "~/base/lib/money";
import { declaredSize, isByNumber, type PackSize, quantityTold } from "~/base/lib/pack-size";
import { rowOfForm } from "~/base/db/idempotency.server";
import { products } from "~/base/db/schema";
import { askAbove } from "../changes/price-question.server";
import { sizeProblem } from "../changes/settled-size";
import { isSurprise } from "../changes/surprising-price";
import { changePhotos } from "../admin/photo-submit.server";
import type { WholeProduct } from "../product";
import { addSize, type SizeProblem } from "./add-size.server";
import { changeShared, type SharedProblem } from "./change-shared.server";
import { mostPacksOfOil, oilOf } from "./family.server";
import { sharedForm } from "./shared-form";
import { oilPath } from "./oil-path";
import { z } from "zod";
import { productFields } from "../forms";
import { measureField } from "../quantity-typed";
import { packFromTyped, type TypedSize, sizeTyped } from "../typed-size";

const sizeRule =
  "size must be a number above 0, such as 15 or 0.5, of a carton 10 x 1; of grams, pieces, pairs and boxes a whole one";

/** The three fields of a new size: size, unit, price. Output: the pack's size, and its price in paise. */
const sizeForm = z
  .object({
    size: z.string("size is required").trim().min(1, "size is required").max(20, sizeRule),
    measure: measureField("unit must be litres, kilograms, grams, pieces, pairs or boxes"),
    price: productFields.price,
  })
  .superRefine(({ size, measure }, context) => {
    if (!sizeTyped(size, measure))
      context.addIssue({ code: "custom", path: ["size"], message: sizeRule });
  })
  .transform(({ size, measure, price }) => ({
    size: sizeTyped(size, measure),
    pricePaise: price,
  }));

/** The action of an oil's screen, by the field `intent`: a photo's, `size`, or the shared words. */
export async function changeOil(product: WholeProduct, form: FormData, admin: Actor) {
  const intent = String(form.get("intent") ?? "");
  if (intent.startsWith("photo-")) {
    const { packs, name } = oilOf(product);
    const photos = await changePhotos({ ids: packs.map(({ id }) => id), name }, form, admin);
    if (photos.refusal) return photos.refusal;
    return seeOtherWith(
      "Photos of all sizes are changed",
      `${oilPath(product.slug)}${photos.query}#photos`,
    );
  }
  return intent === "size" ? add(product, form, admin) : save(product, form, admin);
}

async function add(product: WholeProduct, form: FormData, admin: Actor) {
  const { data: typed, problem } = parseForm(sizeForm, form);
  if (problem) return invalid(problem);
  if (!typed.size) return refused(sizeProblems.volume, form);
  const open = askFirst(form, sizeQuestions(product, typed.size, typed.pricePaise));
  if (open) return open;
  const row = rowOfForm(form, products.idempotencyKey);
  if (row.refused) return row.refused;
  const size = { ...typed, size: typed.size, idempotencyKey: row.id };
  const made = await addSize(product.id, size, admin);
  if (made.problem === "unknown-product") throw notFound();
  if (made.problem) return refused(sizeProblems[made.problem], form);
  const words = made.isKept
    ? "is added, hidden until it has its MRP and a photo of its label"
    : "is added";
  return seeOtherWith(`${made.added} ${words}`, oilPath(product.slug));
}

/** Asks about a price that is far from what the nearest size costs for so much. */
function sizeQuestions(product: WholeProduct, size: TypedSize, pricePaise: number): string[] {
  const pack = packFromTyped(size, product);
  const amount = quantityTold(pack);
  const packs = oilOf(product).packs.filter((other) => isByNumber(other) === isByNumber(pack));
  // What is refused anyway is not asked about.
  if (sizeProblem(pack) || packs.some((other) => declaredSize(other) === declaredSize(pack)))
    return [];
  const [nearest] = packs.toSorted((one, other) => distance(one, amount) - distance(other, amount));
  if (!nearest) return [];
  const usual = Math.round((nearest.pricePaise * amount) / quantityTold(nearest));
  if (!isSurprise({ seenPaise: usual, pricePaise }, askAbove())) return [];
  const like = `${declaredSize(nearest)} at ${rupees(nearest.pricePaise)}`;
  return [
    `${rupees(pricePaise)} for this size, where ${like} would come to ${rupees(usual)}, is that right?`,
  ];
}

const distance = (pack: Pick<PackSize, "volumeMl" | "pieces">, amount: number) =>
  Math.abs(Math.log(quantityTold(pack) / amount));

async function save(product: WholeProduct, form: FormData, admin: Actor) {
  const { data: typed, problem } = parseForm(sharedForm, form);
  if (problem) return invalid(problem);
  const saved = await changeShared(product.id, typed, admin);
  if (saved.problem === "unknown-product") throw notFound();
  if (saved.problem === "changed-meanwhile") return meanwhile(product, form);
  if (saved.problem) return refused(sharedProblems[saved.problem], form);
  const packs = saved.changed === 1 ? "1 pack" : `${saved.changed} packs`;
  return seeOtherWith(
    saved.changed === 0 ? "Nothing was changed" : `Saved for ${packs}`,
    oilPath(product.slug),
  );
}

/** Shown again with the version of now: sent again, the form overwrites. */
function meanwhile(product: WholeProduct, form: FormData) {
  const sentence =
    "Someone else changed one of these packs while you had this open. Nothing of yours is saved yet: press SAVE FOR ALL SIZES again to save what the form says now.";
  const state: FormState = problemWith("form", sentence, form);
  const values = { ...state.values, version: oilOf(product).version };
  return data({ form: { ...state, values } }, { status: 409 });
}

type Refused = { field: string; sentence: string };

const sizeProblems: Record<Exclude<SizeProblem, "unknown-product">, Refused> = {
  "same-size": {
    field: "size",
    sentence:
      "This oil has a pack of this size already: change that one, or create another product",
  },
  volume: {
    field: "size",
    sentence: "size must be less than 1000 kilograms or 10,000 litres, or at most 9999 pieces",
  },
  price: { field: "price", sentence: "price must be an amount in rupees above 0" },
};

const sharedProblems: Record<
  Exclude<SharedProblem, "unknown-product" | "changed-meanwhile">,
  Refused
> = {
  "too-many": {
    field: "form",
    sentence: `This oil has more than ${mostPacksOfOil} packs: change them with a CSV file`,
  },
  "unknown-category": { field: "category", sentence: "category must be one of the list" },
  description: { field: "description", sentence: "description is required" },
};

const refused = ({ field, sentence }: Refused, form: FormData) =>
  invalid(problemWith(field, sentence, form));
