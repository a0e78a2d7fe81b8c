import { asc, eq, like, type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { oilsPage } from "~/goods/catalogue/family/oils.server";
import type { Category, Product, WholeProduct } from "~/goods/catalogue/product";
import type { ProductInput } from "~/goods/catalogue/changes/product-input.server";
import { photosOf, productBySlug } from "~/goods/catalogue/products.server";
import { db } from "~/base/db/connection.server";
import { auditLog, photos, products } from "~/base/db/schema";
import * as route from "~/routes/admin/goods/family";
import * as oils from "~/routes/admin/goods/oils";
import { newId } from "~/base/lib/ids.server";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { type Entries, outcome, photoFile, refusal, sending } from "./admin-forms";
import { aCategory, aProduct } from "./shelf";

let cookie: string;
let category: Category;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  category = await aCategory("Tins");
});

let made = 0;
/** Two packs of an oil of their own: 1 litre and 5 litres. */
async function anOil(more: Partial<ProductInput>[] = [{}, {}]) {
  const family = `Oil of test ${(made += 1)}`;
  const [first, second] = await Promise.all(
    more.map((given, at) =>
      aProduct({
        categoryId: category.id,
        name: `${family} pack ${at}`,
        family,
        volumeMl: at === 0 ? 1000 : 5000,
        storage: "Keep cool",
        ...given,
      }),
    ),
  );
  if (!first || !second) throw new Error("An oil has two packs");
  return { family, first, second };
}

const rowsIn = (table: typeof products | typeof photos, condition: SQL) =>
  db.select({ id: table.id }).from(table).where(condition).all().length;

const send = (to: Pick<Product, "slug">, entries: Entries) =>
  route.action(sending(entries, cookie, { slug: to.slug }));

async function versionOf({ slug }: Pick<Product, "slug">): Promise<string> {
  const loaded = await route.loader(argsFor("/", { cookie, params: { slug } }));
  return loaded.version;
}

function stored({ slug }: Pick<Product, "slug">): WholeProduct {
  const product = productBySlug(slug);
  if (!product || "movedTo" in product) throw new Error("No such product");
  return product;
}

const shared = async (to: Product, more: Entries = {}) => ({
  intent: "shared",
  family: stored(to).family ?? "",
  description: "Pressed in Surat.",
  category: category.id,
  vegetarian: "0",
  storage: "Keep cool",
  version: await versionOf(to),
  ...more,
});

describe("what all sizes share", () => {
  test("is saved for all of them at once, with an entry for each in the audit log", async () => {
    const { first, second } = await anOil();
    const answer = await send(
      first,
      await shared(first, { description: "From Saurashtra.", origin: "India" }),
    );
    expect(await outcome(answer)).toMatchObject({ status: 303, says: "Saved for 2 packs" });
    for (const pack of [first, second])
      expect(stored(pack)).toMatchObject({
        name: pack.name,
        description: "From Saurashtra.",
        countryOfOrigin: "India",
        pricePaise: pack.pricePaise,
      });
    const entries = db
      .select()
      .from(auditLog)
      .where(like(auditLog.subjectName, `${first.name.slice(0, -1)}%`))
      .all();
    expect(entries.map(({ changes }) => Object.keys(JSON.parse(changes) as object))).toEqual([
      ["description", "countryOfOrigin"],
      ["description", "countryOfOrigin"],
    ]);
  });

  test("keeps what differs from pack to pack where the field is left blank, and empties what does not", async () => {
    const { first, second } = await anOil([
      { storage: "Keep cool", maker: "Prayosha" },
      { storage: "Keep dark", maker: "Prayosha" },
    ]);
    await outcome(await send(first, await shared(first, { storage: "", maker: "" })));
    expect([stored(first), stored(second)]).toMatchObject([
      { storage: "Keep cool", maker: null },
      { storage: "Keep dark", maker: null },
    ]);
  });

  test("renames the oil for all, changes the litres of packs by weight with the density, and finds the new words", async () => {
    const { first, second } = await anOil([{}, { measure: "kg", netWeightG: 15_000 }]);
    await outcome(
      await send(second, await shared(first, { family: "Qwzx oil", density_g_per_l: "920" })),
    );
    expect(stored(first)).toMatchObject({ family: "Qwzx oil", volumeMl: 1000 });
    expect(stored(second)).toMatchObject({
      family: "Qwzx oil",
      netWeightG: 15_000,
      volumeMl: 16_300,
    });
  });

  test("is not saved over what someone else saved meanwhile; sent again, it is", async () => {
    const { first, second } = await anOil();
    const mine = await shared(first, { storage: "Mine" });
    await outcome(await send(second, await shared(first, { storage: "Theirs" })));
    const answer = refusal(await send(first, mine));
    expect(answer).toMatchObject({ status: 409, values: { storage: "Mine" } });
    expect(stored(second).storage).toBe("Theirs");
    await outcome(await send(first, { ...mine, version: answer.values.version ?? "" }));
    expect(stored(second).storage).toBe("Mine");
  });

  test.each([
    ["family", " ", /^oil is required/],
    ["description", "", /^description is required/],
    ["category", "none", /^category must be one of the list/],
    ["density_g_per_l", "heavy", /^density must be/],
  ])("refuses %s %j and stores nothing of it", async (field, typed, sentence) => {
    const { first, second } = await anOil();
    const answer = refusal(
      await send(first, await shared(first, { storage: "New", [field]: typed })),
    );
    expect(answer.status).toBe(400);
    expect(answer.errors[field]).toMatch(sentence);
    expect(stored(second).storage).toBe("Keep cool");
  });
});

