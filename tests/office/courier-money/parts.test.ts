import Database from "better-sqlite3";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { databaseFile } from "~/base/db/database-file.server";
import {
  auditLog,
  courierFileRows,
  courierFileWaiting,
  orderParcels,
  orders,
} from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { differences } from "~/office/books/differences.server";
import { courierFilePage, courierFilesPage } from "~/office/courier-money/file-list.server";
import { keepFile } from "~/office/courier-money/keep-file.server";
import { notePart } from "~/office/courier-money/note-part.server";
import { noteWaiting } from "~/office/courier-money/note-waiting.server";
import { notingJob } from "~/office/courier-money/noting-job.server";
import { owedByCouriers } from "~/office/courier-money/owed-by-couriers.server";
import { planOf } from "~/office/courier-money/plan-of-file.server";
import { takeBackFile } from "~/office/courier-money/take-back-file.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { eraseOrders } from "~/people/privacy/erase-user.server";
import { receivedOf } from "~/sales/orders/money/money-received.server";
import { orderById } from "~/sales/orders/order.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { jobList } from "~/upkeep/jobs/job-list.server";
import { jobTitle } from "~/upkeep/jobs/job-words";
import { runNow } from "~/upkeep/jobs/run-jobs.server";
import * as filePage from "~/routes/admin/courier-money/courier-file";
import { admin, argsFor, cookieOf } from "../../cast";
import { htmlOf } from "../../people/accounts/rendered";
import { note, onDelivery } from "./files";

let boss: Viewer;
let cookie: string;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});

const headings = "waybill,amount payable,utr";
const path = "/dashboard/admin/money/courier";
const isPaid = ({ id }: { id: string }) => orderById(id)?.paymentStatus === "paid";
const rowsOf = (id: string) =>
  db.select().from(courierFileRows).where(eq(courierFileRows.fileId, id)).all();
const waitingOf = (id: string) =>
  db.select().from(courierFileWaiting).where(eq(courierFileWaiting.fileId, id)).all();
const audited = (id: string) =>
  db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all().length;
const raw = <T>(change: (shop: Database.Database) => T): T => {
  const shop = new Database(databaseFile);
  try {
    return change(shop);
  } finally {
    shop.close();
  }
};

async function courierLinesOfBooks(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of differences()) if (line.includes("courier’s file")) lines.push(line);
  return lines;
}

/** A file of these parcels, each with so much, that is kept and of which nothing is noted. */
async function kept(
  parcels: string[],
  utr: string,
  now = Date.now(),
  rupees = "1450",
): Promise<string> {
  const text = [headings, ...parcels.map((parcel) => `${parcel},${rupees},${utr}`)].join("\n");
  return write((tx) => {
    const plan = planOf(tx, text);
    return keepFile(tx, { ...plan, courier: "Delhivery", utr: "" }, boss, now);
  });
}

const part = (fileId: string, ...some: { id: string }[]) =>
  write((tx) =>
    notePart(
      tx,
      fileId,
      some.map(({ id }) => id),
      Date.now(),
    ),
  );

