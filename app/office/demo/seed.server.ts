import { readFile } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { registerUser } from "~/people/accounts/users/users.server";
import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import { storePhoto } from "~/goods/photos/photos.server";
import { markLabel } from "~/goods/catalogue/label/mark-label.server";
import { nextOwnNumber } from "~/goods/catalogue/ean.server";
import { createProduct } from "~/goods/catalogue/changes/product-changes.server";
import { addPhoto } from "~/goods/catalogue/product-photos.server";
import { photosOf } from "~/goods/catalogue/products.server";
import { db, write } from "~/base/db/connection.server";
import { categories, products, users } from "~/base/db/schema";
import { checkFile } from "~/goods/delivery/check-file";
import {
  changeDeliverySettings,
  deliverySettings,
} from "~/goods/delivery/delivery-settings.server";
import { saveTable, storedTable } from "~/goods/delivery/stored-table.server";
import { day } from "~/base/lib/time";
import { dropMailsTo } from "~/people/mail/outbox.server";
import { operatorAddress } from "~/people/mail/post.server";
import { dropNotices } from "~/people/notices/tell.server";
import { saveTextWords } from "~/goods/catalogue/words/text-words.server";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { setTestimonials } from "~/goods/story/testimonials.server";
import { demoAdmin, demoBuyer, demoNewcomer } from "./cast";
import { demoCategories, type DemoPhoto, demoPhotos, type DemoProduct } from "./catalogue";
import { demoCompany } from "./company";
import { startingTable } from "~/goods/delivery/starting-table";
import { beginFilling, fillingNow, noteFilling } from "./filling.server";
import { seedGoods } from "./goods.server";
import { seedMill } from "./mill.server";
import { demoOrders } from "./orders";
import { seedDesk } from "./desk.server";
import { demoPackFacts } from "./pack-facts";
import { placeDemoOrder } from "./place-orders.server";
import { demoProducts } from "./products";
import { seedOwnWords } from "./own-words.server";
import { demoPackWords } from "./pack-words";
import { seedQuestions } from "./questions.server";
import { seedReviews } from "./reviews.server";
import { demoTestimonials } from "./testimonials";

/** Something that is in the demo. Done twice it is the same as done once, because it may be killed before that is noted. */
type Step = () => unknown;

/**
 * Fills an empty shop with the demo catalogue, people and orders, or goes on with that; returns the sign-ins of the shoppers. Returns
 * null and does nothing if the shop holds something else.
 */
export async function seedDemo(): Promise<{
  signIns: { name: string; email: string; password: string }[];
} | null> {
  if (!(await beginFilling())) return null;
  for (let done = fillingNow()?.done ?? 0; done < steps.length; done += 1) {
    await noteFilling({ done, of: steps.length });
    await steps[done]?.();
  }
  await noteFilling(null);
  return {
    signIns: [demoBuyer, demoNewcomer].map(({ name, email, password }) => ({
      name,
      email,
      password,
    })),
  };
}

/** In this order. The first ones take longest: a photo in all its sizes. */
export const steps: Step[] = [
  ...(Object.keys(demoPhotos) as DemoPhoto[]).map(
    (name) => async () => storePhoto(await pictureOf(name)),
  ),
  ...demoCategories.map((name) => () => seedCategory(name)),
  ...demoProducts.map((product, index) => () => seedProduct(product, index)),
  () => setCompanyFacts(demoCompany),
  async () => seedDesk(await ensureAdmin()),
  () => setTestimonials(demoTestimonials),
  seedDelivery,
  seedShoppers,
  async () => seedOwnWords(idsOf(categories), idsOf(products), await ensureAdmin()),
  async () => saveTextWords(demoPackWords, await ensureAdmin()),
  async () => seedQuestions(idsOf(products), await ensureAdmin()),
  ...demoOrders.map((order, index) => () => seedOrder(order, index)),
  async () => seedReviews(await ensureAdmin()),
  async () => {
    const all = db.select().from(products).all();
    await seedGoods(new Map(all.map((product) => [product.name, product])), await ensureAdmin());
  },
  async () => seedMill(await ensureAdmin()),
  dropLetters,
];

