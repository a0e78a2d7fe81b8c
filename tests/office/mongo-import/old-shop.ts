import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { hashSync } from "bcryptjs";
import { bson, extendedJson, type Oid, oid, type Spelling, type Stored } from "./mongo-tools";

/** The documents of an old shop by collection. */
export type OldShop = {
  users?: Stored[];
  categories?: Stored[];
  products?: Stored[];
  orders?: Stored[];
};

export const oldPassword = "Sing-tel 2023";
const bcrypt = hashSync(oldPassword, 4);
const placed = new Date("2023-11-05T06:30:00.000Z");

export const userDoc = (n: number, more: Stored = {}): Stored => ({
  _id: oid(n),
  name: `Customer ${n}`,
  email: `customer-${n}@example.com`,
  password: bcrypt,
  phone: "98250 12345",
  address: "12 Ring Road, Surat",
  answer: "Surat ",
  role: 0,
  createdAt: new Date("2023-05-01T10:00:00.000Z"),
  updatedAt: new Date("2023-06-01T10:00:00.000Z"),
  __v: 0,
  ...more,
});

export const categoryDoc = (n: number, more: Stored = {}): Stored => ({
  _id: oid(1000 + n),
  name: `Category ${n}`,
  slug: `category-${n}`,
  __v: 0,
  ...more,
});

export const productDoc = (n: number, more: Stored = {}): Stored => ({
  _id: oid(2000 + n),
  name: `Groundnut oil ${n}`,
  slug: `groundnut-oil-${n}`,
  description: "Pressed in Surat.",
  price: 1450,
  category: oid(1001),
  quantity: 5,
  shipping: true,
  createdAt: new Date("2023-05-02T10:00:00.000Z"),
  updatedAt: new Date("2023-05-03T10:00:00.000Z"),
  __v: 0,
  ...more,
});

/** Two packs for 2900 rupees, paid. */
export const orderDoc = (n: number, more: Stored = {}): Stored => ({
  _id: oid(5000 + n),
  products: [oid(2001)],
  payment: paymentDoc(n),
  buyer: oid(1),
  status: "deliverd",
  createdAt: placed,
  updatedAt: new Date("2023-11-08T06:30:00.000Z"),
  __v: 0,
  ...more,
});

export const paymentDoc = (n: number, more: Stored = {}): Stored => ({
  razorpay_order_id: `order_Old${n}`,
  razorpay_payment_id: `pay_Old${n}`,
  razorpay_signature: "0".repeat(64),
  cart: [cartItem()],
  email: "customer-1@example.com",
  totalbill: 290_000,
  paymentstatus: "Success",
  ...more,
});

export const cartItem = (more: Stored = {}): Stored => ({
  _id: (oid(2001) as Oid).hex,
  name: "Groundnut oil as it was called",
  slug: "groundnut-oil-1",
  description: "Pressed in Surat.",
  price: 1450,
  quantity: 5,
  qnty: 2,
  ...more,
});

export type Tool = Spelling | "array" | "pretty" | "bson" | "bson.gz" | "json.gz";

/** Writes a dump the way this tool does; gives its folder. */
export function dumpOf(shop: OldShop, tool: Tool): string {
  const folder = mkdtempSync(path.join(tmpdir(), "prayosha-dump-"));
  const inner = tool.startsWith("bson") ? path.join(folder, "dump", "shop") : folder;
  mkdirSync(inner, { recursive: true });
  for (const [name, docs] of Object.entries(shop)) {
    const bytes = fileOf(docs, tool);
    const ending = tool.startsWith("bson") || tool === "json.gz" ? tool : "json";
    writeFileSync(path.join(inner, `${name}.${ending}`), bytes);
    if (tool === "bson") writeFileSync(path.join(inner, `${name}.metadata.json`), '{"indexes":[]}');
  }
  return folder;
}

function fileOf(docs: Stored[], tool: Tool): Buffer {
  const lines = (spelling: Spelling) => docs.map((doc) => extendedJson(doc, spelling));
  switch (tool) {
    case "bson":
      return Buffer.concat(docs.map(bson));
    case "bson.gz":
      return gzipSync(Buffer.concat(docs.map(bson)));
    case "array":
      return Buffer.from(`[${lines("relaxed").join(",\n")}]\n`);
    case "pretty":
      return Buffer.from(
        `[${lines("relaxed")
          .map((line) => JSON.stringify(JSON.parse(line), null, "\t"))
          .join(",\n")}]\n`,
      );
    case "json.gz":
      return gzipSync(lines("relaxed").join("\n"));
    default:
      return Buffer.from(`${lines(tool).join("\n")}\n`);
  }
}
