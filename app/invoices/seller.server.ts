import type { Reader } from "~/db/connection.server";
import { stateName } from "~/lib/states";
import { usualName } from "~/pages/company";
import { storedFacts } from "~/pages/company.server";
import type { InvoiceContent } from "./content";

/** The firm as invoices name it now, from the settings. What is not set is null: nothing is made up. */
export async function sellerNow(from: Reader): Promise<InvoiceContent["seller"]> {
  const { facts } = await storedFacts(from);
  const name = facts.state && stateName(facts.state);
  return {
    name: facts.name ?? usualName,
    address: facts.address,
    phone: facts.phone,
    email: facts.email,
    state: facts.state && name ? { code: facts.state, name } : null,
    gstin: facts.gstin,
    fssai: facts.fssai,
  };
}