it("is gone on with by a job where it was ended between two parts, and each line is noted once", async () => {
  const some = [await onDelivery("A1"), await onDelivery("A2"), await onDelivery("A3")];
  const [one, two, three] = some as [(typeof some)[0], (typeof some)[0], (typeof some)[0]];
  const id = await kept(["A1", "A2", "A3", "A-unknown"], "HDFCA00001");
  expect(rowsOf(id)).toMatchObject([{ outcome: "unknown", line: 5 }]);
  await part(id, one, two);
  await part(id, one, two);
  expect([one, two, three].map(isPaid)).toEqual([true, true, false]);
  expect(receivedOf(one.id)).toHaveLength(1);
  expect(audited(id)).toBe(0);

  expect(courierFilePage(id, 1)).toMatchObject({ lines: 3, waiting: 1 });
  expect(courierFilesPage(1).files[0]).toMatchObject({ id, lines: 3, waiting: 1 });
  const shown = () => htmlOf(filePage, argsFor(`${path}/${id}`, { cookie, params: { id } }));
  expect(await shown()).toContain("3 of 4 lines noted");
  expect(await shown()).not.toContain("Take back the whole file");
  const early = (await takeBackFile(id, "too early", boss)) as { problem: string };
  expect(early.problem).toContain("still being noted");
  expect(() =>
    raw((shop) =>
      shop.exec(
        `update courier_files set taken_back_at = 1, taken_back_by = 'x', taken_back_for = 'x' where id = '${id}'`,
      ),
    ),
  ).toThrow("when all of it is noted");
  expect(() => raw((shop) => shop.exec("delete from courier_file_waiting"))).toThrow("waits until");

  expect(jobTitle(notingJob.name)).not.toBe(notingJob.name);
  expect(await runNow(notingJob)).toContain("1");
  expect(await runNow(notingJob)).toBe("No courier’s file waits.");
  expect(isPaid(three)).toBe(true);
  expect(waitingOf(id)).toEqual([]);
  expect(rowsOf(id)).toHaveLength(4);
  expect(new Set(rowsOf(id).flatMap(({ receiptId }) => receiptId ?? [])).size).toBe(1);
  expect(some.map(({ id }) => receivedOf(id).length)).toEqual([1, 1, 1]);
  expect(audited(id)).toBe(1);
  expect(await shown()).toContain("Take back the whole file");
  expect(await courierLinesOfBooks()).toEqual([]);
});

it("names orders that changed meanwhile, notes nothing for them, and goes on", async () => {
  const names = ["B1", "B2", "B3", "B4", "B5"];
  const some = await Promise.all(names.map((name) => onDelivery(name)));
  const [paid, cancelled, less, , gone] = some.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const id = await kept(names, "HDFCB00001");
  await receiveMoney(paid, { came: "cash", reference: null, note: "" }, boss);
  await write((tx) => {
    tx.update(orders).set({ status: "cancel" }).where(eq(orders.id, cancelled)).run();
    tx.update(orders)
      .set({ paymentMethod: "online", paymentStatus: "review" })
      .where(eq(orders.id, gone))
      .run();
  });
  await receiveMoney(less, { came: "cash", reference: null, note: "", amountPaise: 45_000 }, boss);
  await noteWaiting(id);
  const changed = "It changed after you looked.";
  expect(rowsOf(id)).toMatchObject([
    { outcome: "paid", notedPaise: 0, receiptId: null, changed },
    { outcome: "cancelled", notedPaise: 0, changed },
    { outcome: "over", notedPaise: 100_000, changed },
    { outcome: "whole", notedPaise: 145_000, changed: null },
    { outcome: "not-by-hand", notedPaise: 0, changed },
  ]);
  expect(receivedOf(cancelled)).toEqual([]);
  expect(receivedOf(paid)).toMatchObject([{ way: "cash" }]);
  const html = await htmlOf(filePage, argsFor(`${path}/${id}`, { cookie, params: { id } }));
  expect(html).toContain(`Paid already. ${changed}`);
  expect(await courierLinesOfBooks()).toEqual([]);
});

it("is noted once where it comes twice at the same time, in one receipt where two files tell of one transfer", async () => {
  const some = [await onDelivery("C1"), await onDelivery("C2"), await onDelivery("C3")];
  const text = `${headings}\nC1,1450,HDFCC00001\nC2,1450,HDFCC00001`;
  const both = await Promise.all([note(cookie, text), note(cookie, text)]);
  expect(both.filter(({ location }) => location !== null)).toHaveLength(1);
  expect(both.find(({ location }) => location === null)?.report?.problems[0]?.reason).toContain(
    "already",
  );

  // Another file that told of a transfer, and of a parcel, was kept before the first was noted.
  const [first, second] = [
    await kept(["C3"], "HDFCC00002"),
    await kept(["C3", "C-none"], "HDFCC00002"),
  ];
  const more = await onDelivery("C4");
  const third = await kept(["C4"], "HDFCC00002");
  await Promise.all([first, second, third].map((id) => noteWaiting(id)));
  expect(some.map(({ id }) => receivedOf(id).length)).toEqual([1, 1, 1]);
  expect(receivedOf(more.id)).toHaveLength(1);
  const rows = [first, second, third].flatMap(rowsOf);
  expect(rows.map(({ outcome }) => outcome)).toEqual(["whole", "before", "unknown", "whole"]);
  expect(new Set(rows.flatMap(({ receiptId }) => receiptId ?? [])).size).toBe(1);
  expect(await courierLinesOfBooks()).toEqual([]);
});

