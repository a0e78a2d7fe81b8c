import type { ShownClaims } from "~/upkeep/claims/claims";
import { indianMobile, shownPhone } from "~/base/lib/india/phone";

/** Company facts that the operator sets. Null: not set, so not shown. */
export type CompanyFacts = {
  name: string;
  /** Who the law knows as the seller, such as "Example Oil Mills LLP". Null: the name of the shop is it. */
  legalName: string | null;
  /** One number per line. */
  phone: string | null;
  email: string | null;
  /** As on an envelope; several are separated by a blank line. */
  address: string | null;
  hours: string | null;
  gstin: string | null;
  /** The two-digit GST code of the company's state. */
  state: string | null;
  fssai: string | null;
  /** The number of the registration for plastic packs (Plastic Waste Management Rules, rule 11). */
  epr: string | null;
  /** Who answers complaints: E-Commerce Rules 2020, rule 4(4). */
  grievanceName: string | null;
  grievanceDesignation: string | null;
  /** One number per line. */
  grievancePhone: string | null;
  grievanceEmail: string | null;
  facebook: string | null;
  instagram: string | null;
  youtube: string | null;
  whatsapp: string | null;
  /** One line above every page. */
  announcement: string | null;
  /** What the shop says of itself, as far as the owner lets it. */
  claims: ShownClaims;
};

/**
 * The facts that header, footer and the data for search engines tell on every page. What the policies need besides, such as the grievance
 * officer, comes with their pages.
 */
const frameFacts = [
  "name",
  "legalName",
  "phone",
  "email",
  "address",
  "hours",
  "gstin",
  "fssai",
  "facebook",
  "instagram",
  "youtube",
  "whatsapp",
  "announcement",
  "claims",
] as const satisfies (keyof CompanyFacts)[];

export type FrameCompany = Pick<CompanyFacts, (typeof frameFacts)[number]>;

/** Of the firm what every page tells: all of it is in the bytes of every page. */
export const frameCompany = (facts: CompanyFacts): FrameCompany =>
  Object.fromEntries(frameFacts.map((fact) => [fact, facts[fact]])) as FrameCompany;

/** The facts as stored: the name may be missing too. */
export type StoredFacts = { [Fact in Exclude<keyof CompanyFacts, "claims">]: string | null };

/** Default name of the shop. */
export const defaultName = "Prayosha Oil";

/** Facts that are links to other sites. */
export const networks = ["facebook", "instagram", "youtube", "whatsapp"] as const;

/** Fixed facts, whatever the operator sets. */
export const workingHours = "Monday to Saturday, 9 am to 6 pm";
export const officeCity = "Surat, Gujarat";

/** The numbers in `phone`, one per line. */
export function phonesIn(phone: string): string[] {
  return phone
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The same numbers, Indian mobiles as `+91 98250 12345`, others as they are. */
export function inOneSpelling(phone: string): string {
  return phonesIn(phone)
    .map((number) => shownPhone(indianMobile(number) ?? number))
    .join("\n");
}

/** True for an `https:` address without credentials: the shop links to nothing else. */
export function isSafeLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === "https:" && username === "" && password === "";
}
