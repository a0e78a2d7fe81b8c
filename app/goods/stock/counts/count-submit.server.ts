import { data } from "@remix-run/node";
import { write } from "~/base/db/connection.server";
import { rowAt, rowOfForm } from "~/base/db/idempotency.server";
import { stockMovements } from "~/base/db/schema";
import { parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { noteIn } from "../admin/change-stock.server";
import { packsIn, sheetForm } from "../admin/forms";
import { stockOfProducts } from "../admin/stock-list.server";
import { stockPath } from "../admin/stock-query";
import { packName } from "../admin/stock-words";
import { mayCount } from "../scan/may-count";
import { packScanned } from "../scan/pack-scanned.server";

/** `version`: on hand when its first pack was scanned; not a number if the form does not say. */
type Count = { id: string; packs: number; version: number };

/** The sheet of a stock count: one scan more, or all that was counted noted, all or nothing. */
export async function submitCount(form: FormData, admin: Actor) {
  const { values } = problemWith("form", "", form);
  // Also the scanner's Enter, which notes nothing.
  if ((values.scan ?? "").trim() !== "") return scanned(values);
  const { data: typed, problem } = parseForm(sheetForm, form);
  const { counts, errors } = countsIn(values);
  if (problem || Object.keys(errors).length > 0)
    return answer(values, { ...errors, ...problem?.errors }, 400);
  if (counts.length === 0) return answer(values, { form: "Scan the packs that are there." }, 400);
  const { id, refused: other } = rowOfForm(form, stockMovements.id);
  if (other) return other;
  const refused = await noteCounts(counts, { ...typed, id }, admin);
  if (Object.keys(refused).length > 0) return answer(values, refused, 409);
  const message =
    counts.length === 1 ? "1 product is counted" : `${counts.length} products are counted`;
  return seeOtherWith(message, stockPath);
}

function scanned({ scan = "", ...values }: Record<string, string>) {
  const pack = packScanned(scan);
  if ("problem" in pack) return answer(values, { scan: pack.problem });
  const wrong = mayCount(pack);
  if (wrong) return answer(values, { scan: wrong });
  const packs = (packsIn(values[`packs-${pack.id}`] || "0") ?? 0) + 1;
  const version = values[`version-${pack.id}`] ?? String(pack.stock);
  return answer(
    { ...values, [`packs-${pack.id}`]: String(packs), [`version-${pack.id}`]: version },
    {},
  );
}

function answer(values: Record<string, string>, errors: Record<string, string>, status = 200) {
  const { scan: _read, ...kept } = values;
  const ids = idsIn(kept);
  const found = stockOfProducts(ids);
  const rows = ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [{ id, name: packName(row), stock: Number(kept[`version-${id}`]) }] : [];
  });
  return data({ form: { values: kept, errors }, rows }, { status });
}

const idsIn = (values: Record<string, string>) =>
  Object.keys(values).flatMap((name) =>
    name.startsWith("packs-") ? [name.slice("packs-".length)] : [],
  );

function countsIn(values: Record<string, string>) {
  const errors: Record<string, string> = {};
  const counts: Count[] = [];
  for (const id of idsIn(values)) {
    const packs = packsIn(values[`packs-${id}`] ?? "");
    if (packs === null) errors[`packs-${id}`] = "Packs must be a whole number up to 99,999";
    else counts.push({ id, packs, version: Number(values[`version-${id}`]) });
  }
  return { counts, errors };
}

function noteCounts(
  counts: Count[],
  { id: first, why }: { id: string; why: string },
  actor: Actor,
  now = Date.now(),
): Promise<Record<string, string>> {
  return write((tx) => {
    const errors: Record<string, string> = {};
    const stock = stockOfProducts(
      counts.map(({ id }) => id),
      tx,
    );
    for (const { id, packs, version } of counts) {
      const row = stock.get(id);
      if (!row?.isCounted) errors[`packs-${id}`] = "This product is not counted any more";
      // A form that is sent twice finds what it made of it.
      else if (row.stock !== version && row.stock !== packs)
        errors[`packs-${id}`] =
          `Packs came or went meanwhile: the shop now has ${row.stock}. Count it again on a new page`;
    }
    if (Object.keys(errors).length > 0) return errors;
    for (const [place, { id, packs }] of counts.entries()) {
      const version = stock.get(id)?.stock ?? 0;
      const noted = { kind: "corrected", packs, version, batch: null, why } as const;
      noteIn(tx, id, { ...noted, id: rowAt(first, place) }, { actor, now });
    }
    return errors;
  });
}