describe("a size more", () => {
  const size = { intent: "size", size: "15", measure: "kg", price: "660" };

  test("takes everything over but price, MRP and code: three fields", async () => {
    const { family, first } = await anOil([
      { mrpPaise: 30_000, code: `C${made}`, netWeightG: 910, maker: "Prayosha" },
      {},
    ]);
    await send(first, { intent: "photo-add", photo: await photoFile("#806020") });
    expect(await outcome(await send(first, size))).toMatchObject({ says: "15 kg is added" });
    const added = stored({ slug: `${family.toLowerCase().replaceAll(" ", "-")}-15-kg` });
    expect(added).toMatchObject({
      name: `${family}, 15 kg`,
      family,
      pricePaise: 66e3,
      measure: "kg",
      netWeightG: 15e3,
      volumeMl: 16480,
      mrpPaise: null,
      code: null,
      maker: "Prayosha",
      description: first.description,
      isSoldOut: false,
    });
    expect(photosOf(added).map(({ hash }) => hash)).toEqual(
      photosOf(first).map(({ hash }) => hash),
    );
    expect(added.photo?.hash).toBe(photosOf(first)[0]?.hash);
  });

  test("of an oil that was named with its sizes is named by its own alone", async () => {
    const family = "Black sesame oil 1 L, 5 L";
    const { first } = await anOil([{ family }, { family }]);
    const named = { ...size, idempotencyKey: newId() };
    expect(await outcome(await send(first, named))).toMatchObject({ says: "15 kg is added" });
    expect(stored({ slug: "black-sesame-oil-15-kg" })).toMatchObject({
      name: "Black sesame oil 15 kg",
      family,
    });
  });

  test("whose price is far from the nearest size’s is asked about first", async () => {
    const { family, first } = await anOil();
    const slip = { ...size, price: "66", idempotencyKey: newId() };
    const asked = refusal(await send(first, slip));
    expect(asked).toMatchObject({ status: 409, errors: {}, values: { price: "66", size: "15" } });
    expect(asked.question?.asks).toEqual([
      "₹66 for this size, where 5 L at ₹200 would come to ₹659.20, is that right?",
    ]);
    expect(rowsIn(products, eq(products.family, family))).toBe(2);
    await outcome(await send(first, { ...slip, sure: asked.question?.sure ?? "" }));
    expect(rowsIn(products, eq(products.family, family))).toBe(3);
  });

  test("is one pack when sent twice, and refused beside its field when the oil has it already", async () => {
    const { first, second } = await anOil();
    const twice = { ...size, idempotencyKey: newId() };
    await outcome(await send(first, twice));
    await outcome(await send(second, twice));
    const again = refusal(await send(first, { ...size, idempotencyKey: newId() }));
    expect(again.errors.size).toMatch(/^This oil has a pack of this size already/);
    expect(again.values).toMatchObject({ size: "15", price: "660" });
    const family = stored(first).family ?? "";
    expect(rowsIn(products, eq(products.family, family))).toBe(3);
  });

  test("may be a carton, whose weight is declared as its sibling's is", async () => {
    const { family, first } = await anOil([{ netWeightG: 910 }, {}]);
    await outcome(
      await send(first, {
        ...size,
        size: "10 x 1",
        measure: "l",
        price: "400",
        idempotencyKey: newId(),
      }),
    );
    const packs = db
      .select()
      .from(products)
      .where(eq(products.family, family))
      .orderBy(asc(products.volumeMl))
      .all();
    expect(packs.at(-1)).toMatchObject({ containers: 10, volumeMl: 10_000, netWeightG: 9100 });
  });

  test("makes an oil of a product that had none, and a hidden one of a hidden one", async () => {
    const lone = await aProduct({ categoryId: category.id, name: "Lone oil" });
    await outcome(await send(lone, { ...size, price: "3,200", idempotencyKey: newId() }));
    expect(stored(lone).family).toBe("Lone oil");
    expect(stored({ slug: "lone-oil-15-kg" }).family).toBe("Lone oil");
  });

  test.each([
    ["size", "a tin", /^size must be a number above 0/],
    ["size", "0 x 5", /^size must be a number above 0/],
    ["size", "900 x 900", /^size must be less than/],
    ["price", "1450,50", /^price must be an amount/],
    ["measure", "lb", /^unit must be/],
  ])("%s %j is refused", async (field, typed, sentence) => {
    const { first } = await anOil();
    expect(refusal(await send(first, { ...size, [field]: typed })).errors[field]).toMatch(sentence);
  });
});