it("names a reference that was used otherwise, and notes an order that two transfers bring in two receipts", async () => {
  const [order, other] = [await onDelivery("D1"), await onDelivery(null)];
  const id = await kept(["D1"], "HDFCD00001");
  await receiveMoney(other.id, { came: "bank", reference: "HDFCD00001", note: "" }, boss);
  await noteWaiting(id);
  expect(rowsOf(id)).toMatchObject([
    {
      outcome: "not-by-hand",
      notedPaise: 0,
      changed: `Its bank reference has paid ${other.number}.`,
    },
  ]);
  expect(isPaid(order)).toBe(false);

  const two = await onDelivery("D2", 100_000);
  await write((tx) =>
    keepFile(
      tx,
      {
        ...planOf(tx, `${headings},order\nD2,600,HDFCD00002,\n,400,HDFCD00003,${two.number}`),
        courier: "Delhivery",
        utr: "",
      },
      boss,
      Date.now(),
    ),
  ).then((file) => noteWaiting(file));
  expect(receivedOf(two.id)).toMatchObject([
    { amountPaise: 60_000, reference: "HDFCD00002" },
    { amountPaise: 40_000, reference: "HDFCD00003" },
  ]);
  expect(isPaid(two)).toBe(true);
});

it("goes on behind an order that fails, which the books know after an hour", async () => {
  const some = [await onDelivery("E1"), await onDelivery("E2"), await onDelivery("E3")];
  const [, bad] = some;
  const id = await kept(["E1", "E2", "E3"], "HDFCE00001", Date.now() - 2 * 3_600_000);
  raw((shop) =>
    shop.exec(
      `create trigger fails before insert on money_received when new.order_id = '${bad?.id}' begin select raise(abort, 'No'); end`,
    ),
  );
  expect(await noteWaiting(id)).toBe(1);
  await expect(runNow(notingJob)).rejects.toThrow(
    /1 order of Delhivery’s file of .* cannot be noted/,
  );
  const problems = () => jobList(Date.now()).flatMap(({ problem }) => problem ?? []);
  expect(problems().join()).toContain("its page names them");
  const shown = () => htmlOf(filePage, argsFor(`${path}/${id}`, { cookie, params: { id } }));
  expect(await shown()).toContain("2 of 3 lines noted. These orders have waited");
  expect(await shown()).toContain(`/orders/${bad?.number}`);
  expect(some.map(isPaid)).toEqual([true, false, true]);
  expect(waitingOf(id)).toMatchObject([{ line: 3 }]);
  expect(await courierLinesOfBooks()).toEqual([
    "Delhivery: of a courier’s file 2 lines are noted, and 1 wait for more than an hour",
  ]);
  raw((shop) => shop.exec("drop trigger fails"));
  await runNow(notingJob);
  expect(some.map(isPaid)).toEqual([true, true, true]);
  expect(problems().join()).not.toContain("courier");
  expect(await shown()).not.toContain("These orders have waited");
  expect(await courierLinesOfBooks()).toEqual([]);
});

it("says after the form that an order could not be noted, which is done with when its money is noted by hand", async () => {
  const [good, bad] = [await onDelivery("G1"), await onDelivery("G2")];
  const fails = (what: string) =>
    raw((shop) =>
      shop.exec(
        what === "on"
          ? `create trigger fails before insert on money_received when new.order_id = '${bad.id}' and new.way = 'courier' begin select raise(abort, 'No'); end`
          : "drop trigger fails",
      ),
    );
  fails("on");
  const { location } = await note(cookie, `${headings}\nG1,1450,HDFCG00001\nG2,1450,HDFCG00001`);
  const id = location?.split("/").at(-1) ?? "";
  expect([good, bad].map(isPaid)).toEqual([true, false]);
  expect(waitingOf(id)).toHaveLength(1);
  await receiveMoney(bad.id, { came: "cash", reference: null, note: "" }, boss);
  await runNow(notingJob);
  fails("off");
  expect(rowsOf(id)).toMatchObject([{ outcome: "whole" }, { outcome: "paid", notedPaise: 0 }]);
  expect(receivedOf(bad.id)).toMatchObject([{ way: "cash" }]);
  expect(await courierLinesOfBooks()).toEqual([]);
});

