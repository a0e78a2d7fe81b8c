import type { PackKind } from "~/base/db/statuses";
import type { DemoKind, DemoSize } from "./pack-facts";

/** The demo catalogue. Prices in rupees. */
export type DemoPhoto = keyof typeof demoPhotos;
export type DemoProduct = {
  name: string;
  category: (typeof demoCategories)[number];
  description: string;
  rupees: number;
  /** The price printed on the pack. */
  mrp: number;
  /** Bottles in a carton. */
  containers?: number;
  kind: DemoKind;
  /** What it is packed in; none: sold as it is. */
  pack?: PackKind;
  /** The first is shown on the product card, all on the product's page. */
  photos: [DemoPhoto, ...DemoPhoto[]];
} & DemoSize;

export const demoCategories = [
  "Cold Pressed (Kachi Ghani)",
  "Filtered",
  "Double Filtered & Refined",
  "Premium Glass",
  "Bulk Packs",
] as const;

/** Files of `photos/` and what they show. */
export const demoPhotos = {
  "bottle-1l": "One-litre bottle of golden groundnut oil with a green Prayosha label",
  "bottle-1l-lifestyle":
    "One-litre bottle of groundnut oil beside a heap of groundnuts in the shell",
  "bottle-1l-detail": "The label of the one-litre bottle, close up: Prayosha, સિંગતેલ, Groundnut Oil",
  "bottle-1l-back":
    "The back label of the one-litre bottle: ingredients, nutrition and the green mark for vegetarian food",
  "bottle-500ml": "Half-litre bottle of golden groundnut oil with a green Prayosha label",
  "bottle-2l": "Two-litre bottle of groundnut oil with a green handle",
  "jar-3l": "Three-litre jar of groundnut oil with a green cap and handle",
  "jar-5l": "Five-litre jar of groundnut oil with a green cap and handle",
  "pouch-1l": "One-litre pouch of groundnut oil in gold and green",
  "pouch-500ml": "Half-litre pouch of groundnut oil in gold and green",
  "tin-15l": "Fifteen-litre tin of groundnut oil with a carrying handle",
  "tin-15kg": "Fifteen-kilogram tin of groundnut oil in cream and green",
  "tin-15l-top": "Fifteen-litre tin from above, with its spout and handle",
  "glass-bottle-1l": "One-litre glass bottle of cold pressed groundnut oil with a golden cap",
  "glass-bottle-500ml": "Half-litre glass bottle of cold pressed groundnut oil with a golden cap",
  "glass-bottle-pair": "Two one-litre glass bottles of cold pressed groundnut oil, side by side",
  "glass-bottle-1l-detail": "Glass bottle of cold pressed groundnut oil beside a brass bowl of oil",
  "kitchen-kadhai": "Puri frying in a kadhai full of oil, a bottle of groundnut oil behind it",
  "kitchen-pickle": "Mango pickle in a glass jar, a barni and a bottle of groundnut oil behind it",
  "kitchen-pour": "Groundnut oil poured into a brass bowl beside fresh rotla",
  carton: "Carton of ten one-litre bottles, one of them standing beside it",
} as const;

/** The demo catalogue in one language, by the English names. */
export type DemoWords = {
  categories: Record<(typeof demoCategories)[number], string>;
  products: Record<string, [name: string, description: string]>;
};
