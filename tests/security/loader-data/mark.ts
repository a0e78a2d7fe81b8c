import Database from "better-sqlite3";
import { databaseFile } from "~/base/db/database-file.server";
import { newToken } from "~/base/lib/ids.server";
import { secretColumns } from "./columns";
import { plain } from "./plain";

type Row = Record<string, string | number | null>;

/** A value that is in one column of one row, and nowhere else; `text`: as it is in a `plain` text. */
export type Mark = { value: string; text: string; column: string; whose: string };

let made = 0;

/** A value of the form that its column has. */
function valueFor(column: string): string {
  made += 1;
  const figures = String(made).padStart(5, "0");
  if (/\.(\w+_)?phone$/.test(column)) return `98${figures.slice(-4)}4${figures.slice(-3)}`;
  if (/\.(file|papers)_hash$/.test(column)) return `f${figures.padStart(63, "0")}`;
  if (/\.(token|\w+_hash)$/.test(column)) return newToken();
  if (/\.(\w+_)?(email|recipient|reply_to)$/.test(column)) return `zq${figures}@mark.example`;
  if (column.endsWith("gstin")) return `24ZQ${figures}ZQ1Z5`.slice(0, 15);
  if (column.endsWith("eway_number")) return `8${figures}447766`;
  if (column.endsWith("utr")) return `9${figures}4477661`;
  if (column === "push_devices.endpoint") return `https://push.example/zq${figures}`;
  // A page that greets by the first name must not be sent the whole one.
  if (column === "orders.buyer_name") return `zq${figures}x zq${figures}y`;
  return `zq${figures}x`;
}

/** Writes rows past the shop's own code; what is secret of a row and not given gets a value of its own. */
export function marking() {
  const raw = new Database(databaseFile);
  raw.pragma("foreign_keys = ON");
  const marks: Mark[] = [];
  const note = (column: string, whose: string, value: string) =>
    void marks.push({ value, text: plain(value), column, whose });
  return {
    marks,
    note,
    raw,
    /** Inserts a row; returns it. */
    insert(table: string, whose: string, given: Row): Row {
      const row: Row = { ...given };
      for (const [column, may] of Object.entries(secretColumns[table] ?? {})) {
        const isGiven = row[column] !== undefined;
        const value = String((row[column] ??= isGiven ? null : valueFor(`${table}.${column}`)));
        // What is given is as a rule no value of its own, but what nobody may read always is.
        if (!isGiven || may.length === 0) note(`${table}.${column}`, whose, value);
      }
      const names = Object.keys(row);
      raw
        .prepare(
          `INSERT INTO "${table}" (${names.join(", ")}) VALUES (${names.map((name) => `@${name}`).join(", ")})`,
        )
        .run(row);
      return row;
    },
  };
}

export type Marking = ReturnType<typeof marking>;
