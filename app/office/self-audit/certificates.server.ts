import { asc, isNotNull } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import { selfAudits } from "~/base/db/schema";
import { indianTime, utcOf } from "~/base/lib/india/indian-time";
import { resultIn } from "./result";

/** A signed audit. Times in UTC ms; `until`: a year after it was signed, when the next one is due. */
export type Certificate = {
  /** From 1, in the order of signing. */
  number: number;
  ranAt: number;
  signedAt: number;
  until: number;
  signer: string;
  remark: string;
  firm: string;
  address: string;
  /** Pages that were read, and the patterns that are not there at all. */
  pages: number;
  absent: number[];
};

/** All certificates, the oldest first: one or two a year. */
export const certificates: (from?: Reader) => Certificate[] = keptWithOpenPages((from) =>
  from
    .select()
    .from(selfAudits)
    .where(isNotNull(selfAudits.signedAt))
    .orderBy(asc(selfAudits.signedAt), asc(selfAudits.id))
    .all()
    .map((row, index) => {
      const { pages, outcomes } = resultIn(row.result ?? "");
      const signedAt = row.signedAt ?? 0;
      return {
        number: index + 1,
        ranAt: row.ranAt ?? 0,
        signedAt,
        until: aYearAfter(signedAt),
        signer: row.signer ?? "",
        remark: row.remark,
        firm: row.firm ?? "",
        address: row.firmAddress ?? "",
        pages,
        absent: outcomes.filter(({ state }) => state === "not-there").map(({ number }) => number),
      };
    }),
);

/** The certificate that counts; null: none was ever signed. */
export const newestSigned = (from?: Reader): Certificate | null =>
  certificates(from).at(-1) ?? null;

/** By the calendar in India, in which 29 February is followed by 28 February a year later. */
const aYearAfter = (time: number): number => utcOf(indianTime(time).add(1, "year"));
