import { z } from "zod";
import { line } from "~/base/lib/form/form";
import { productFields } from "../forms";
import { packShape } from "../pack-fields";
import { longestFact } from "../pack-labels";

const blankOr = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal("").transform(() => null), schema]);

/** What all packs of an oil share. Null: left blank, which keeps what differs from pack to pack and empties what does not. */
export const sharedForm = z
  .object({
    family: line("oil", longestFact.family),
    description: blankOr(productFields.description),
    category: blankOr(productFields.category),
    vegetarian: blankOr(packShape.vegetarian.unwrap()),
    generic_name: packShape.generic_name,
    ingredients: packShape.ingredients,
    allergens: packShape.allergens,
    storage: packShape.storage,
    best_before: packShape.best_before,
    origin: packShape.origin,
    maker: packShape.maker,
    nutrition: packShape.nutrition,
    density_g_per_l: packShape.density_g_per_l,
    version: z.string().max(40),
  })
  .transform(({ family, version, ...form }) => ({
    family,
    version,
    facts: {
      description: form.description,
      categoryId: form.category,
      isVegetarian: form.vegetarian,
      genericName: form.generic_name ?? null,
      ingredients: form.ingredients ?? null,
      allergens: form.allergens ?? null,
      storage: form.storage ?? null,
      bestBefore: form.best_before ?? null,
      countryOfOrigin: form.origin ?? null,
      maker: form.maker ?? null,
      nutrition: form.nutrition ?? null,
      densityGPerL: form.density_g_per_l ?? null,
    },
  }));

export type SharedInput = z.output<typeof sharedForm>;
