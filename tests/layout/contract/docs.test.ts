import { beforeAll, expect, test } from "vitest";
import { allCalls } from "../../api/all-calls";
import { fieldsOf } from "~/layout/contract/fields";
import { refusalsOf } from "~/layout/contract/refusals";
import * as docs from "~/routes/site/docs";
import { createProductCall } from "~/goods/catalogue/api/product-change-contract";
import { register } from "~/people/accounts/sign-in-contract";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";
import { aCategory, aProduct } from "../../goods/catalogue/shelf";

let html: string;
const articles = () => html.split("<article ").slice(1);

beforeAll(async () => {
  await aProduct({ categoryId: (await aCategory()).id, name: "Sing tel" });
  html = await htmlOf(docs, argsFor("/api/docs"));
});

test("every call is there with its curl line and all its statuses", () => {
  expect(articles()).toHaveLength(allCalls.length);
  for (const [index, call] of allCalls.entries()) {
    const text = textOf(articles()[index] ?? "");
    expect(text).toContain(call.path);
    expect(text).toContain(`curl http://localhost:3000/api/v1/`);
    for (const { status, when } of refusalsOf(call)) {
      expect(text).toContain(`${status}`);
      expect(text).toContain(when.replaceAll("`", ""));
    }
  }
});

test("what reads from the catalogue is shown with something that is on sale", () => {
  expect(textOf(html)).toContain("curl http://localhost:3000/api/v1/product/get-product/sing-tel");
});

test("every entry of the contents leads to a place on the page, and each place is there once", () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const links = [...html.matchAll(/href="[^"]*#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(links.length).toBeGreaterThan(allCalls.length);
  expect(links.filter((link) => !ids.includes(link))).toEqual([]);
});

test("headings never skip a level", () => {
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

test("a field says its type, whether it must be there, and its rule", () => {
  expect(fieldsOf(register.body.schema)).toContainEqual({
    name: "password",
    type: "string",
    required: true,
    rule: "6 to 200 characters",
  });
  expect(fieldsOf(createProductCall.body.schema)).toContainEqual({
    name: "price",
    type: "string | number",
    required: true,
    rule: "Rupees: above 0, at most two decimals, at most 10,00,000",
  });
});

test("no field that must be there is without a rule", () => {
  const unruled = allCalls.flatMap(({ path, body }) =>
    (body ? fieldsOf(body.schema) : [])
      .filter(({ rule }) => rule === "")
      .map(({ name }) => `${path} ${name}`),
  );
  expect(unruled).toEqual([]);
});

function textOf(part: string): string {
  return part
    .replace(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
