import { dayOf } from "~/base/lib/days";
import { companyFacts } from "~/upkeep/pages/company.server";

/** What the written recall plan tells of the firm. */
export function planFacts(now = Date.now()) {
  const { name, legalName, address, phone, email, hours, fssai, ...contact } = companyFacts();
  return {
    firm: legalName ?? name,
    address,
    phone,
    email,
    hours,
    fssai,
    contact: contact.grievanceName,
    designation: contact.grievanceDesignation,
    contactPhone: contact.grievancePhone,
    day: dayOf(now),
  };
}
