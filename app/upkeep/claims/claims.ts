import type { ClaimName } from "~/base/db/claims";

/** What the certificate of quality certifies, as long as the owner has not said otherwise. */
export const certification = "ISO 9001:2015";

/** The certificate that pages name, with its number and last day (`2027-03-31`) where the owner has given them. */
export type Certificate = { name: string; number?: string; until?: string };

/** The claims that pages make; one that is missing is made nowhere. All of it is in the bytes of every page. */
export type ShownClaims = {
  certificate?: Certificate;
  family?: true;
  purity?: true;
  place?: true;
  /** Whether the About page shows a proof. */
  proven?: true;
};

/** What proves a claim. `until`: its last day, `2027-03-31`; null: it has no end. `hasFile`: buyers may open it. */
export type ShownProof = {
  claim: ClaimName;
  name: string;
  number: string;
  issuer: string;
  until: string | null;
  hasFile: boolean;
};

/** Where the About page shows all proofs. */
export const proofsPath = "/about#proofs";

/** The file that proves a claim, for buyers. */
export const proofPath = (claim: ClaimName): string => `/proof/${claim}`;
