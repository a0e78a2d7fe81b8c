import { and, eq, inArray, isNull } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { claims } from "~/base/db/schema";
import { type ClaimName, claimNames } from "~/base/db/claims";
import { certification, type ShownClaims, type ShownProof } from "./claims";

/** A decision of the owner without the bytes of its file. */
export const decisionColumns = {
  id: claims.id,
  claim: claims.claim,
  way: claims.way,
  name: claims.name,
  number: claims.number,
  issuer: claims.issuer,
  until: claims.until,
  isPublic: claims.isPublic,
  fileName: claims.fileName,
  fileHash: claims.fileHash,
  createdAt: claims.createdAt,
  endedAt: claims.endedAt,
  replacedAt: claims.replacedAt,
};
export type Decision = Pick<typeof claims.$inferSelect, keyof typeof decisionColumns>;

const stands = isNull(claims.replacedAt);

/** What the owner decided of each claim; of one without a row nothing. */
export const standingDecisions = (): Decision[] =>
  db
    .select(decisionColumns)
    .from(claims)
    .where(and(inArray(claims.claim, [...claimNames]), stands))
    .all();

/** The claims that pages make: those that the owner keeps or has not decided on, and those whose proof has not ended. */
export function shownClaims(): ShownClaims {
  const decided = new Map(standingDecisions().map((row) => [row.claim, row]));
  const made = claimNames.filter((claim) => isMade(decided.get(claim)));
  return Object.fromEntries(
    made.map((claim) => [claim, { ...nameOf(claim, decided), ...proofIn(decided.get(claim)) }]),
  );
}

const nameOf = (claim: ClaimName, decided: Map<ClaimName, Decision>) =>
  claim === "certificate" && { name: decided.get(claim)?.name || certification };

const proofIn = (decision: Decision | undefined) =>
  decision?.way === "with proof" && {
    number: decision.number,
    ...(decision.until !== null && { until: decision.until }),
  };

/** Whether pages make a claim of which this was decided. The clock does not count: a job ends what has run out. */
const isMade = (decision: Decision | undefined): boolean =>
  decision?.way !== "not shown" && decision?.endedAt == null;

/** What proves the claims that pages make, in the order of the claims. */
export function shownProofs(): ShownProof[] {
  const proven = standingDecisions().filter((row) => row.way === "with proof" && isMade(row));
  return claimNames.flatMap((name) =>
    proven
      .filter(({ claim }) => claim === name)
      .map(({ claim, name, number, issuer, until, isPublic }) => ({
        claim,
        name,
        number,
        issuer,
        until,
        hasFile: isPublic,
      })),
  );
}

/** The file that proves a claim, if buyers may open it and pages make the claim. */
export function publicProof(claim: ClaimName) {
  const row = db
    .select()
    .from(claims)
    .where(and(eq(claims.claim, claim), stands))
    .get();
  if (!row?.file || !row.isPublic || row.endedAt !== null) return null;
  return { name: row.fileName ?? "", type: row.fileType ?? "", bytes: row.file };
}
