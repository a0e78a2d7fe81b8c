import { data } from "@remix-run/node";
import { rowOfForm } from "~/base/db/idempotency.server";
import { packedScans } from "~/base/db/schema";
import { parseForm } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { ScanSaid } from "~/base/ui/scanning/use-said";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import type { PackingOrder } from "~/sales/orders/packing/packing-orders.server";
import { packPath } from "~/sales/orders/packing/parcels-path";
import { scanForm, scansForm, tapForm } from "./forms";
import { closeBox, putIn, type Step } from "./put-in.server";

/** The forms of the page without script: a scan, a tap at a line, and the box closed. What does not count is said on the page itself. */
export async function submitPack(order: PackingOrder, form: FormData, by: Viewer) {
  if (form.get("intent") === "close") {
    const problem = await closeBox(order, by);
    return problem ? refused(problem) : done(order, `Order ${order.number} is packed`);
  }
  const step = stepIn(form);
  if ("problem" in step) return refused(step.problem);
  const { said } = await putIn(order, [step], by);
  const [{ words, tone }] = said as [ScanSaid];
  if (tone === "wrong") return refused(words);
  return tone === "note"
    ? seeOtherWith({ type: "warning", message: words }, packPath(order.number))
    : done(order, words);
}

function stepIn(form: FormData): Step | { problem: string } {
  if (form.has("tap")) {
    const { data: tapped } = parseForm(tapForm, form);
    if (!tapped) return { problem: "Please open this page again." };
    return { id: tapped.idempotencyKey, productId: tapped.product, tap: tapped.tap };
  }
  const { data: typed, problem } = parseForm(scanForm, form);
  if (problem) return { problem: Object.values(problem.errors)[0] ?? "" };
  const { id, refused: other } = rowOfForm(form, packedScans.id);
  return other
    ? { problem: "This page was used before: scan once more." }
    : { id, code: typed.scan };
}

const refused = (words: string) =>
  data({ said: { words, tone: "wrong" } satisfies ScanSaid as ScanSaid }, { status: 409 });

const done = (order: PackingOrder, message: string) =>
  seeOtherWith(message, packPath(order.number));

/** Scans from the page's script, as JSON: what is said of each, and the box. */
export async function takeScans(order: PackingOrder, form: FormData, by: Viewer) {
  const { data: typed } = parseForm(scansForm, form);
  if (!typed) return Response.json({ problem: "These are no scans." }, { status: 400 });
  const steps = typed.scans.map(({ idempotencyKey: id, code }) => ({ id, code }));
  return Response.json(await putIn(order, steps, by));
}