const pictureOf = (name: DemoPhoto) => readFile(path.join("app/office/demo/photos", `${name}.jpg`));

/** The ids of what there is, by name. */
function idsOf(table: typeof categories | typeof products): Map<string, string> {
  const all = db.select({ id: table.id, name: table.name }).from(table).all();
  return new Map(all.map(({ id, name }) => [name, id]));
}

async function seedCategory(name: string): Promise<void> {
  if (!idsOf(categories).has(name)) await orThrow(createCategory(name));
}

const photoOf = async (photo: DemoPhoto) => ({
  original: await pictureOf(photo),
  alt: demoPhotos[photo],
});

async function seedProduct(demo: DemoProduct, index: number): Promise<void> {
  const { name, description, rupees, mrp, containers, kind, pack, photos } = demo;
  const [first, ...others] = photos;
  const at = Date.now() - index * 2 * day;
  const fields = async () => ({
    name,
    description,
    pricePaise: rupees * 100,
    ...demoPackFacts(kind, mrp, demo),
    ean: nextOwnNumber(db),
    containers,
    packKind: pack,
    shipping: 1 as const,
    categoryId: required(idsOf(categories), demo.category),
    photo: await photoOf(first),
  });
  const product =
    db.select().from(products).where(eq(products.name, name)).get() ??
    (await orThrow(createProduct(await fields(), at))).product;
  const shown = new Set(photosOf(product).map(({ alt }) => alt));
  for (const other of others)
    if (!shown.has(demoPhotos[other]))
      await orThrow(addPhoto(product.id, await photoOf(other), at));
  const label = photosOf(product).find(({ alt }) => alt === demoPhotos["bottle-1l-back"]);
  if (label) await orThrow(markLabel(product.id, label.id, true, null));
}

async function seedDelivery(): Promise<void> {
  const { zones, problems } = checkFile(startingTable, []);
  const [problem] = problems;
  if (problem) throw new Error(`The demo delivery is refused: ${problem.reason}`);
  await saveTable(zones, storedTable().version, null);
  const collecting = { isOn: true, hours: demoCompany.hours };
  await changeDeliverySettings({ ...deliverySettings(), collecting }, null);
}

async function seedShoppers(): Promise<void> {
  for (const shopper of [demoBuyer, demoNewcomer])
    if (!accountOf(shopper.email)) await orThrow(registerUser(shopper));
}

const accountOf = (email: string) => db.select().from(users).where(eq(users.email, email)).get();

async function seedOrder({ lines, ...order }: (typeof demoOrders)[number], index: number) {
  const buyer = accountOf(demoBuyer.email);
  if (!buyer) throw new Error("The demo has no buyer");
  const productIds = idsOf(products);
  const byId = lines.map(({ product, quantity }) => ({
    productId: required(productIds, product),
    quantity,
  }));
  await placeDemoOrder(buyer, { ...order, lines: byId }, index);
}

/** Nobody is written to, or told, about people and orders that do not exist. */
async function dropLetters(): Promise<void> {
  const demoEmails = [demoAdmin, demoBuyer, demoNewcomer].map(({ email }) => email);
  await write((tx) => {
    dropMailsTo(tx, [...demoEmails, operatorAddress(tx)]);
    dropNotices(tx);
  });
}

async function ensureAdmin(): Promise<{ id: string; name: string }> {
  const { id, name } = users;
  const admin = db.select({ id, name }).from(users).where(eq(users.role, 1)).limit(1).get();
  return admin ?? (await orThrow(registerUser(demoAdmin))).user;
}

/** Throws if a rule of the shop refuses the demo data: that is a bug in the data. */
async function orThrow<T extends { problem?: string | undefined }>(
  change: Promise<T>,
): Promise<Extract<T, { problem?: undefined }>> {
  const result = await change;
  if (result.problem !== undefined) throw new Error(`The demo shop is refused: ${result.problem}`);
  return result as Extract<T, { problem?: undefined }>;
}

function required<K, V>(map: Map<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined)
    throw new Error(`The demo data names ${String(key)}, which is not there`);
  return value;
}
