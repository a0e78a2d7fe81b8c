import type { Reader } from "~/base/db/connection.server";
import { stateName } from "~/base/lib/india/states";
import { defaultName } from "~/upkeep/pages/company";
import { storedFacts } from "~/upkeep/pages/company.server";
import type { InvoiceContent } from "./content";

/** The seller's current details from the settings; null where not set. */
export function sellerNow(from: Reader): InvoiceContent["seller"] {
  const { facts } = storedFacts(from);
  const name = facts.state && stateName(facts.state);
  return {
    name: facts.name ?? defaultName,
    legalName: facts.legalName === facts.name ? null : facts.legalName,
    address: facts.address,
    phone: facts.phone,
    email: facts.email,
    state: facts.state && name ? { code: facts.state, name } : null,
    gstin: facts.gstin,
    fssai: facts.fssai,
  };
}
