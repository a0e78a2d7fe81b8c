import { count, desc, eq, sql } from "drizzle-orm";
import { musts, type SellFact } from "~/goods/catalogue/missing-to-sell";
import { db } from "~/base/db/connection.server";
import { categories, lacksDeclaration, products } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { pageWithin } from "~/base/lib/page-number";
import { companyFacts } from "~/upkeep/pages/company.server";
import type { CompanyFacts } from "~/upkeep/pages/company";
import { otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { dutySettings } from "~/office/duties/duty-settings.server";
import { dutiesPath } from "~/office/duties/paths";
import { takesTransfers } from "~/sales/payments/by-hand/other-payments";

/** Something that is not said. `isMust`: the law wants it, else it is good to have. `to`: the field where it is typed. */
export type Gap = { words: string; to: string; isMust: boolean };

/**
 * Facts of the firm, with the rule that wants each: the Consumer Protection (E-Commerce) Rules 2020, rule 4 (2) and (4), the CGST rule 46,
 * and the orders of the FSSAI on licence numbers.
 */
const wanted: [fact: keyof CompanyFacts, words: string][] = [
  ["legalName", "The firm’s legal name (e-commerce rules 2020, rule 4)"],
  ["address", "The firm’s address (rule 4)"],
  ["phone", "A phone number of customer care (rule 4)"],
  ["email", "An email address of customer care (rule 4)"],
  ["grievanceName", "The grievance officer’s name (rule 4)"],
  ["grievanceDesignation", "The grievance officer’s designation (rule 4)"],
  ["grievancePhone", "The grievance officer’s phone number (rule 4)"],
  ["grievanceEmail", "The grievance officer’s email address (rule 4)"],
  ["gstin", "The GSTIN, for tax invoices (CGST rule 46)"],
  ["state", "The state, for tax invoices (CGST rule 46)"],
  ["fssai", "The FSSAI licence or registration number (FSS licensing regulations)"],
];

/** What the firm does not say of itself yet. */
export function factGaps(): Gap[] {
  const facts = companyFacts();
  return wanted
    .filter(([fact]) => !facts[fact])
    .map(([fact, words]) => ({ words, to: `/dashboard/admin/settings#${fact}`, isMust: true }));
}

/** Whether there is any way to pay. */
export function takesMoney(): boolean {
  const { onDelivery, transfer } = otherPayments();
  return settings.payments !== "off" || onDelivery.isOn || takesTransfers(transfer);
}

const payments = "/dashboard/admin/settings/payments";

/** What the law wants of the firm itself and is missing. */
const firmMusts = (): Gap[] =>
  takesMoney()
    ? factGaps()
    : [...factGaps(), { words: "A way to be paid (rule 7)", to: payments, isMust: true }];

/** The same, and what is only good to have. */
export function firmGaps(): Gap[] {
  return [
    ...firmMusts(),
    ...(otherPayments().transfer.details ? [] : [bankAccount]),
    ...(dutySettings().helpline ? [] : [helpline]),
  ];
}

const bankAccount: Gap = {
  words: "The bank account for transfers, as buyers see it",
  to: `${payments}#details`,
  isMust: false,
};

const helpline: Gap = {
  words:
    "The number in the National Consumer Helpline’s convergence programme (rule 4 (7), from 2027)",
  to: `${dutiesPath}#helpline`,
  isMust: false,
};

/** How many musts are missing: each of the firm's, and each of every product on sale. */
export function mustCount(): number {
  const lacked = sql.join(
    mustColumns.map((fact) => sql`(${products[fact]} is null)`),
    sql` + `,
  );
  const ofProducts = db
    .select({ total: sql<number>`coalesce(sum(${lacked}), 0)` })
    .from(products)
    .where(lacksDeclaration)
    .get();
  return firmMusts().length + (ofProducts?.total ?? 0);
}

const mustColumns = Object.keys(musts) as SellFact[];

/** How many products are offered without something that they must or should have. */
const undeclaredCount = (): number =>
  db.select({ total: count() }).from(products).where(lacksDeclaration).get()?.total ?? 0;

const pageSize = 20;

/** 0 for what lacks a must, else 1: to sort by. */
const lacksMust = sql`${sql.join(
  mustColumns.map((fact) => sql`${products[fact]} is not null`),
  sql` and `,
)}`;

/** The columns of `lacksDeclaration`, with the field of the product's form where each is typed. */
const declarations = {
  ...musts,
  genericName: { words: "generic name", field: "generic_name" },
  photoId: { words: "photo", field: "photo" },
} as const;

/** One page (from 1) of these products with what each lacks: those that lack a must first, then the newest. */
export function undeclaredProducts(requested: number) {
  const { offset, ...place } = pageWithin(undeclaredCount(), requested, pageSize);
  const found = db
    .select({
      slug: products.slug,
      name: products.name,
      category: categories.name,
      facts: {
        mrpPaise: products.mrpPaise,
        netWeightG: products.netWeightG,
        maker: products.maker,
        countryOfOrigin: products.countryOfOrigin,
        bestBefore: products.bestBefore,
        // The ingredients stand for it, where they are given.
        genericName: sql<string | null>`coalesce(${products.genericName}, ${products.ingredients})`,
        ingredients: products.ingredients,
        photoId: products.photoId,
        labelPhotoId: products.labelPhotoId,
      },
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(lacksDeclaration)
    .orderBy(lacksMust, desc(products.createdAt), desc(products.id))
    .limit(pageSize)
    .offset(offset)
    .all();
  return {
    ...place,
    products: found.map(({ facts, ...product }) => ({
      ...product,
      lacks: gapsIn(facts, product.slug),
    })),
  };
}

type Facts = Record<keyof typeof declarations, string | number | null>;

const gapsIn = (facts: Facts, slug: string): Gap[] =>
  (Object.keys(declarations) as (keyof Facts)[])
    .filter((fact) => facts[fact] === null)
    .map((fact) => {
      const { words, field } = declarations[fact];
      const query = field === "photos" ? "" : "?facts=open";
      const to = `/dashboard/admin/product/${slug}${query}#${field}`;
      return { words, to, isMust: fact in musts };
    });
