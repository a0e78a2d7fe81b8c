/** Facts about the firm that the operator sets. Null: not set; the shop leaves it out. */
export type CompanyFacts = {
  name: string;
  phone: string | null;
  email: string | null;
  address: string | null;
  hours: string | null;
  gstin: string | null;
  fssai: string | null;
  facebook: string | null;
  instagram: string | null;
  youtube: string | null;
  whatsapp: string | null;
};

/** True of the firm whatever the operator sets. */
export const workingHours = "Monday to Saturday, 9 am to 6 pm";
export const officeCity = "Surat, Gujarat";
export const certification = "ISO 9001:2015";
