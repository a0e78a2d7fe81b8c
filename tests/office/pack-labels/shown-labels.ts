import { labelContent } from "~/office/pack-labels/label-words";
import type { LabelFacts } from "~/office/pack-labels/label-facts.server";
import { labelPages } from "~/office/pack-labels/labels-pdf.server";
import type { Design } from "~/office/pack-labels/designs";
import { paperOf } from "~/office/pack-labels/papers";
import { printerOf } from "~/office/pack-labels/printer";

/** A 1 L bottle, all of whose facts are known. */
export const facts = {
  batch: {
    number: "26-11-A",
    packedOn: "2026-11-12",
    bestBefore: "2027-08-12",
    mrpPaise: 24_000,
  },
  product: {
    name: "Prayosha Filtered Groundnut Oil",
    slug: "oil",
    genericName: "Groundnut oil, cold pressed (filtered)",
    hsn: "1508",
    mrpPaise: 24_000,
    measure: "l",
    volumeMl: 1000,
    netWeightG: 910,
    containers: 1,
    densityGPerL: null,
    ingredients: "Groundnut oil",
    allergens: "Contains peanut",
    storage: "Store in a cool, dry place away from sunlight",
    nutrition:
      "Per 100 g: Energy 900 kcal, Protein 0 g, Carbohydrate 0 g, Total sugars 0 g, Added sugars 0 g, Total fat 100 g, Saturated fat 18.2 g, Trans fat 0 g, Cholesterol 0 mg, Sodium 0 mg",
    countryOfOrigin: "India",
    maker: null,
    isVegetarian: 1,
    ean: "8901234567890",
    panelShape: "round",
    panelHeightMm: 260,
    panelWidthMm: 250,
    panelSurfaceCm2: null,
  },
  otherNames: { gu: "પ્રયોષા ફિલ્ટર્ડ સિંગતેલ", hi: "प्रयोषा फ़िल्टर्ड मूंगफली तेल" },
  firm: {
    name: "Prayosha Oil",
    legalName: "Prayosha Oil Mills",
    address: "12 Ring Road, Udhna\nSurat 394210, Gujarat",
    phone: "+91 98250 12345",
    email: "care@prayosha.example",
    fssai: "10700000000000",
    epr: null,
  },
} as unknown as LabelFacts;

type Given = {
  paper: string;
  dpi?: number;
  design?: Design;
  language?: "gu" | "hi";
  labels?: number;
  firstCell?: number;
  product?: object;
  isSample?: boolean;
};

/** Labels of this batch with another product where `product` says so. */
export async function labelsOf({
  paper,
  dpi = 203,
  design = "plain",
  language = "gu",
  labels = 1,
  firstCell = 1,
  product,
  isSample = false,
}: Given) {
  const of = { ...facts, product: { ...facts.product, ...product } };
  const content = labelContent(of, { language, dates: "both", shopAddress: "https://prayosha.in" });
  const job = {
    content,
    paper: paperOf(paper)!,
    printer: printerOf(dpi)!,
    design,
    shift: { x: 0, y: 0 },
    labels,
    firstCell,
    at: 0,
    isSample,
  };
  const pieces: Buffer[] = [];
  for await (const piece of await labelPages(job)) pieces.push(piece);
  return { pdf: Buffer.concat(pieces), content, job };
}
