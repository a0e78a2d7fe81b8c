import { createHash } from "node:crypto";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { shownClaims } from "~/upkeep/claims/standing.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import {
  type CompanyFacts,
  defaultName,
  inOneSpelling,
  isSafeLink,
  networks,
  type StoredFacts,
} from "./company";

const unset: StoredFacts = {
  name: null,
  legalName: null,
  phone: null,
  email: null,
  address: null,
  hours: null,
  gstin: null,
  state: null,
  fssai: null,
  epr: null,
  grievanceName: null,
  grievanceDesignation: null,
  grievancePhone: null,
  grievanceEmail: null,
  facebook: null,
  instagram: null,
  youtube: null,
  whatsapp: null,
  announcement: null,
};
const factNames = Object.keys(unset) as (keyof StoredFacts)[];
const keyOf = (fact: keyof StoredFacts) => `company.${fact}`;

/** The current company facts. */
export const companyFacts: () => CompanyFacts = keptWithOpenPages(() => {
  const facts = factsIn(db);
  for (const network of networks) {
    if (facts[network] && !isSafeLink(facts[network])) facts[network] = null;
  }
  const phone = facts.phone && inOneSpelling(facts.phone);
  const grievancePhone = facts.grievancePhone && inOneSpelling(facts.grievancePhone);
  return {
    ...facts,
    phone,
    grievancePhone,
    name: facts.name ?? defaultName,
    claims: shownClaims(),
  };
});

/** The facts as stored, and a version that changes with any of them. */
export function storedFacts(reader: Reader = db): { facts: StoredFacts; version: string } {
  const facts = factsIn(reader);
  return { facts, version: versionOf(facts) };
}

function factsIn(reader: Reader): StoredFacts {
  const stored = storedSettings(reader);
  const entries = factNames.flatMap((fact) => {
    const value = stored.get(keyOf(fact));
    return value ? [[fact, value]] : [];
  });
  return { ...unset, ...Object.fromEntries(entries) };
}

/** Stores the given facts and leaves the others unchanged. Null or blank text unsets a fact. */
export async function setCompanyFacts(facts: Partial<StoredFacts>): Promise<void> {
  await write((tx) => store(tx, facts));
}

/**
 * Stores all facts from an admin's form that was loaded at this `version`. If someone else has changed them since, stores
 * nothing and returns the current facts as `meanwhile`.
 */
export function changeCompanyFacts(
  changes: StoredFacts,
  version: string,
  actor: Actor,
): Promise<{ meanwhile?: { facts: StoredFacts; version: string } }> {
  return write((tx) => {
    const before = storedFacts(tx);
    if (before.version === versionOf(changes)) return {};
    if (before.version !== version) return { meanwhile: before };
    store(tx, changes);
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "company", name: "the shop" },
      before: before.facts,
      after: storedFacts(tx).facts,
    });
    return {};
  });
}

function store(tx: Writer, facts: Partial<StoredFacts>): void {
  const changed = factNames.filter((fact) => facts[fact] !== undefined);
  storeSettings(
    tx,
    Object.fromEntries(
      changed.map((fact) => [keyOf(fact), facts[fact]?.normalize("NFC").trim() || null]),
    ),
  );
}

/** A hash of the content, not a time: two changes may share a millisecond, and a removed fact has no time. */
function versionOf(facts: StoredFacts): string {
  const content = JSON.stringify(factNames.map((fact) => facts[fact]));
  return createHash("sha256").update(content).digest("base64url");
}
