import { asc, eq } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { courierColumns } from "~/base/db/schema";
import { seeOtherWith } from "~/base/lib/toast.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { courierMoneyPath } from "./outcome-words";

/** The kinds of files whose columns the owner named. `at`: UTC ms. */
export const namedColumns = () =>
  db
    .select({
      headings: courierColumns.headings,
      courier: courierColumns.courier,
      at: courierColumns.createdAt,
    })
    .from(courierColumns)
    .orderBy(asc(courierColumns.courier), asc(courierColumns.createdAt))
    .all();

export type NamedColumns = ReturnType<typeof namedColumns>;

/** Forgets what the columns of such files mean, so that the next one asks again. What was noted by them stays. */
export async function forgetColumns(form: FormData, admin: Actor) {
  const headings = String(form.get("headings") ?? "");
  await write((tx) => {
    const ofFiles = eq(courierColumns.headings, headings);
    const known = tx.select().from(courierColumns).where(ofFiles).get();
    if (!known) return;
    tx.delete(courierColumns).where(ofFiles).run();
    recordChange(tx, {
      actor: admin,
      action: "remittance.columns",
      subject: { id: headings, name: known.courier },
      before: JSON.parse(known.columns) as Record<string, string>,
    });
  });
  const message = "The next file with these headings asks for its columns again";
  return seeOtherWith(message, `${courierMoneyPath}/import`);
}
