import { eq, sql } from "drizzle-orm";
import { type Reader, write } from "~/base/db/connection.server";
import { courierFiles } from "~/base/db/schema";
import { runBeside } from "~/base/lib/beside/beside.server";
import { whileWriting } from "~/base/lib/beside/make-way";
import { rupees } from "~/base/lib/money";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { takeBackIn } from "~/sales/payments/received/take-back.server";
import { linesWaiting, progressOf } from "./file-progress.server";

/** Thrown inside a write, so that nothing of it stays. */
class NotTakenBack extends Error {
  constructor(readonly problem: string) {
    super("A file of a courier cannot be taken back");
  }
}

type TakenBack = { paise: number; problem?: undefined } | { problem: string };

type Asked = { id: string; reason: string; actor: Actor };

/** So many orders are taken back sooner than a process starts. */
const few = 200;

/**
 * Takes back all money that a courier's file noted, or nothing: each order's by a row below zero. What was taken back by itself before
 * stays so. Of many orders it is done in a process of its own. `problem`: why not, as sentences.
 */
export async function takeBackFile(id: string, reason: string, actor: Actor): Promise<TakenBack> {
  const asked = { id, reason, actor: { id: actor.id, name: actor.name } };
  const here = () => takeBackAll(asked);
  const beside = { command: "courier-money:take-back", asked, priority: whileWriting };
  return progressOf(id).lines <= few ? here() : runBeside(beside, here);
}

/** `takeBackFile` in this process, in one write. */
export async function takeBackAll({ id, reason, actor }: Asked): Promise<TakenBack> {
  const now = Date.now();
  try {
    const paise = await write((tx) => {
      const file = tx.select().from(courierFiles).where(eq(courierFiles.id, id)).get();
      if (!file || file.takenBackAt !== null) throw new NotTakenBack("It was taken back before.");
      if (linesWaiting(id, tx) > 0)
        throw new NotTakenBack("It is still being noted. It can be taken back when that is done.");
      const taken = standingOf(id, tx).map(({ number, rowId }) => ({
        number,
        ...takeBackIn(tx, number, rowId, reason, actor, now),
      }));
      const refused = taken.flatMap(({ number, problem }) =>
        problem === undefined ? [] : [`${number}: ${problem}`],
      );
      if (refused.length > 0) throw new NotTakenBack(whyNot(refused));
      const by = { takenBackAt: now, takenBackBy: actor.id, takenBackFor: reason };
      tx.update(courierFiles).set(by).where(eq(courierFiles.id, id)).run();
      const sum = taken.reduce(
        (all, each) => all + (each.problem === undefined ? each.paise : 0),
        0,
      );
      recordChange(tx, {
        actor,
        action: "remittance.take-back",
        subject: { id, name: file.courier },
        after: { orders: taken.length, takenBack: rupees(sum), reason },
      });
      return sum;
    });
    return { paise };
  } catch (error) {
    if (error instanceof NotTakenBack) return { problem: error.problem };
    throw error;
  }
}

const mostNamed = 5;

function whyNot(refused: string[]): string {
  const more = refused.length - mostNamed;
  return [
    "Nothing was taken back.",
    ...refused.slice(0, mostNamed),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ].join(" ");
}

/** The money that a file noted and that stands. */
const standingOf = (id: string, from: Reader) =>
  from.all<{ rowId: string; number: string }>(sql`
    select m.id as rowId, o.number from courier_file_rows r
      join money_received m on m.order_id = r.order_id and m.receipt_id = r.receipt_id
      join orders o on o.id = r.order_id
    where r.file_id = ${id} and r.noted_paise > 0 and m.takes_back is null and m.amount_paise > 0
      and not exists (select 1 from money_received b where b.takes_back = m.id)
    group by m.id`);
