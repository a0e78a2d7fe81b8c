import { amountWithPaise } from "~/base/lib/money";
import {
  declaredIn,
  declaredOnPack,
  isByNumber,
  isByWeight,
  isOil,
  mlIn,
  type Pack,
} from "~/base/lib/pack-size";
import { isOne, isSmall } from "~/goods/catalogue/unit-price";
import { panelArea } from "~/goods/catalogue/panel/panel";
import type { LabelFacts } from "./label-facts.server";
import { letterHeight, markSide } from "./letter-height";

/** Which dates stand on a label: the pair that food law wants, or best before in addition. */
type Dates = "both" | "use-by";

/** What stands on a label, in its words. Heights and the mark's side in mm; null: no such line. */
export type LabelContent = {
  shop: string;
  name: string;
  kind: string | null;
  otherName: string | null;
  quantity: string;
  /** With batch, dates and MRP: all that a small label has beside its code. */
  facts: string[];
  unitPrice: string | null;
  /** Declarations in whole sentences. */
  declared: string[];
  /** What food law alone asks for. */
  small: string;
  mark: number | null;
  ean: string | null;
  /** The address in the QR code. */
  address: string;
  letters: number;
};

type Choice = { language: "gu" | "hi"; dates: Dates; shopAddress: string };

/**
 * The words of a label; what is not known is left out, which `missingOn` names. Declared values are in capitals and digits: whether the
 * height of small letters counts by their x is open.
 */
export function labelContent(facts: LabelFacts, choice: Choice): LabelContent {
  const { batch, product, firm } = facts;
  const area = panelArea(product) ?? 0;
  const mrp = product.mrpPaise;
  return {
    shop: firm.name,
    name: product.name.toUpperCase(),
    kind: product.genericName && product.genericName !== product.name ? product.genericName.toUpperCase() : null, // prettier-ignore
    otherName: facts.otherNames[choice.language],
    quantity: labelQuantity(product),
    facts: [
      mrp === null ? null : `MRP ₹${amountWithPaise(mrp)} (INCL. OF ALL TAXES)`,
      `BATCH NO. ${batch.number.toUpperCase()}`,
      `PACKED ON ${dayOnLabel(batch.packedOn)}`,
      `EXPIRY/USE BY ${dayOnLabel(batch.bestBefore)}`,
      choice.dates === "both" ? `BEST BEFORE ${dayOnLabel(batch.bestBefore)}` : null,
    ].filter((line) => line !== null),
    unitPrice: mrp === null ? null : labelUnitPrice({ ...product, pricePaise: mrp }),
    declared: makersAndCare(facts),
    small: [
      firm.fssai && `FSSAI Lic. No. ${firm.fssai}`,
      product.ingredients && `Ingredients: ${product.ingredients}`,
      product.allergens,
      product.storage,
      product.nutrition && `Nutrition per${product.nutrition.replace(/^Per/, "")}`,
      product.countryOfOrigin && `Country of origin: ${product.countryOfOrigin}`,
      firm.epr && `EPR Reg. No. ${firm.epr}, ${firm.legalName ?? firm.name}`,
    ]
      .filter(Boolean)
      .map((line) => `${line}`.replace(/[.\s]*$/, "."))
      .join(" "),
    mark: product.isVegetarian === 1 ? markSide(area) : null,
    ean: product.ean,
    address: codeAddress(choice.shopAddress, batch.number),
    letters: letterHeight(area),
  };
}

/** `2026-11-12` → `12/11/2026`. */
const dayOnLabel = (day: string) => day.split("-").toReversed().join("/");

/**
 * Where the code on the pack leads, in capitals, which take less room in a QR code: `HTTPS://SHOP.IN/B/26-11-A`. The shop answers it
 * whichever way it is written.
 */
const codeAddress = (shop: string, number: string) =>
  `${shop}/b/${encodeURIComponent(number)}`.toUpperCase();

/**
 * What is in the pack, by the pack's own measure, an oil's in both, never "about": `1 L (910 g)`, `500 ml (455 g)`, `15 kg (16.48 L)`; of
 * goods by number `12 N`.
 */
function labelQuantity(pack: Pack): string {
  if (isByNumber(pack)) return declaredOnPack(pack);
  const each = declaredIn(pack) / pack.containers;
  const own = isByWeight(pack) ? grams(each) : litres(each);
  const said = pack.containers === 1 ? own : `${pack.containers} × ${own}`;
  if (isByWeight(pack)) return isOil(pack) ? `${said} (${litres(mlIn(pack))})` : said;
  return pack.netWeightG === null ? said : `${said} (${grams(pack.netWeightG)})`;
}

const grams = (g: number) => (g < 1000 ? `${g} g` : `${g / 1000} kg`);
const litres = (ml: number) => (ml < 1000 ? `${ml} ml` : `${ml / 1000} L`);

/** The unit sale price ("USP") by the MRP, with two decimals (rule 6(11)); null where it is the MRP itself. */
function labelUnitPrice(pack: Pack & { pricePaise: number }): string | null {
  if (isOne(pack)) return null;
  const [amount, unit] = unitOnLabel(pack);
  return `USP ₹${amountWithPaise(Math.round(pack.pricePaise / amount))}/${unit}`;
}

/** How many units are in the pack, and the unit that the law counts in. */
function unitOnLabel(pack: Pack): [number, string] {
  const declared = declaredIn(pack);
  if (isByNumber(pack)) return [declared, "N"];
  if (isSmall(pack)) return [declared, isByWeight(pack) ? "g" : "ml"];
  return [declared / 1000, isByWeight(pack) ? "kg" : "L"];
}

/**
 * Who made it, where that is another than the firm both (rules 6 and 10), and whom to turn to. A maker's address is never to be taken for
 * the firm's, so "the address above" is said of the firm's alone.
 */
function makersAndCare({ product, firm }: LabelFacts): string[] {
  const address = firm.address?.split(/\n\s*\n/)[0];
  const reached = [firm.phone?.split("\n")[0], firm.email];
  const owner = firm.legalName ?? firm.name;
  const care = (at: string | undefined) => `CONSUMER CARE: ${inOneLine([firm.name, at, ...reached])}`; // prettier-ignore
  if (!product.maker)
    return [`MADE AND PACKED BY: ${inOneLine([owner, address])}`, care("THE ADDRESS ABOVE")];
  const maker = inOneLine([product.maker]);
  const isFirm = [firm.legalName, firm.name].some((name) => name && maker.includes(name.toUpperCase())); // prettier-ignore
  return [
    `MADE AND PACKED BY: ${maker}`,
    isFirm ? care(address) : `SOLD BY, CONSUMER CARE: ${inOneLine([owner, address, ...reached])}`,
  ];
}

const inOneLine = (parts: (string | null | undefined)[]) =>
  parts
    .flatMap((part) => part?.split("\n") ?? [])
    .map((part) => part.trim().replace(/,$/, ""))
    .filter(Boolean)
    .join(", ")
    .toUpperCase();
