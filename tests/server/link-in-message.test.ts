import { beforeAll, expect, test } from "vitest";
import { createHandler } from "~/server/handler";
import { aCategory } from "../goods/catalogue/shelf";
import { product } from "../shelf";
import { shopBuild } from "./shop-build";

// Chat programs take what a sentence puts behind an address for a part of the link.

let handle: ReturnType<typeof createHandler>;
let paths: Record<string, string>;

beforeAll(async () => {
  handle = createHandler(await shopBuild(), "production");
  const { slug } = await product({ name: "Filtered oil", volumeMl: 1000, pricePaise: 20_000 });
  const { slug: shelf } = await aCategory("Tins of fifteen");
  paths = { product: `/product/${slug}`, category: `/category/${shelf}`, page: "/about" };
});

async function answerTo(path: string, method = "GET"): Promise<[number, string | null]> {
  const request = new Request(`http://localhost:3000${path}`, { method });
  const answer = await handle(request, { family: "IPv4", address: "127.0.0.1", port: 1 });
  await answer.body?.cancel();
  return [answer.status, answer.headers.get("Location")];
}

test.each([".", ")", ").", ",", "!", "?", "…", "”", ">", "\u200b", "\u2069", "।"])(
  "an address with %j behind it leads to its page, with what was asked of it",
  async (behind) => {
    for (const path of Object.values(paths)) {
      const linked = path + encodeURIComponent(behind);
      expect(await answerTo(linked)).toEqual([301, path]);
      expect(await answerTo(`/gu${linked}?page=1`)).toEqual([301, `/gu${path}?page=1`]);
    }
  },
);

test("what is no page without it either is unknown there, and a form's address stays", async () => {
  for (const path of ["/product/nothing-like-it", "/category/nothing", "/nothing"]) {
    expect(await answerTo(`${path}.`)).toEqual([301, path]);
    expect(await answerTo(path)).toEqual([404, null]);
  }
  expect((await answerTo("/product/nothing.", "POST"))[0]).not.toBe(301);
});

test("it never leads off the shop", async () => {
  for (const path of ["//evil.example.", "/\\evil.example.", "//evil.example/x."])
    expect((await answerTo(path))[0], path).toBeGreaterThanOrEqual(400);
  expect(await answerTo("/%2Fevil.example.")).toEqual([301, "/%2Fevil.example"]);
});
