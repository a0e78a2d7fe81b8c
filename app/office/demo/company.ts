import type { StoredFacts } from "~/upkeep/pages/company";

/** The fictitious company of the demo shop. */
export const demoCompany: StoredFacts = {
  name: "Prayosha Oil",
  legalName: "Prayosha Example Oil Mills",
  phone: "+91 98765 43210",
  email: "care@prayosha.example",
  address: "Plot 12, Example Industrial Estate\nUdhna, Surat 394210\nGujarat, India",
  hours: "Monday to Saturday, 9 am to 6 pm",
  // The check digit is valid, but the PAN in it (AAAAA0000A) belongs to no one.
  gstin: "24AAAAA0000A1Z8",
  state: "24",
  fssai: "10700000000000",
  epr: null,
  grievanceName: "Example Officer",
  grievanceDesignation: "Partner, customer care",
  grievancePhone: "+91 98765 43211",
  grievanceEmail: "grievance@prayosha.example",
  facebook: "https://facebook.example/prayosha",
  instagram: "https://instagram.example/prayosha",
  youtube: "https://youtube.example/prayosha",
  whatsapp: "https://whatsapp.example/919876543210",
  announcement: null,
};
