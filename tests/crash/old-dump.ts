import sharp from "sharp";
import { oid } from "../office/mongo-import/mongo-tools";
import {
  cartItem,
  categoryDoc,
  dumpOf,
  orderDoc,
  paymentDoc,
  productDoc,
  userDoc,
} from "../office/mongo-import/old-shop";

/** Users, products with photos and orders such as the old shop had, of their own for each number. */
export async function oldShop(number: number): Promise<string> {
  const first = number * 1000;
  const list = <T>(count: number, make: (n: number) => T) =>
    Array.from({ length: count }, (_, at) => make(first + at));
  const users = list(60, (n) => userDoc(n));
  const category = categoryDoc(first);
  const photos = await Promise.all(list(12, (n) => colouredPicture(n)));
  const old = photos.map((data, at) =>
    productDoc(first * 10 + at, {
      category: category._id,
      photo: { data, contentType: "image/jpeg" },
    }),
  );
  const bought = cartItem({ _id: oid(2000 + first * 10).hex });
  const orders = list(100, (n) =>
    orderDoc(n + 10_000_000, {
      buyer: users[n % users.length]?._id,
      products: [oid(2000 + first * 10)],
      payment: paymentDoc(n, { cart: [bought] }),
    }),
  );
  return dumpOf({ users, categories: [category], products: old, orders }, "bson");
}

function colouredPicture(n: number): Promise<Buffer> {
  const background = { r: n % 256, g: (n * 7) % 256, b: (n >> 8) % 256 };
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
