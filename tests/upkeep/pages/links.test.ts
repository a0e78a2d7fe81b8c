import { existsSync } from "node:fs";
import { JSDOM } from "jsdom";
import { matchRoutes } from "react-router-dom";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, expect, test } from "vitest";
import * as bulk from "~/routes/site/bulk";
import * as contact from "~/routes/site/contact";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import * as about from "~/routes/site/about";
import * as grievances from "~/routes/site/grievances";
import * as privacy from "~/routes/site/privacy";
import * as refund from "~/routes/site/refund-and-return";
import * as shipping from "~/routes/site/shipping-policy";
import * as track from "~/routes/checkout/track";
import * as terms from "~/routes/site/terms";
import shopRoutes from "~/routes";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";

const pages = {
  "/about": about,
  "/contact": contact,
  "/bulk": bulk,
  "/grievances": grievances,
  "/track": track,
  "/privacy": privacy,
  "/Termsofservices": terms,
  "/RefundandReturn": refund,
  "/shipingpolicy": shipping,
};

const known = shopRoutes.map(asRoute);
beforeAll(() => setCompanyFacts({ email: "care@example.com", phone: "0261 400 1234" }));

test.each(Object.entries(pages))(
  "every link and anchor of %s leads somewhere",
  async (path, page) => {
    const { document } = new JSDOM(await htmlOf(page, argsFor(path))).window;
    const links = [...document.querySelectorAll("a[href]")].map(
      (a) => a.getAttribute("href") ?? "",
    );
    for (const link of links) {
      // Other sites are theirs.
      if (/^(mailto|tel|https):/.test(link)) continue;
      const { pathname, hash } = new URL(link, `http://localhost${path}`);
      if (pathname !== "/" && existsSync(`public${pathname}`)) continue;
      expect(routeOf(pathname), link).not.toBe("routes/site/not-found.tsx");
      if (hash && pathname === path)
        expect(document.querySelectorAll(`[id="${hash.slice(1)}"]`), link).toHaveLength(1);
    }
    expect(document.querySelectorAll("h1")).toHaveLength(1);
  },
);

function routeOf(path: string) {
  return matchRoutes(known, path)?.at(-1)?.route.id;
}

type RouteObject = Parameters<typeof matchRoutes>[0][number];

function asRoute({ path, index, file, children }: RouteConfigEntry): RouteObject {
  const route = path === undefined ? { id: file } : { id: file, path };
  return index ? { ...route, index: true } : { ...route, children: (children ?? []).map(asRoute) };
}
