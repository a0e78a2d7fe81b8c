import { beforeAll, expect, test } from "vitest";
import { loader } from "~/routes/shop/product";
import { argsFor } from "../cast";
import { product } from "../shelf";

let slug: string;
beforeAll(async () => {
  ({ slug } = await product({ name: "Filtered oil", volumeMl: 1000, pricePaise: 20_000 }));
});

const answerTo = (typed: string) =>
  loader(argsFor(`/product/${encodeURIComponent(typed)}`, { params: { slug: typed } })).catch(
    (thrown: unknown) => thrown as Response,
  );

test.each([".", ")", ").", ",", "!", "?", "…", "”", ">", "\u200b", "\u2069"])(
  "an address with %j behind it, as messages make it, leads to the product",
  async (behind) => {
    const answer = await answerTo(`${slug}${behind}`);
    expect(answer).toMatchObject({ status: 302 });
    expect((answer as Response).headers.get("Location")).toBe(`/product/${slug}`);
  },
);

test("what is no product with or without it stays unknown", async () => {
  expect(await answerTo("nothing-like-it.")).toMatchObject({ status: 404 });
  expect(await answerTo(".")).toMatchObject({ status: 404 });
});
