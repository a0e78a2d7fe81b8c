import sharp from "sharp";
import { adminCookie, guestCookie, quietCarts } from "./crowd";
import { type Ask, load } from "./load";
import { isWanted, seconds } from "./options";
import { rowsOf } from "./rows-of";
import type { Served } from "./served";
import type { Verdict } from "./targets";
import { say } from "./tell";

/** Rows of the file that is imported. */
const importedRows = 5000;
const area = "/dashboard/admin";

type Owner = { address: string; cookie: string; category: { id: string; name: string } };

/**
 * How long others wait while the owner sends photos of 12 MP, and while 5,000 products are imported: the 99th percentile of carts
 * asked for one after the other, beside that without.
 */
export async function measureBeside(shop: Served, dataDir: string): Promise<Verdict[]> {
  if (!isWanted("beside photos", "beside an import")) return [];
  const owner = await ownerOf(shop, dataDir);
  const carts: Ask[] = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => ({
      path: "/cart",
      headers: { Cookie: await guestCookie(quietCarts.from + index) },
      word: "Cart, 2 items",
    })),
  );
  const waitBeside = async (work: (isOver: () => boolean) => Promise<void>) => {
    let isOver = false;
    const working = work(() => isOver);
    const { p99 } = await load(shop, carts, { connections: 1, seconds });
    isOver = true;
    await working;
    return p99;
  };
  const quiet = await waitBeside(() => Promise.resolve());
  const picture = await photoOf12Megapixels();
  const verdicts: Verdict[] = [];
  for (const [name, work] of [
    ["beside photos", (isOver) => sendPhotos(owner, picture, isOver)],
    ["beside an import", () => importRows(owner)],
  ] as [string, (isOver: () => boolean) => Promise<void>][]) {
    const p99 = await waitBeside(work);
    const times = p99 / quiet;
    say(`cart ${name}: 99 of 100 within ${p99.toFixed(1)} ms, alone ${quiet.toFixed(1)}`);
    verdicts.push({
      promise: `cart ${name}: 2 × as long as alone at most (99th percentile)`,
      reached: `${times.toFixed(1)} ×`,
      kept: times <= 2,
    });
  }
  return verdicts;
}

export async function ownerOf({ address }: Served, dataDir: string): Promise<Owner> {
  const [category] = rowsOf<string>(
    dataDir,
    "select json_object('id', id, 'name', name) from categories limit ?",
    1,
  );
  return {
    address,
    cookie: await adminCookie(),
    category: JSON.parse(category ?? "{}") as Owner["category"],
  };
}

/** As detailed as a phone's, below the shop's limit of 5 MB. */
export const photoOf12Megapixels = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#806020",
      noise: { type: "gaussian", mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();

/** Creates one product with a photo after the other. */
export async function sendPhotos(
  owner: Owner,
  picture: Buffer,
  isOver: () => boolean,
): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const form = await formOf(owner, `${area}/create-product`, "token");
    const product = {
      category: owner.category.id,
      name: `Beside ${Date.now()}`,
      description: "Sent while others look.",
      price: "100",
      quantity: "1",
    };
    for (const [name, value] of Object.entries(product)) form.set(name, value);
    form.set("photo", new File([new Uint8Array(picture)], `${count}.jpg`, { type: "image/jpeg" }));
    await send(owner, `${area}/create-product`, form);
  }
}

/** Uploads a file, looks at what would change, and imports it. */
export async function importRows(owner: Owner): Promise<void> {
  const lines = Array.from(
    { length: importedRows },
    (_, row) => `,Imported ${Date.now()} ${row},Pressed in Surat.,100,1,1,"${owner.category.name}"`,
  );
  const form = new FormData();
  const header = "slug,name,description,price,quantity,shipping,category";
  form.set("file", new File([[header, ...lines].join("\n")], "products.csv", { type: "text/csv" }));
  const check = await send(owner, `${area}/products/import`, form);
  await send(owner, `${area}/products/import`, await formOf(owner, check, "check", "fingerprint"));
}

/** The form of a page with these hidden fields of it. */
async function formOf(owner: Owner, path: string, ...names: string[]): Promise<FormData> {
  const answer = await fetch(owner.address + path, { headers: { Cookie: owner.cookie } });
  const html = await answer.text();
  const form = new FormData();
  for (const name of names) {
    const [, value] = new RegExp(`name="${name}" value="([^"]+)"`).exec(html) ?? [];
    if (!value) throw new Error(`${path} has no ${name}`);
    form.set(name, value);
  }
  return form;
}

/** Sends a form; gives where it leads. */
async function send({ address, cookie }: Owner, path: string, body: FormData): Promise<string> {
  const headers = { Cookie: cookie, Origin: address };
  const answer = await fetch(address + path, { method: "POST", headers, body, redirect: "manual" });
  await answer.body?.cancel();
  const to = answer.headers.get("Location");
  if (answer.status !== 303 || !to) throw new Error(`${path} answered ${answer.status}`);
  return new URL(to, address).pathname + new URL(to, address).search;
}
