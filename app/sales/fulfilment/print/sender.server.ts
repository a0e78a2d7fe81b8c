import { companyFacts } from "~/upkeep/pages/company.server";

/** The firm, as slips and labels name it; null where Settings do not say. */
export function sender() {
  const { name, address, phone, fssai } = companyFacts();
  return { name, address, phone, fssai };
}

export type Sender = ReturnType<typeof sender>;
