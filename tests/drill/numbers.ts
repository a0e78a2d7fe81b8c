import path from "node:path";
import Database from "better-sqlite3";

type Given = { number: string; id: string };

/** Every number of an order or a paper that any of the shops gave, and to what. */
export class Numbers {
  private readonly given = new Map<string, string>();

  /** Reads all numbers of a shop that is not open; gives those that another thing got before, as sentences. */
  take(dataDir: string): string[] {
    const database = new Database(path.join(dataDir, "shop.sqlite"));
    const all = database
      .prepare("select number, id from orders union all select number, id from invoices")
      .all() as Given[];
    database.close();
    const twice = all.filter(({ number, id }) => (this.given.get(number) ?? id) !== id);
    for (const { number, id } of all) this.given.set(number, id);
    return twice.map(({ number }) => `the number ${number} was given twice`);
  }
}
