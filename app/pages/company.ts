/** Facts about the firm that the operator sets. Null: not set; the shop leaves it out. */
export type CompanyFacts = {
  name: string;
  /** One number a line. */
  phone: string | null;
  email: string | null;
  /** As it stands on an envelope; a blank line before the next one. */
  address: string | null;
  hours: string | null;
  gstin: string | null;
  /** The two-digit GST code of the state that the firm is in. */
  state: string | null;
  fssai: string | null;
  facebook: string | null;
  instagram: string | null;
  youtube: string | null;
  whatsapp: string | null;
  /** One line above every page. */
  announcement: string | null;
};

/** The facts as they are stored: also the name may be missing. */
export type StoredFacts = { [Fact in keyof CompanyFacts]: string | null };

/** What a shop is called that has not said so. */
export const usualName = "Prayosha Oil";

/** The facts that are links to pages of others. */
export const networks = ["facebook", "instagram", "youtube", "whatsapp"] as const;

/** True of the firm whatever the operator sets. */
export const workingHours = "Monday to Saturday, 9 am to 6 pm";
export const officeCity = "Surat, Gujarat";
export const certification = "ISO 9001:2015";

/** The numbers in `phone`, one each. */
export function phonesIn(phone: string): string[] {
  return phone
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** An `https:` address without a user name in it: nothing else may stand behind a link of the shop. */
export function isSafeLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === "https:" && username === "" && password === "";
}