describe("photos of all sizes", () => {
  const hashes = (pack: Product) => photosOf(pack).map(({ hash }) => hash);

  test("are added, named, moved and removed for all packs at once", async () => {
    const { first, second } = await anOil();
    for (const colour of ["#102030", "#405060"])
      await outcome(await send(first, { intent: "photo-add", photo: await photoFile(colour) }));
    expect(hashes(first)).toHaveLength(2);
    expect(hashes(second)).toEqual(hashes(first));
    const { photos: list } = await route.loader(
      argsFor("/", { cookie, params: { slug: second.slug } }),
    );
    const [main, other] = list;
    await outcome(
      await send(first, { intent: "photo-move", photoId: other?.id ?? "", move: "first" }),
    );
    expect(hashes(second)).toEqual([other?.hash, main?.hash]);
    expect(stored(second).photo?.hash).toBe(other?.hash);
    await outcome(
      await send(second, {
        intent: "photo-alt",
        photoId: other?.id ?? "",
        alt: "A tin of oil",
        version: other?.alt ?? "",
      }),
    );
    expect(photosOf(first)[0]?.alt).toBe("A tin of oil");
    expect(photosOf(second)[0]?.alt).toBe("A tin of oil");
    await outcome(await send(first, { intent: "photo-remove", photoId: other?.id ?? "" }));
    expect([hashes(first), hashes(second)]).toEqual([[main?.hash], [main?.hash]]);
    expect(stored(second).photo?.hash).toBe(main?.hash);
    expect(
      refusal(await send(first, { intent: "photo-remove", photoId: other?.id ?? "" })),
    ).toMatchObject({ status: 409 });
    expect(rowsIn(photos, sql`product_id in (${first.id}, ${second.id})`)).toBe(2);
  });
});

describe("the screens", () => {
  test("show the packs of an oil with size, price and stock, and warn of an unusual size", async () => {
    const { first, second } = await anOil([
      { volumeMl: 750 },
      { measure: "kg", netWeightG: 15_000 },
    ]);
    const html = await htmlOf(route, argsFor("/", { cookie, params: { slug: first.slug } }));
    expect(html).toContain(`href="/dashboard/admin/product/${second.slug}"`);
    expect(html).toContain("15 kg");
    expect(html).toContain("≈ 16.5 L");
    expect(html).toContain("Not counted");
    expect(html.match(/Not a standard pack/g)).toHaveLength(1);
    expect(inputIn(html, "family")).toContain(`value="${stored(first).family}"`);
  });

  test("list the packs below their oil, page by page", async () => {
    const { family } = await anOil();
    const html = await htmlOf(oils, argsFor(`/?q=${encodeURIComponent(family)}`, { cookie }));
    expect(html).toContain(family);
    const names: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const page: ReturnType<typeof oilsPage> = oilsPage({ q: "", after });
      names.push(...page.oils.flatMap(({ packs }) => packs.map(({ name }) => name)));
      after = page.next;
    }
    const all = rowsIn(products, sql`family > ''`);
    expect(new Set(names).size).toBe(all);
    expect(names).toHaveLength(all);
  });

  test("are the owner's alone", async () => {
    const { first } = await anOil();
    const theirs = await cookieOf(await shopper());
    const params = { slug: first.slug };
    for (const one of [theirs, undefined]) {
      await expect(route.loader(argsFor("/", { cookie: one, params }))).rejects.toBeDefined();
      await expect(oils.loader(argsFor("/", { cookie: one }))).rejects.toBeDefined();
    }
    await expect(route.action(sending({ intent: "size" }, theirs, params))).rejects.toBeDefined();
  });
});
