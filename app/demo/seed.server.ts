import { readFile } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import type { Actor } from "~/audit/record.server";
import { registerUser } from "~/accounts/users.server";
import { createCategory } from "~/catalogue/changes/category-changes.server";
import { storePhoto } from "~/photos/photos.server";
import { markLabel } from "~/catalogue/label/mark-label.server";
import { createProduct } from "~/catalogue/changes/product-changes.server";
import { addPhoto } from "~/catalogue/product-photos.server";
import { photosOf } from "~/catalogue/products.server";
import { db, write } from "~/db/connection.server";
import { products, users } from "~/db/schema";
import { checkFile } from "~/delivery/check-file";
import { changeDeliverySettings, deliverySettings } from "~/delivery/delivery-settings.server";
import { saveTable, storedTable } from "~/delivery/stored-table.server";
import { day } from "~/lib/time";
import { dropMailsTo } from "~/mail/outbox.server";
import { operatorAddress } from "~/mail/post.server";
import { dropNotices } from "~/notices/tell.server";
import { saveTextWords } from "~/catalogue/words/text-words.server";
import { setCompanyFacts } from "~/pages/company.server";
import { setTestimonials } from "~/story/testimonials.server";
import { demoAdmin, demoBuyer, demoNewcomer } from "./cast";
import { demoCategories, type DemoPhoto, demoPhotos, type DemoProduct } from "./catalogue";
import { demoCompany } from "./company";
import { startingTable } from "~/delivery/starting-table";
import { isEmptyShop } from "./empty-shop.server";
import { seedGoods } from "./goods.server";
import { demoOrders } from "./orders";
import { demoPackFacts } from "./pack-facts";
import { placeDemoOrder } from "./place-orders.server";
import { demoProducts } from "./products";
import { seedOwnWords } from "./own-words.server";
import { demoPackWords } from "./pack-words";
import { seedQuestions } from "./questions.server";
import { seedReviews } from "./reviews.server";
import { demoTestimonials } from "./testimonials";

type Pictures = Map<DemoPhoto, Buffer>;

/**
 * Fills an empty shop with the demo catalogue, people and orders; returns the sign-ins of the shoppers. Returns null and does
 * nothing if the shop is not empty.
 */
export async function seedDemo(): Promise<{
  signIns: { name: string; email: string; password: string }[];
} | null> {
  if (!isEmptyShop()) return null;
  const pictures = await storedPictures();
  const { categoryIds, productIds } = await seedCatalogue(pictures);
  await setCompanyFacts(demoCompany);
  await setTestimonials(demoTestimonials);
  await seedDelivery();
  const admin = await seedPeople(productIds);
  await seedOwnWords(categoryIds, productIds, admin);
  await saveTextWords(demoPackWords, admin);
  await seedQuestions(productIds, admin);
  return {
    signIns: [demoBuyer, demoNewcomer].map(({ name, email, password }) => ({
      name,
      email,
      password,
    })),
  };
}

/** The slow part runs first and leaves the shop empty, so an interrupted seeding simply starts again. */
async function storedPictures(): Promise<Pictures> {
  const pictures: Pictures = new Map();
  for (const name of Object.keys(demoPhotos) as DemoPhoto[]) {
    const bytes = await readFile(path.join("app/demo/photos", `${name}.jpg`));
    await storePhoto(bytes);
    pictures.set(name, bytes);
  }
  return pictures;
}

/** Returns the ids by name. */
async function seedCatalogue(pictures: Pictures) {
  const categoryIds = new Map<string, string>();
  for (const name of demoCategories) {
    const { category } = await orThrow(createCategory(name));
    categoryIds.set(name, category.id);
  }
  const productIds = new Map<string, string>();
  const now = Date.now();
  for (const [index, product] of demoProducts.entries()) {
    const categoryId = required(categoryIds, product.category);
    const id = await seedProduct(product, categoryId, pictures, now - index * 2 * day);
    productIds.set(product.name, id);
  }
  return { categoryIds, productIds };
}

async function seedProduct(
  demo: DemoProduct,
  categoryId: string,
  pictures: Pictures,
  at: number,
): Promise<string> {
  const { name, description, rupees, mrp, containers, oil, pack, photos } = demo;
  const [first, ...others] = photos;
  const photoOf = (photo: DemoPhoto) => ({
    original: required(pictures, photo),
    alt: demoPhotos[photo],
  });
  const { product } = await orThrow(
    createProduct(
      {
        name,
        description,
        pricePaise: rupees * 100,
        ...demoPackFacts(oil, mrp, demo),
        containers,
        packKind: pack,
        shipping: 1,
        categoryId,
        photo: photoOf(first),
      },
      at,
    ),
  );
  for (const other of others) await orThrow(addPhoto(product.id, photoOf(other), at));
  const label = photosOf(product).find(({ alt }) => alt === demoPhotos["bottle-1l-back"]);
  if (label) await orThrow(markLabel(product.id, label.id, true, null));
  return product.id;
}

async function seedDelivery(): Promise<void> {
  const { zones, problems } = checkFile(startingTable, []);
  const [problem] = problems;
  if (problem) throw new Error(`The demo delivery is refused: ${problem.reason}`);
  await saveTable(zones, storedTable().version, null);
  const collecting = { isOn: true, hours: demoCompany.hours };
  await changeDeliverySettings({ ...deliverySettings(), collecting }, null);
}

/** Returns the owner. */
async function seedPeople(productIds: Map<string, string>): Promise<Actor> {
  const admin = await ensureAdmin();
  const buyer = await orThrow(registerUser(demoBuyer));
  await orThrow(registerUser(demoNewcomer));
  for (const { status, daysAgo, lines } of demoOrders) {
    const byId = lines.map(({ product, quantity }) => ({
      productId: required(productIds, product),
      quantity,
    }));
    await placeDemoOrder(buyer.user, { status, daysAgo, lines: byId });
  }
  await seedReviews(admin);
  const all = db.select().from(products).all();
  await seedGoods(new Map(all.map((product) => [product.name, product])), admin);
  const demoEmails = [demoAdmin, demoBuyer, demoNewcomer].map(({ email }) => email);
  await write((tx) => {
    dropMailsTo(tx, [...demoEmails, operatorAddress(tx)]);
    dropNotices(tx);
  });
  return admin;
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
