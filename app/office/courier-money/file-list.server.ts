import { count, desc, eq, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import type { CourierOutcome } from "~/base/db/money-ways";
import { courierFileRows, courierFiles, orders } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";
import { minute } from "~/base/lib/time";
import { linesWaiting, ordersWaiting } from "./file-progress.server";
import { outcomeSums } from "./outcome-words";

const pageSize = 30;

/** The longest file is noted in far less. */
const lateAfter = 10 * minute;

const isPlain = ({ outcome, changed }: { outcome: CourierOutcome; changed: string | null }) =>
  outcome === "whole" && changed === null ? 1 : 0;

/** The couriers' files, the newest first, one page (from 1) of them. */
export function courierFilesPage(page: number) {
  const total = db.select({ total: count() }).from(courierFiles).get()?.total ?? 0;
  const { offset, ...place } = pageWithin(total, page, pageSize);
  const files = db
    .select({
      id: courierFiles.id,
      courier: courierFiles.courier,
      createdAt: courierFiles.createdAt,
      isTakenBack: sql<boolean>`${courierFiles.takenBackAt} is not null`.mapWith(Boolean),
      lines: sql<number>`(select count(*) from courier_file_rows r where r.file_id = courier_files.id)`,
      waiting: sql<number>`(select count(*) from courier_file_waiting w where w.file_id = courier_files.id)`,
      notedPaise: sql<number>`(select coalesce(sum(r.noted_paise), 0) from courier_file_rows r where r.file_id = courier_files.id)`,
    })
    .from(courierFiles)
    .orderBy(desc(courierFiles.createdAt))
    .limit(pageSize)
    .offset(offset)
    .all();
  return { ...place, files };
}

/** A courier's file with its sums and one page (from 1) of its lines, those that deserve a look first; null: there is none. */
export function courierFilePage(id: string, page: number) {
  const file = db.select().from(courierFiles).where(eq(courierFiles.id, id)).get();
  if (!file) return null;
  const rows = db
    .select({
      line: courierFileRows.line,
      outcome: courierFileRows.outcome,
      parcel: courierFileRows.parcel,
      reference: courierFileRows.reference,
      number: orders.number,
      amountPaise: courierFileRows.collectedPaise,
      notedPaise: courierFileRows.notedPaise,
      chargesPaise: courierFileRows.chargesPaise,
      utr: courierFileRows.utr,
      day: courierFileRows.day,
      changed: courierFileRows.changed,
    })
    .from(courierFileRows)
    .leftJoin(orders, eq(orders.id, courierFileRows.orderId))
    .where(eq(courierFileRows.fileId, id))
    .all();
  const { offset, ...place } = pageWithin(rows.length, page, 100);
  return {
    ...place,
    courier: file.courier,
    createdAt: file.createdAt,
    takenBackAt: file.takenBackAt,
    takenBackFor: file.takenBackFor,
    lines: rows.length,
    /** Lines that are still to be noted; they are not in the list yet. */
    waiting: linesWaiting(id),
    /** The first orders that were not noted though there was time for it. */
    late: file.createdAt < Date.now() - lateAfter ? ordersWaiting(id, 10) : [],
    sums: outcomeSums(rows),
    notedPaise: rows.reduce((sum, { notedPaise }) => sum + notedPaise, 0),
    chargesPaise: rows.reduce((sum, { chargesPaise }) => sum + chargesPaise, 0),
    utrs: [...new Set(rows.flatMap(({ utr }) => (utr === null ? [] : [utr])))].slice(0, 20),
    list: rows
      .toSorted((one, other) => isPlain(one) - isPlain(other) || one.line - other.line)
      .slice(offset, offset + 100),
  };
}

export type CourierFileInList = ReturnType<typeof courierFilesPage>["files"][number];
export type CourierLine = NonNullable<ReturnType<typeof courierFilePage>>["list"][number];
