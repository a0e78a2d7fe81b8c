import { connectionToMigrate as raw, db } from "~/base/db/connection.server";
import { millPlaces } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { newestEntries } from "~/office/mill/entries.server";
import * as note from "~/routes/admin/mill/note";
import * as tanks from "~/routes/admin/mill/tanks";
import { argsFor } from "../../cast";
import { counted } from "../../goods/stock/counted";
import { answerTo, posted } from "../../people/accounts/answers";

export const millPath = "/dashboard/admin/mill";

/** Sends the form that notes something, with today's day and a token of its own unless it has others. */
export const noteAs = (cookie: string, kind: string, form: Record<string, string>, query = "") =>
  answerTo(
    note.action,
    argsFor(`${millPath}/note/${kind}${query}`, {
      cookie,
      params: { kind },
      form: { idempotencyKey: newId(), day: dayOf(Date.now()), ...form },
    }),
  );

export const addTankAs = (cookie: string, name: string, crop = "groundnut") =>
  posted(tanks.action, `${millPath}/tanks`, { name, crop, density: "910" }, { cookie });

/** The tank, lot, cake or foots of this name. */
export function place(name: string) {
  const found = db
    .select()
    .from(millPlaces)
    .all()
    .find((each) => each.name === name);
  if (!found) throw new Error(`No place ${name}`);
  return found;
}

/** The entry that was noted last. */
export function newest() {
  const [entry] = newestEntries(1, true);
  if (!entry) throw new Error("Nothing is noted");
  return entry;
}

/** A product that is counted, and whose label says how long it keeps. */
export async function pack(more: Parameters<typeof counted>[1]) {
  const made = await counted(0, more);
  raw
    .prepare("update products set best_before = '9 months from packing' where id = ?")
    .run(made.id);
  return made;
}