it("is noted once by a request and the job at the same time, to the paisa, and names who confirmed it", async () => {
  const names = Array.from({ length: 30 }, (_, at) => `H${at}`);
  const some = await Promise.all(
    names.map((name, at) => onDelivery(name, 100_001 + at, { deliveredAt: Date.now() })),
  );
  const ids = JSON.stringify(some.map(({ id }) => id));
  const sums = () =>
    raw(
      (shop) =>
        shop
          .prepare<[string, string, string], Record<string, number>>(
            `select (select coalesce(sum(amount_paise), 0) from money_received where order_id in (select value from json_each(?))) as came,
            (select coalesce(sum(noted_paise), 0) from courier_file_rows where order_id in (select value from json_each(?))) as noted,
            (select coalesce(sum(total_paise), 0) from orders where paid_at is null and id in (select value from json_each(?))) as toCome`,
          )
          .get(ids, ids, ids) ?? {},
    );
  const all = some.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  const id = await kept(names, "HDFCH00001", Date.now(), "1500");
  const before = owedByCouriers(Date.now()).owedPaise;
  await part(id, ...some.slice(0, 11));
  const half = sums();
  expect(half.came).toBe(half.noted);
  expect(half.came! + half.toCome!).toBe(all);
  expect(owedByCouriers(Date.now()).owedPaise).toBe(before - half.came!);
  await Promise.all([noteWaiting(id), runNow(notingJob), noteWaiting(id)]);
  expect(sums()).toEqual({ came: all, noted: all, toCome: 0 });
  expect(owedByCouriers(Date.now()).owedPaise).toBe(before - all);
  expect(some.map(({ id }) => receivedOf(id).length)).toEqual(some.map(() => 1));
  const entries = db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all();
  expect(entries).toMatchObject([{ actorId: boss.id, actorName: boss.name }]);
});

it("notes all lines of an order whose buyer is erased while they wait", async () => {
  const order = await onDelivery("I1", 100_000);
  await write((tx) =>
    tx
      .insert(orderParcels)
      .values({ id: newId(), orderId: order.id, trackingNumber: "I2", shippedAt: 1, createdAt: 1 })
      .run(),
  );
  const id = await kept(["I1", "I2"], "HDFCI00001", Date.now(), "500");
  expect(waitingOf(id)).toHaveLength(2);
  await write((tx) => eraseOrders(tx, { orderIds: [order.id] }));
  await noteWaiting(id);
  expect(rowsOf(id)).toMatchObject([
    { outcome: "short", parcel: "", notedPaise: 50_000, changed: null },
    { outcome: "second", parcel: "", notedPaise: 50_000, changed: null },
  ]);
  expect(isPaid(order)).toBe(true);
  expect(await courierLinesOfBooks()).toEqual([]);
});

it("does not say that an order is paid of which one transfer brings two parts in two files", async () => {
  const order = await onDelivery("J1", 100_000);
  const first = await kept(["J1"], "HDFCJ00001", Date.now(), "400");
  await noteWaiting(first);
  const text = `waybill,amount payable,utr,order\nJ2,600,HDFCJ00001,${order.number}`;
  const { location } = await note(cookie, text);
  expect(rowsOf(location?.split("/").at(-1) ?? "")).toMatchObject([
    {
      outcome: "before",
      notedPaise: 0,
      changed: "Its bank reference has brought money for it before.",
    },
  ]);
  expect(isPaid(order)).toBe(false);
});

it("stops between two parts when it is told to", async () => {
  await onDelivery("F1");
  const id = await kept(["F1"], "HDFCF00001");
  await expect(noteWaiting(id, AbortSignal.abort())).rejects.toThrow();
  expect(waitingOf(id)).toHaveLength(1);
  await noteWaiting(id);
  expect(waitingOf(id)).toEqual([]);
});
