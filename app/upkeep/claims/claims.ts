import type { ClaimName } from "~/base/db/claims";

/** What the certificate of quality certifies, as long as the owner has not said otherwise. */
export const certification = "ISO 9001:2015";

/** A claim that pages make, with the number and the last day (`2027-03-31`) of its proof where the owner has given them. */
type ShownClaim = { number?: string; until?: string };

/** `name`: what it certifies. */
export type Certificate = ShownClaim & { name: string };

/** The claims that pages make; one that is missing is made nowhere. All of it is in the bytes of every page. */
export type ShownClaims = { certificate?: Certificate } & {
  [Name in Exclude<ClaimName, "certificate">]?: ShownClaim;
};

/** Whether the About page shows a proof. */
export const hasProofs = (claims: ShownClaims): boolean =>
  Object.values(claims).some(({ number }) => number !== undefined);

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
