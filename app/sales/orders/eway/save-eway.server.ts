import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { longestEway } from "./eway";

const ewayForm = z.object({
  eway: z
    .string()
    .default("")
    .transform((typed) => typed.replace(/\s/g, ""))
    .pipe(
      z
        .string()
        .regex(/^[A-Za-z0-9/-]*$/, "Number must have letters and digits only")
        .max(longestEway),
    )
    .transform((typed) => typed || null),
});

/** Keeps the number of an order's e-way bill, blank for none, and leads back to `path`. An invoice stays as it was made. */
export async function saveEway(
  { id, number }: { id: string; number: string },
  form: FormData,
  actor: Actor,
  path: string,
) {
  const { data: typed, problem } = parseForm(ewayForm, form);
  if (problem) return invalid(problem);
  await write((tx) => {
    const before = tx
      .select({ eway: orders.ewayNumber })
      .from(orders)
      .where(eq(orders.id, id))
      .get();
    if (!before || before.eway === typed.eway) return;
    tx.update(orders).set({ ewayNumber: typed.eway }).where(eq(orders.id, id)).run();
    const subject = { id, name: number };
    recordChange(tx, { actor, action: "order.eway", subject, before, after: { eway: typed.eway } });
  });
  return seeOtherWith({ type: "success", message: "The e-way bill is saved" }, path);
}
