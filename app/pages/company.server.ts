import { eq, inArray } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { settings } from "~/db/schema";
import type { CompanyFacts } from "./company";

const unset: CompanyFacts = {
  name: "Prayosha Oil",
  phone: null,
  email: null,
  address: null,
  hours: null,
  gstin: null,
  fssai: null,
  facebook: null,
  instagram: null,
  youtube: null,
  whatsapp: null,
};
const factNames = Object.keys(unset) as (keyof CompanyFacts)[];
const keyOf = (fact: keyof CompanyFacts) => `company.${fact}`;
const allKeys = factNames.map(keyOf);

/** What the operator says about the firm, as of now: also when another process has just changed it. */
export async function companyFacts(): Promise<CompanyFacts> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, allKeys));
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const given = factNames.flatMap((fact) => {
    const value = stored.get(keyOf(fact));
    return value ? [[fact, value]] : [];
  });
  return { ...unset, ...Object.fromEntries(given) };
}

/** Stores the facts given and leaves the others alone. Null or blank text: that fact is not set any more. */
export async function setCompanyFacts(facts: Partial<CompanyFacts>): Promise<void> {
  const updatedAt = Date.now();
  await write(async (tx) => {
    for (const fact of factNames) {
      if (facts[fact] === undefined) continue;
      const key = keyOf(fact);
      const value = facts[fact]?.normalize("NFC").trim();
      if (!value) await tx.delete(settings).where(eq(settings.key, key));
      else
        await tx
          .insert(settings)
          .values({ key, value, updatedAt })
          .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } });
    }
  });
}
