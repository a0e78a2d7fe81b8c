import { categories } from "~/base/db/schema";
import { freeSlug, slugOf } from "~/goods/catalogue/slugs";
import { Batch } from "./batch.server";
import { type DumpFile, rowsOf } from "./dump.server";
import { idIn, textIn, timesOf } from "./fields";
import type { Known } from "./known.server";
import type { Doc } from "./plain-value";
import type { Place, Report } from "./report";
import { keptSlug } from "./kept-slug";

type Row = typeof categories.$inferInsert;

/** Imports the categories. One whose name already exists maps to the existing one. */
export async function importCategories(
  file: DumpFile,
  known: Known,
  report: Report,
  { isDry, now }: { isDry: boolean; now: number },
): Promise<void> {
  const count = report.of("categories");
  const batch = new Batch<Row>(report, isDry, (tx, rows) => {
    tx.insert(categories).values(rows).run();
  });
  for await (const { line, doc, problem } of rowsOf(file)) {
    count.read += 1;
    const place = { file, line, id: doc ? idIn(doc._id) : null };
    if (!doc) {
      report.refuse(place, problem);
      continue;
    }
    const row = categoryOf(place, doc, known, report, now);
    if (row) await batch.add({ place, row });
  }
  await batch.flush();
}

function categoryOf(place: Place, doc: Doc, known: Known, report: Report, now: number): Row | null {
  const { id } = place;
  const name = textIn(doc.name);
  if (id === null || name === null) {
    report.refuse(place, id === null ? "It has no usable _id." : "It has no name.");
    return null;
  }
  const existing = known.categories.get(id) ?? known.categoryNames.get(name.toLowerCase());
  if (existing !== undefined) {
    if (!known.categories.has(id))
      report.note(
        place,
        `A category of that name already exists (${existing}) and is used for both.`,
      );
    known.categories.set(id, existing);
    report.of("categories").there += 1;
    return null;
  }
  const preferred = keptSlug(doc.slug) ?? slugOf(name, id);
  const slug = freeSlug(preferred, known.categorySlugs);
  if (slug !== preferred) report.note(place, `Its slug is taken: it gets ${slug}.`);
  known.categorySlugs.add(slug);
  known.categories.set(id, id);
  known.categoryNames.set(name.toLowerCase(), id);
  const { createdAt, updatedAt } = timesOf(doc, id, now);
  return { id, name, slug, createdAt, updatedAt };
}
