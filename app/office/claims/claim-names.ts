import type { ClaimName } from "~/base/db/claims";

export const claimsPath = "/dashboard/admin/settings/claims";

/** A claim as the owner's screens name it, what the shop says by it and where, and what may prove it. */
export const claimFacts: Record<ClaimName, { title: string; says: string; proof: string }> = {
  certificate: {
    title: "Quality certificate",
    says: "“ISO 9001:2015 certified”: in the foot of every page, on the home page, About and with your contact details.",
    proof: "The certificate, by its number.",
  },
  family: {
    title: "Family press",
    says: "“A family oil press”: in the foot of every page, on the home page and About.",
    proof: "Such as your Udyam registration or the deed of the firm.",
  },
  purity: {
    title: "Purity",
    says: "“Purity”, “Naturality” and “Groundnuts are the only thing we press”: on the home page and About.",
    proof: "Such as the newest report of a laboratory.",
  },
  place: {
    title: "Surat",
    says: "That you are in Surat and press there: in the foot of every page, on most pages’ descriptions for search engines, in the delivery words and the terms.",
    proof: "Such as the certificate of your GST registration.",
  },
};

/** What was decided, in words. */
export const wayWords = {
  "as it is": "Shown as it always was",
  "with proof": "Shown with its proof",
  "not shown": "Not shown",
} as const;
