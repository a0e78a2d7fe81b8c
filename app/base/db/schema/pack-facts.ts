import { integer, text } from "drizzle-orm/sqlite-core";
import { paise } from "./columns";

/**
 * Columns of a product: facts printed on the pack, and its weight and box; null: unknown. Their checks are in migration 0005, written by
 * hand: a table check would rebuild the table.
 */
export const packFacts = {
  /** Maximum retail price, taxes included. */
  mrpPaise: paise("mrp_paise"),
  /** The common or generic name, "Filtered groundnut oil"; null: the ingredients stand for it. */
  genericName: text("generic_name"),
  ingredients: text("ingredients"),
  allergens: text("allergens"),
  /** 1: the pack carries the green (vegetarian) mark, 0: unknown. */
  isVegetarian: integer("is_vegetarian").notNull().default(0),
  storage: text("storage"),
  /** As text: "9 months from packing". */
  bestBefore: text("best_before"),
  /** Grams: oil sold by volume must also declare its weight. */
  netWeightG: integer("net_weight_g"),
  countryOfOrigin: text("country_of_origin"),
  /** Grams of a pack as it is sent; null: by its volume (`goods/delivery/parcel.ts`). */
  grossWeightG: integer("gross_weight_g"),
  /** The box of one pack, in millimetres; null: unknown, the weight alone counts. */
  boxLengthMm: integer("box_length_mm"),
  boxWidthMm: integer("box_width_mm"),
  boxHeightMm: integer("box_height_mm"),
  /** The 13 digits under the bar code: an EAN-13, or a number of the shop's own, from 20 to 29. Its check is in migration 0085, by hand. */
  ean: text("ean"),
  /** Which kind of surface the pack has, for the area of its principal display panel (rule 7): `rectangle`, `round` or `other`. */
  panelShape: text("panel_shape", { enum: ["rectangle", "round", "other"] }),
  /** Of a rectangle height and width of the main side, of a round pack height and circumference; of any other pack null. */
  panelHeightMm: integer("panel_height_mm"),
  panelWidthMm: integer("panel_width_mm"),
  /** The whole surface of a pack that is neither; else null. */
  panelSurfaceCm2: integer("panel_surface_cm2"),
  /** What the laboratory found in 100 g or 100 ml, in one spelling: `Per 100 g: energy 900 kcal, protein 0 g, …`. */
  nutrition: text("nutrition"),
  /** Name and address of the manufacturer and packer. */
  maker: text("maker"),
};
