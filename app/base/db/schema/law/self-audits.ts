import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, timestamp } from "../columns";

/**
 * The shop's audits of itself for dark patterns: one row from the press that asks for it. A signed one is a certificate, and stays as it
 * is for ever; triggers see to that, and that only one without findings and without gaps is signed.
 */
export const selfAudits = sqliteTable(
  "self_audits",
  {
    id: id(),
    askedAt: timestamp("asked_at").notNull(),
    /** When it ended, with a result or a problem; null: it waits or runs. */
    ranAt: timestamp("ran_at"),
    /** Which version of the checks ran; null until then. */
    checksVersion: integer("checks_version"),
    /** What each check looked at and found, as JSON. */
    result: text("result"),
    /** Why there is no result. */
    problem: text("problem"),
    /** Findings, and checks that could not look. */
    found: integer("found").notNull().default(0),
    unchecked: integer("unchecked").notNull().default(0),
    signedAt: timestamp("signed_at"),
    /** The name under the certificate, as it was typed, and what was written beside it. */
    signer: text("signer"),
    remark: text("remark").notNull().default(""),
    /** The firm's legal name and address when it was signed. */
    firm: text("firm"),
    firmAddress: text("firm_address"),
  },
  (table) => [
    check(
      "self_audits_ran",
      sql`case when ${table.ranAt} is null
        then coalesce(${table.checksVersion}, ${table.result}, ${table.problem}) is null
        else (${table.result} is null) <> (${table.problem} is null) end`,
    ),
    check(
      "self_audits_result",
      sql`${table.result} is null or (json_valid(${table.result}) and ${table.checksVersion} is not null)`,
    ),
    check(
      "self_audits_signed",
      sql`case when ${table.signedAt} is null
        then coalesce(${table.signer}, ${table.firm}, ${table.firmAddress}) is null
        else ${table.result} is not null and ${table.found} = 0 and ${table.unchecked} = 0
          and ${table.signer} <> '' and ${table.firm} <> '' and ${table.firmAddress} <> '' end`,
    ),
    index("self_audits_asked").on(table.askedAt),
    index("self_audits_signed_at")
      .on(table.signedAt)
      .where(sql`${table.signedAt} is not null`),
  ],
);
