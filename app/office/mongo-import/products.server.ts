import { eq } from "drizzle-orm";
import { searchText } from "~/goods/catalogue/search-text";
import { freeSlug, slugOf } from "~/goods/catalogue/slugs";
import type { Writer } from "~/base/db/connection.server";
import { categories, photos, products } from "~/base/db/schema";
import { Batch, type Ready } from "./batch.server";
import { type DumpFile, rowsOf } from "./dump.server";
import { idIn, idNamed, numberIn, paiseIn, textIn, timesOf } from "./fields";
import { keptSlug } from "./kept-slug";
import type { Known } from "./known.server";
import { type KeptPhoto, keepPhoto, photoBytes } from "./old-photo.server";
import type { Doc } from "./plain-value";
import type { Place, Report } from "./report";

type Row = typeof products.$inferInsert;
type Draft = { product: Row; bytes: Buffer | null };
type Stored = { product: Row; photo: KeptPhoto | null };

/** Category of products whose own category is missing. */
const otherGoods = { id: "old-shop-other", name: "Other products", slug: "other-products" };
const strictNote =
  "It is hidden until it has what the law wants on its pack, because the shop is set to strict.";
const highestPrice = 100_000_000;
/** One is decoded while the other is stored. */
const picturesAtOnce = 2;

/** Imports the products, each together with its photo. */
export async function importProducts(
  file: DumpFile,
  known: Known,
  report: Report,
  { isDry, now }: { isDry: boolean; now: number },
): Promise<void> {
  const count = report.of("products");
  const batch = new Batch<Stored>(report, isDry, (tx, rows) => store(tx, rows, now));
  let drafts: Ready<Draft>[] = [];
  const flushDrafts = async () => {
    const complete = await Promise.all(
      drafts.map((draft) => withPhoto(draft, known, report, isDry)),
    );
    drafts = [];
    for (const each of complete) await batch.add(each);
  };
  for await (const { line, doc, problem } of rowsOf(file)) {
    count.read += 1;
    const place = { file, line, id: doc ? idIn(doc._id) : null };
    if (!doc) {
      report.refuse(place, problem);
      continue;
    }
    const product = productOf(place, doc, known, report, now);
    if (product) drafts.push({ place, row: { product, bytes: photoBytes(doc.photo) } });
    if (drafts.length >= picturesAtOnce) await flushDrafts();
  }
  await flushDrafts();
  await batch.flush();
}

async function withPhoto(
  { place, row: { product, bytes } }: Ready<Draft>,
  known: Known,
  report: Report,
  isDry: boolean,
): Promise<Ready<Stored>> {
  const photo = bytes && (await keepPhoto(bytes, isDry));
  if (photo?.problem !== undefined) {
    report.note(place, `It comes without its photo: ${photo.problem}.`);
    return { place, row: { product, photo: null } };
  }
  if (photo) {
    report.of("products").photos += 1;
    const goods = known.goods.get(product.id);
    if (goods) goods.photoId = photo.id;
  }
  return { place, row: { product, photo } };
}

function productOf(place: Place, doc: Doc, known: Known, report: Report, now: number): Row | null {
  const { id } = place;
  const name = textIn(doc.name);
  const pricePaise = paiseIn(doc.price);
  const volumeMl = Math.round((numberIn(doc.quantity) ?? 0) * 1000);
  const refused =
    (id === null && "It has no usable _id.") ||
    (name === null && "It has no name.") ||
    ((pricePaise === null || pricePaise > highestPrice) &&
      "Its price is not an amount above 0 and up to 10,00,000 rupees.") ||
    ((volumeMl <= 0 || volumeMl > 9_999_990) && "Its quantity is not a number of litres above 0.");
  if (id !== null && known.goods.has(id)) {
    report.of("products").there += 1;
    return null;
  }
  if (refused || id === null || name === null || pricePaise === null) {
    report.refuse(place, refused || "");
    return null;
  }
  const preferred = keptSlug(doc.slug) ?? slugOf(name, id);
  const slug = freeSlug(preferred, known.productSlugs);
  if (slug !== preferred) report.note(place, `Its slug is taken: it gets ${slug}.`);
  known.productSlugs.add(slug);
  const times = timesOf(doc, id, now);
  if (times.isGuessed) report.note(place, "Its date is impossible and was replaced.");
  if (known.isStrict) report.note(place, strictNote);
  const description = textIn(doc.description)?.replace(/\r\n?/g, "\n") ?? "";
  const row = {
    id,
    name,
    slug,
    description,
    searchText: searchText({ name, description }),
    pricePaise,
    volumeMl,
    shipping: isNo(doc.shipping) ? 0 : 1,
    categoryId: categoryOf(place, doc, known, report),
    ...(known.isStrict && { sale: "hidden" as const }),
    createdAt: times.createdAt,
    updatedAt: times.updatedAt,
  };
  known.goods.set(id, { ...row, photoId: null });
  return row;
}

/** The old form sent "0" for No; a missing value means yes. */
function isNo(shipping: unknown): boolean {
  return shipping === false || shipping === "false" || numberIn(shipping) === 0;
}

function categoryOf(place: Place, doc: Doc, known: Known, report: Report): string {
  const found = known.categories.get(idNamed(doc.category) ?? "");
  if (found !== undefined) return found;
  report.note(place, `Its category is missing: it goes into "${otherGoods.name}".`);
  return known.categoryNames.get(otherGoods.name.toLowerCase()) ?? otherGoods.id;
}

function store(tx: Writer, rows: Stored[], now: number): void {
  if (rows.some(({ product }) => product.categoryId === otherGoods.id)) {
    const other = { ...otherGoods, createdAt: now, updatedAt: now };
    tx.insert(categories).values(other).onConflictDoNothing({ target: categories.id }).run();
  }
  tx.insert(products)
    .values(rows.map(({ product }) => product))
    .run();
  for (const { product, photo } of rows) {
    if (!photo) continue;
    const { id, hash, width, height } = photo;
    const shown = { id, productId: product.id, hash, width, height, alt: product.name };
    tx.insert(photos)
      .values({ ...shown, createdAt: product.createdAt })
      .run();
    tx.update(products).set({ photoId: id }).where(eq(products.id, product.id)).run();
  }
}
