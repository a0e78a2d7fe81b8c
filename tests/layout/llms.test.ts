import type { RouteConfigEntry } from "@remix-run/route-config";
import { matchRoutes } from "@remix-run/react";
import { beforeAll, describe, expect, test } from "vitest";
import { demoCompany } from "~/office/demo/company";
import { loader } from "~/routes/site/llms";
import routes from "~/routes";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { argsFor } from "../cast";
import { aCategory, aProduct } from "../goods/catalogue/shelf";

const address = "https://shop.example";
const textOf = () => loader(argsFor(new Request(`${address}/llms.txt`))).text();

beforeAll(async () => {
  const { id: categoryId } = await aCategory("Tins [15 kg]");
  await aProduct({ categoryId });
});

describe("llms.txt", () => {
  test("has the shape of llmstxt.org: one heading, one quote, sections of links", async () => {
    await setCompanyFacts(demoCompany);
    const answer = loader(argsFor(new Request(`${address}/llms.txt`)));
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const [heading, quote, ...sections] = (await answer.text()).trimEnd().split("\n\n");
    expect(heading).toBe("# Prayosha Oil");
    expect(quote).toMatch(/^> Prayosha Oil sells .*\.$/);
    expect(sections.length % 2).toBe(0);
    sections.forEach((part, index) =>
      expect(part).toMatch(
        index % 2 === 0 ? /^## \S.*$/ : /^(- \[[^[\]]+\]\(https:\/\/[^\s()]+\)(: .+)?\n?)+$/,
      ),
    );
    const titles = sections.filter((_, index) => index % 2 === 0);
    expect(titles).toEqual(
      ["Store", "Categories", "Policies", "Contact", "For programs", "Optional"].map(
        (title) => `## ${title}`,
      ),
    );
  });

  test("tells the shop's own facts, and no prices", async () => {
    const text = await textOf();
    expect(text).toContain(`- [Tins 15 kg](${address}/category/tins-15-kg): 1 pack`);
    expect(text).toContain("care@prayosha.example");
    expect(text).toContain("Plot 12, Example Industrial Estate, Udhna, Surat 394210");
    expect(text).toContain("within 7 days of receipt");
    expect(text).not.toContain("₹");
  });

  test("leads to pages that are there", async () => {
    const links = [...(await textOf()).matchAll(/\]\((\S+)\)/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(12);
    for (const link of links) {
      const { origin, pathname } = new URL(link);
      expect(origin).toBe(address);
      expect(screenAt(pathname), link).toBeTruthy();
      expect(screenAt(pathname), link).not.toBe("routes/site/not-found.tsx");
    }
  });
});

const screenAt = (path: string) =>
  matchRoutes((routes as RouteConfigEntry[]).map(asRouteObject), path)?.at(-1)?.route.id;

function asRouteObject({ index, path, file, children }: RouteConfigEntry): Route {
  const route = path === undefined ? { id: file } : { id: file, path };
  return index
    ? { ...route, index: true }
    : { ...route, children: (children ?? []).map(asRouteObject) };
}

type Route = Parameters<typeof matchRoutes>[0][number];
