import { isOil } from "~/base/lib/pack-size";
import { panelArea } from "~/goods/catalogue/panel/panel";
import { pinWithin } from "~/sales/orders/delivery";
import type { LabelFacts } from "./label-facts.server";

/** A fact that a label lacks. `isMust`: no label is printed without it. `to`: the field where it is typed. */
export type Missing = { words: string; to: string; isMust: boolean };

type Facts = Pick<LabelFacts, "product" | "firm" | "otherNames">;

const ofFirm = (field: string) => `/dashboard/admin/settings#${field}`;

/** What is missing of what the law wants on a pack, in the order of the declarations. `language`: of the second name. */
export function missingOn({ product, firm, otherNames }: Facts, language: "gu" | "hi"): Missing[] {
  const ofPack = (field: string) => `/dashboard/admin/product/${product.slug}?facts=open#${field}`;
  const maker = product.maker ?? firm.address ?? "";
  const care = [firm.phone ? null : "phone", firm.email ? null : "email", firm.address ? null : "address"].filter((fact) => fact !== null); // prettier-ignore
  const needsWeight = isOil(product) && product.netWeightG === null;
  const forbidden = /\b(dozen|score|gross)\b/i.exec(`${product.name} ${product.genericName ?? ""}`);
  const all: (Missing | false)[] = [
    !firm.fssai && { words: "FSSAI licence or registration", to: ofFirm("fssai"), isMust: true },
    !maker && { words: "The maker’s address", to: ofFirm("address"), isMust: true },
    maker !== "" &&
      !pinWithin(maker) && {
        words: "The PIN in the maker’s address",
        to: product.maker ? ofPack("maker") : ofFirm("address"),
        isMust: true,
      },
    ...care.map((fact) => ({
      words: `Consumer care: ${fact}`,
      to: ofFirm(fact),
      isMust: true,
    })),
    forbidden !== null && {
      words: `A number instead of “${forbidden[0]}”, which no pack may say (rule 13)`,
      to: ofPack(product.name.includes(forbidden[0]) ? "name" : "generic_name"),
      isMust: true,
    },
    needsWeight && {
      words: "Net weight: oil says litres and weight",
      to: ofPack("net_weight_g"),
      isMust: true,
    },
    product.mrpPaise === null && { words: "MRP", to: ofPack("mrp"), isMust: true },
    panelArea(product) === null && {
      words: "Shape and size of the pack: how high letters must be goes by them",
      to: ofPack("panel_shape"),
      isMust: true,
    },
    !product.nutrition && {
      words: "Nutrition, from your laboratory",
      to: ofPack("nutrition"),
      isMust: false,
    },
    !product.ingredients && { words: "Ingredients", to: ofPack("ingredients"), isMust: false },
    product.isVegetarian !== 1 && {
      words: "Vegetarian mark",
      to: ofPack("vegetarian"),
      isMust: false,
    },
    !product.genericName && { words: "Kind of goods", to: ofPack("generic_name"), isMust: false },
    !otherNames[language] && {
      words: `The name in ${language === "gu" ? "Gujarati" : "Hindi"}`,
      to: `/dashboard/admin/product/${product.slug}/words`,
      isMust: false,
    },
  ];
  return all.filter((fact) => fact !== false);
}
