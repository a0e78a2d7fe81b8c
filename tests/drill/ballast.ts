import { statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";

/** MB that one statement stores, so that the log stays small. */
const atOnce = 50;

/** Fills the database of a shop that is not open to `megabytes` with rows that cannot be packed, as the worst shop of that size. */
export function fillTo(megabytes: number, dataDir: string): void {
  const file = path.join(dataDir, "shop.sqlite");
  const lacking = megabytes - statSync(file).size / 1e6;
  if (lacking <= 0) return;
  const database = new Database(file);
  database.exec("create table ballast (number integer primary key, bytes blob not null) strict");
  const fill = database.prepare(
    `insert into ballast (bytes) with recursive counted (n) as
       (select 1 union all select n + 1 from counted where n < ?) select randomblob(960) from counted`,
  );
  for (let left = lacking; left > 0; left -= atOnce) {
    fill.run(Math.ceil(Math.min(left, atOnce) * 1000));
    database.pragma("wal_checkpoint(TRUNCATE)");
  }
  database.close();
}
