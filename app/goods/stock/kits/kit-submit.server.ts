import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { stockMovements } from "~/base/db/schema";
import { seeOtherWith } from "~/base/lib/toast.server";
import { packsWords } from "../admin/stock-words";
import { z } from "zod";
import { packsField } from "../admin/forms";
import { breakUp, type NotPacked, packAhead } from "./pack.server";

const packs = packsField("Packs").refine((count) => count > 0, "Packs must be 1 or more");
const batch = z
  .string()
  .max(64)
  .default("")
  .transform((id) => id || null);

/** Packs that are packed ahead, beside its fields `batch-<id of a part>`: a batch of each, or the one to be used first. */
const packForm = z.object({ packs });

/** Packs that become parts again; of no batch where there is none. */
const breakForm = z.object({ packs, batch });

type Target = { id: string; name: string };

/** Packs a product ahead, or breaks it up, as the field `intent` says; afterwards leads back to `path`. */
export async function submitKit(product: Target, form: FormData, actor: Actor, path: string) {
  return form.get("intent") === "pack"
    ? pack(product, form, actor, path)
    : breakApart(product, form, actor, path);
}

async function pack({ id }: Target, form: FormData, actor: Actor, path: string) {
  const { data: typed, problem } = parseForm(packForm, form);
  if (problem) return invalid(problem);
  const chosen = new Map(
    [...form].flatMap(([name, value]): [string, string][] =>
      name.startsWith(batchOf) && typeof value === "string" && value !== ""
        ? [[name.slice(batchOf.length), value]]
        : [],
    ),
  );
  const row = rowOfForm(form, stockMovements.packingId);
  if (row.refused) return row.refused;
  const done = await packAhead(id, { ...typed, chosen, id: row.id }, actor);
  if (done.problem) return refused(done, form);
  return seeOtherWith(`Packed: ${packsWords(done.stock)} ready`, path);
}

async function breakApart({ id }: Target, form: FormData, actor: Actor, path: string) {
  const { data: typed, problem } = parseForm(breakForm, form);
  if (problem) return invalid(problem);
  const row = rowOfForm(form, stockMovements.packingId);
  if (row.refused) return row.refused;
  const done = await breakUp(id, { ...typed, batchId: typed.batch, id: row.id }, actor);
  if (done.problem) return refused(done, form);
  return seeOtherWith(`Broken up: ${packsWords(done.stock)} ready`, path);
}

const batchOf = "batch-";

function refused({ problem, most }: { problem: NotPacked; most: number }, form: FormData) {
  return invalid(problemWith("packs", refusals[problem](most), form), { status: 409 });
}

const refusals: Record<NotPacked, (most: number) => string> = {
  "no-parts": () =>
    "None of its parts is counted, so nothing can be taken from them. Note what arrived instead.",
  "too-few": (most) => `At most ${packsWords(most)} can be: orders hold the others`,
  "batch-short": () => "That batch has too few packs. Choose fewer, or another one.",
  "no-batch": () => "That batch has no packs that may be sold. Choose another one.",
};
