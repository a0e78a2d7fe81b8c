import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { indianMobile } from "~/base/lib/india/phone";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import type { Reader, Writer } from "~/base/db/connection.server";
import { grievanceAnswers, grievancePhotos, grievances, mails, orders } from "~/base/db/schema";
import { isKeyed } from "./erase-mails.server";
import { forIds, type KnownPerson } from "./person.server";

/** The person's complaints with what was answered. Without the token of their links. */
export function grievancesOf(reader: Reader, person: KnownPerson) {
  const ids = idsOf(reader, person);
  return {
    grievances: forIds(ids, (some) =>
      reader.select().from(grievances).where(inArray(grievances.id, some)).all(),
    ).map(({ token: _token, ...grievance }) => grievance),
    grievanceAnswers: forIds(ids, (some) =>
      reader
        .select()
        .from(grievanceAnswers)
        .where(inArray(grievanceAnswers.grievanceId, some))
        .all(),
    ),
    grievancePhotos: forIds(ids, (some) =>
      reader
        .select({
          id: grievancePhotos.id,
          grievanceId: grievancePhotos.grievanceId,
          createdAt: grievancePhotos.createdAt,
        })
        .from(grievancePhotos)
        .where(inArray(grievancePhotos.grievanceId, some))
        .all(),
    ),
  };
}

/**
 * Removes the person from their complaints, and deletes the mails about them; numbers, subjects and times stay as the proof that each
 * was acknowledged and settled in time. To be called while the person's orders still have their numbers. Returns how many complaints.
 * Throws `PlainProblem` while one is not settled: its answer needs the person.
 */
export function eraseGrievances(tx: Writer, person: KnownPerson): number {
  const ids = idsOf(tx, person);
  refuseOpen(tx, ids);
  forgetGrievances(tx, ids);
  return ids.length;
}

/**
 * Removes the complainant from these settled complaints, with their photos and the mails about them. The files go with the
 * job that sweeps photos.
 */
export function forgetGrievances(tx: Writer, ids: string[]): void {
  forIds(ids, (some) => {
    tx.update(grievances)
      .set({ userId: null, name: "", email: "", phone: "", orderNumber: null, words: "" })
      .where(inArray(grievances.id, some))
      .run();
    tx.update(grievanceAnswers)
      .set({ words: "" })
      .where(inArray(grievanceAnswers.grievanceId, some))
      .run();
    tx.delete(grievancePhotos).where(inArray(grievancePhotos.grievanceId, some)).run();
    return [];
  });
  for (const id of ids) tx.delete(mails).where(isAbout(id)).run();
}

/** To the owner, and to the complainant at each step. */
const isAbout = (id: string) =>
  or(
    ...["", "-received", "-acknowledged", "-answered", "-settled"].map((step) =>
      isKeyed(`grievance${step}:${id}`),
    ),
  );

/** The numbers of the person's complaints that are not settled yet. */
export const openGrievancesOf = (reader: Reader, person: KnownPerson): string[] =>
  openAmong(reader, idsOf(reader, person));

const openAmong = (reader: Reader, ids: string[]): string[] =>
  forIds(ids, (some) =>
    reader
      .select({ number: grievances.number })
      .from(grievances)
      .where(and(inArray(grievances.id, some), isNull(grievances.settledAt)))
      .all(),
  ).map(({ number }) => number);

function refuseOpen(tx: Writer, ids: string[]): void {
  const open = openAmong(tx, ids);
  if (open.length === 0) return;
  throw new PlainProblem(
    `These complaints are not settled yet: ${open.join(", ")}. Settle them first.`,
  );
}

/**
 * The complaints of the account, those with the person's e-mail, and those without any e-mail but with the mobile number of a paid or
 * delivered order of theirs: anybody can type a stranger's number.
 */
function idsOf(reader: Reader, person: KnownPerson): string[] {
  const columns = { id: grievances.id };
  const { user, email } = person;
  const own = [
    ...reader
      .select(columns)
      .from(grievances)
      .where(eq(sql`lower(trim(${grievances.email}))`, email))
      .all(),
    ...reader
      .select(columns)
      .from(grievances)
      .where(eq(grievances.userId, user?.id ?? ""))
      .all(),
  ];
  const byMobile = forIds(provedNumbers(reader, person), (some) =>
    reader
      .select(columns)
      .from(grievances)
      .where(and(inArray(grievances.phone, some), eq(grievances.email, "")))
      .all(),
  );
  return [...new Set([...own, ...byMobile].map(({ id }) => id))];
}

function provedNumbers(reader: Reader, { orderIds }: KnownPerson): string[] {
  const numbers = forIds(orderIds, (some) =>
    reader
      .select({ phone: orders.buyerPhone })
      .from(orders)
      .where(
        and(
          inArray(orders.id, some),
          sql`(${orders.status} = 'deliverd' or ${orders.paidAt} is not null)`,
        ),
      )
      .all(),
  ).flatMap(({ phone }) => [phone, indianMobile(phone) ?? ""]);
  return [...new Set(numbers)].filter(Boolean);
}
