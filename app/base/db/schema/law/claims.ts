import { sql } from "drizzle-orm";
import {
  blob,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { claimNames, claimWays } from "../../claims";
import { createdAt, id, isDay, oneOf, timestamp } from "../columns";

/**
 * What the owner decided of each claim of the shop: a row for each decision, of which the newest stands. The earlier ones stay, with what
 * proved them then. A claim without a row is shown as it always was.
 */
export const claims = sqliteTable(
  "claims",
  {
    id: id(),
    claim: text("claim", { enum: claimNames }).notNull(),
    way: text("way", { enum: claimWays }).notNull(),
    /** Of the certificate what it certifies, such as "ISO 9001:2015"; of the others empty. */
    name: text("name").notNull().default(""),
    /** What proves the claim: its number, who gave it, and the last day on which it holds, `2027-03-31`; null: it has no end. */
    number: text("number").notNull().default(""),
    issuer: text("issuer").notNull().default(""),
    until: text("until"),
    /** Whether buyers may open the file. */
    isPublic: integer("is_public", { mode: "boolean" }).notNull().default(false),
    /** The proof itself, with its SHA-256 in hex; null: no file was kept. */
    fileName: text("file_name"),
    fileType: text("file_type"),
    fileBytes: integer("file_bytes"),
    fileHash: text("file_hash"),
    file: blob("file", { mode: "buffer" }),
    /** Id of a user. */
    decidedBy: text("decided_by").notNull(),
    createdAt: createdAt(),
    /** When the claim went from the pages, because its proof had ended. */
    endedAt: timestamp("ended_at"),
    /** When another decision took its place; null: this one stands. */
    replacedAt: timestamp("replaced_at"),
  },
  (table) => [
    uniqueIndex("claims_standing")
      .on(table.claim)
      .where(sql`replaced_at is null`),
    index("claims_of").on(table.claim, table.createdAt, table.id),
    check("claims_claim", sql`${table.claim} in (${oneOf(claimNames)})`),
    check("claims_way", sql`${table.way} in (${oneOf(claimWays)})`),
    check(
      "claims_proof",
      sql`case when ${table.way} = 'with proof'
        then trim(${table.number}) <> '' and trim(${table.issuer}) <> ''
          and (${table.claim} = 'certificate') = (trim(${table.name}) <> '')
          and (${table.claim} <> 'certificate' or ${table.until} is not null)
        else ${table.name} = '' and ${table.number} = '' and ${table.issuer} = '' and ${table.until} is null
          and ${table.file} is null end`,
    ),
    check("claims_until", sql`${table.until} is null or ${isDay(table.until)}`),
    check(
      "claims_file",
      sql`case when ${table.file} is null
        then coalesce(${table.fileName}, ${table.fileType}, ${table.fileBytes}, ${table.fileHash}) is null and ${table.isPublic} = 0
        else ${table.fileName} <> '' and ${table.fileType} <> '' and ${table.fileBytes} = length(${table.file})
          and length(${table.fileHash}) = 64 end`,
    ),
    check("claims_ended", sql`${table.endedAt} is null or ${table.until} is not null`),
  ],
);
