import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { claims } from "~/base/db/schema";
import { type ClaimName, claimNames } from "~/base/db/claims";
import { isOvertaken, versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import type { HandedIn } from "~/office/duties/done.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { decisionColumns, type Decision } from "~/upkeep/claims/standing.server";
import { claimFacts } from "./claim-names";

type Decided = Pick<
  Decision,
  "claim" | "way" | "name" | "number" | "issuer" | "until" | "isPublic"
>;

/** All decisions that were made of the claims, the newest first. */
export const allDecisions = (): Decision[] =>
  db
    .select(decisionColumns)
    .from(claims)
    .where(inArray(claims.claim, [...claimNames]))
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(100)
    .all();

/** The file of a decision, as it was handed in; null: it has none. */
export function fileOf(id: string): HandedIn | null {
  const row = db.select().from(claims).where(eq(claims.id, id)).get();
  return row?.file ? { name: row.fileName ?? "", type: row.fileType ?? "", bytes: row.file } : null;
}

/** What the form of a claim edits. */
export type EditedClaim = Omit<Decided, "claim"> & { fileHash: string | null };

const nothing: EditedClaim = {
  way: "as it is",
  name: "",
  number: "",
  issuer: "",
  until: null,
  isPublic: false,
  fileHash: null,
};

const editedIn = (row: (Omit<Decided, "claim"> & { fileHash: string | null }) | undefined) => {
  if (!row) return nothing;
  const { way, name, number, issuer, until, isPublic, fileHash } = row;
  return { way, name, number, issuer, until, isPublic, fileHash };
};

/** The version of what the form of each claim is filled from. */
export const claimVersions = (): Record<ClaimName, string> =>
  Object.fromEntries(
    claimNames.map((claim) => [claim, versionOf(editedIn(standing(db, claim)))]),
  ) as Record<ClaimName, string>;

/**
 * Lets a decision stand in place of the one before, which the form was filled from at this `version`. Without a new `file` a proof keeps
 * the one it had. Stores nothing if buyers are to open a file and there is none (`lacksFile`), or if somebody else has decided
 * `meanwhile`. `now`: UTC ms.
 */
export function decide(
  tx: Writer,
  decided: Decided,
  file: HandedIn | null,
  actor: Actor,
  version: string,
  now = Date.now(),
): { lacksFile?: true; meanwhile?: EditedClaim } {
  const before = standing(tx, decided.claim);
  const kept = decided.way === "with proof" ? (file ? newFile(file) : fileIn(before)) : noFile;
  const stored = editedIn(before);
  const wanted = editedIn({ ...decided, fileHash: kept.fileHash });
  if (isOvertaken(stored, version, wanted)) return { meanwhile: stored };
  if (before?.endedAt === null && isDeepStrictEqual(stored, wanted)) return {};
  if (decided.isPublic && !kept.file) return { lacksFile: true };
  if (before) tx.update(claims).set({ replacedAt: now }).where(eq(claims.id, before.id)).run();
  const id = newId(now);
  tx.insert(claims)
    .values({ ...decided, ...kept, id, decidedBy: actor.id, createdAt: now })
    .run();
  recordChange(tx, {
    actor,
    action: "claim.decide",
    subject: { id, name: claimFacts[decided.claim].title },
    before: before ? told(before, before.fileName) : undefined,
    after: told(decided, kept.fileName),
  });
  return {};
}

const standing = (tx: Reader, claim: ClaimName) =>
  tx
    .select()
    .from(claims)
    .where(and(eq(claims.claim, claim), isNull(claims.replacedAt)))
    .get();

const noFile = { fileName: null, fileType: null, fileBytes: null, fileHash: null, file: null };

const newFile = ({ name, type, bytes }: HandedIn) => ({
  fileName: name,
  fileType: type,
  fileBytes: bytes.length,
  fileHash: createHash("sha256").update(bytes).digest("hex"),
  file: bytes,
});

function fileIn(row: typeof claims.$inferSelect | undefined) {
  if (!row) return noFile;
  const { fileName, fileType, fileBytes, fileHash, file } = row;
  return { fileName, fileType, fileBytes, fileHash, file };
}

const told = ({ way, name, number, issuer, until, isPublic }: Decided, file: string | null) => ({
  way,
  name,
  number,
  issuer,
  until: until ?? "",
  file: file ?? "",
  forBuyers: isPublic,
});
