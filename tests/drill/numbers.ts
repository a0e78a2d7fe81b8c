import path from "node:path";
import Database from "better-sqlite3";

type Given = { number: string; id: string };
/** Orders in the order in which they were stored, and what each costs (paise). */
type Ledger = { id: string; paise: number }[];

/** Every number of an order or a paper that any of the shops gave, and to what; and the orders of the last shop. */
export class Numbers {
  private readonly given = new Map<string, string>();
  private ledger: Ledger = [];

  /** Reads a shop whose machine has died; gives the numbers that another thing got before, as sentences. */
  take(dataDir: string): string[] {
    const { numbers, ledger } = readFrom(dataDir);
    this.ledger = ledger;
    return this.twiceIn(numbers);
  }

  /**
   * The same of the shop restored after it, and whether that is the dead one as it was at one second: all orders up to the last one it
   * has, and the same sum.
   */
  compare(dataDir: string): string[] {
    const { numbers, ledger } = readFrom(dataDir);
    const restored = new Map(ledger.map(({ id, paise }) => [id, paise]));
    const last = this.ledger.findLastIndex(({ id }) => restored.has(id));
    const then = this.ledger.slice(0, last + 1);
    const [was, is] = [
      sumOf(then.map(({ paise }) => paise)),
      sumOf(then.map(({ id }) => restored.get(id) ?? 0)),
    ];
    const torn =
      was === is ? [] : [`the ledger of that second has ${was} paise, the restored shop ${is}`];
    return [...this.twiceIn(numbers), ...torn];
  }

  private twiceIn(numbers: Given[]): string[] {
    const twice = numbers.filter(({ number, id }) => (this.given.get(number) ?? id) !== id);
    for (const { number, id } of numbers) this.given.set(number, id);
    return twice.map(({ number }) => `the number ${number} was given twice`);
  }
}

/** What a shop that is not open holds. */
function readFrom(dataDir: string): { numbers: Given[]; ledger: Ledger } {
  const database = new Database(path.join(dataDir, "shop.sqlite"));
  try {
    const numbers = database
      .prepare("select number, id from orders union all select number, id from invoices")
      .all() as Given[];
    const ledger = database
      .prepare("select id, total_paise as paise from orders order by serial")
      .all() as Ledger;
    return { numbers, ledger };
  } finally {
    database.close();
  }
}

const sumOf = (all: number[]) => all.reduce((sum, one) => sum + one, 0);
