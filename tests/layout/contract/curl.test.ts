import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { userByPassword } from "~/people/accounts/users/users.server";
import { exampleCategory, exampleProduct } from "~/goods/catalogue/api/api-objects";
import { allCalls } from "../../api/all-calls";
import { curlOf, type RealValues } from "~/layout/contract/curl";
import { operationIdOf } from "~/layout/contract/operation-id";
import { realValues } from "~/layout/contract/real-values.server";
import type { Call } from "~/base/lib/api/call";
import { exampleOrder } from "~/sales/orders/api/api-order";
import { startApi } from "../../api/server";
import { admin, shopper, tokenOf } from "../../cast";
import { aCategory, aProduct, picture } from "../../goods/catalogue/shelf";
import { sold } from "../../sales/orders/sold";

const base = "https://shop.example/api/v1";

/** They need a payment that was made: tests/e2e/api-client.spec.ts makes one. */
const payments = ["payment-order", "payment-validate"];
const calls = allCalls.filter((call) => !payments.includes(operationIdOf(call)));
const named = (id: string): Call => {
  const call = allCalls.find((call) => operationIdOf(call) === id);
  if (!call) throw new Error(`There is no call ${id}`);
  return call;
};

describe("the curl line of a call", () => {
  test("sends the token only where one is asked for", () => {
    for (const call of allCalls)
      expect(curlOf(call, base).includes('-H "Authorization: $TOKEN"')).toBe(call.who !== "all");
  });

  test("leaves nothing in the path open, and escapes what is not plain", () => {
    for (const call of allCalls) expect(curlOf(call, base)).not.toMatch(/v1\S*\/:/);
    const search = { ...named("product-search-by-keyword") };
    search.params = { keyword: { means: "", example: "sing tel/તેલ" } };
    expect(curlOf(search, base)).toBe(
      `curl ${base}/product/search/sing%20tel%2F%E0%AA%A4%E0%AB%87%E0%AA%B2`,
    );
  });

  test("survives a quote in an example", () => {
    const body = { schema: named("auth-login").body!.schema, example: { name: "Asha's" } };
    expect(curlOf({ ...named("category-create-category"), body }, base)).toContain(
      String.raw`-d '{"name":"Asha'\''s"}'`,
    );
  });

  test("uploads a photo where one can be sent", () => {
    expect(curlOf(named("product-create-product"), base)).toMatch(
      / -F 'price=1450' [^]* -F photo=@photo\.jpg$/,
    );
  });

  test("takes real ids for what it reads, never for what it would change", () => {
    const real = { [exampleProduct._id]: "0-real", [exampleProduct.slug]: "real-oil" };
    expect(curlOf(named("product-get-product-by-slug"), base, real)).toContain("/real-oil");
    expect(curlOf(named("product-delete-product-by-id"), base, real)).toContain(exampleProduct._id);
    expect(curlOf(named("product-update-product-by-id"), base, real)).not.toContain("0-real");
  });
});

describe.skipIf(spawnSync("curl", ["--version"]).error)("pasted into a shell, it works:", () => {
  let folder: string;
  let shop: Awaited<ReturnType<typeof startApi>>;
  let real: RealValues;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "prayosha-curl-"));
    await picture(40, 30).jpeg().toFile(path.join(folder, "photo.jpg"));
    await aProduct({ categoryId: (await aCategory()).id });
    real = realValues();
    shop = await startApi();
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  test.each(calls.map((call) => [operationIdOf(call), call] as const))("%s", async (id, call) => {
    const line = curlOf(call, `${shop.address}/api/v1`, real);
    const owned = Object.entries((await ownOf(id)) ?? {});
    const own = owned.reduce((text, [example, mine]) => text.replaceAll(example, mine), line);
    const env = { ...process.env, TOKEN: await tokenFor(call) };
    const { stdout } = await promisify(execFile)("sh", ["-c", `${own} -sS -w '\\n%{http_code}'`], {
      cwd: folder,
      env,
    });
    expect(stdout.split("\n").at(-1), stdout).toBe(String(call.success.status));
  });
});

/** The examples log in as somebody whom the first of them registers. */
async function tokenFor(call: Call): Promise<string> {
  if (call.who === "all") return "";
  const registered = await userByPassword("asha@example.com", "cold-pressed-7");
  const user = call.who === "admin" ? await admin() : (registered ?? (await shopper()));
  return tokenOf(user, "curl");
}

/** What a call changes or deletes has to be the reader's own. */
async function ownOf(id: string): Promise<RealValues | undefined> {
  if (/order-status/.test(id))
    return { [exampleOrder._id]: (await sold({ userId: (await shopper()).id })).id };
  if (/(update|delete)-category/.test(id)) {
    const [name, renamed] = [`To go ${id}`, `Renamed ${id}`];
    return { [exampleCategory._id]: (await aCategory(name)).id, [exampleCategory.name]: renamed };
  }
  if (/(update|delete)-product/.test(id)) {
    const categoryId = (await aCategory()).id;
    return { [exampleProduct._id]: (await aProduct({ categoryId })).id };
  }
  return undefined;
}
