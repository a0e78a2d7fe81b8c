import { expect, test } from "vitest";
import type { MetaDescriptor } from "@remix-run/node";
import { guestFrame } from "../../layout/in-frame";

type Page = { meta?: (args: object) => MetaDescriptor[] };

const pages = import.meta.glob<Page>([
  "../../../app/root.tsx",
  "../../../app/routes/{shop,site,checkout,account}/*.tsx",
]);

const asked = { data: undefined, error: undefined, params: {}, location: { pathname: "/" } };

test("the head of each page of a shop whose owner decided nothing names Surat, as it always did", async () => {
  const matches = [{ id: "root", data: { address: "https://shop.example", ...guestFrame } }];
  const without: string[] = [];
  let count = 0;
  for (const [path, load] of Object.entries(pages)) {
    const { meta } = await load();
    if (!meta) continue;
    count += 1;
    if (!JSON.stringify(meta({ ...asked, matches })).includes("edible oil, Surat"))
      without.push(path);
  }
  expect(without).toEqual([]);
  expect(count).toBeGreaterThan(40);
});
