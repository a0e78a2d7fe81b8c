import type { MetaDescriptor } from "@remix-run/node";
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router-dom";
import { beforeAll, describe, expect, test } from "vitest";
import { GuardPage } from "~/people/accounts/guard-page";
import { Footer } from "~/layout/footer";
import { ErrorPage } from "~/layout/error-page";
import { Header } from "~/layout/header";
import { pageMeta } from "~/layout/page-meta";
import { meta as rootMeta } from "~/root";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import About from "~/routes/site/about";
import Bulk from "~/routes/site/bulk";
import Contact, { loader as contactLoader } from "~/routes/site/contact";
import Offline from "~/routes/site/offline";
import Grievance from "~/routes/site/grievance";
import Track from "~/routes/checkout/track";
import Grievances from "~/routes/site/grievances";
import { defaultTerms } from "~/upkeep/pages/returns/return-terms";
import Privacy from "~/routes/site/privacy";
import Refund from "~/routes/site/refund-and-return";
import Shipping, { loader as shippingLoader } from "~/routes/site/shipping-policy";
import Terms from "~/routes/site/terms";
import { companyFacts } from "~/upkeep/pages/company.server";
import { inLanguage } from "~/base/words/language";
import { argsFor } from "../../cast";
import { aZone } from "../../goods/delivery/shelf";
import { guestFrame, undecided } from "../../layout/in-frame";
import { staticPage } from "../../static-page";
import { isForgotten, readIn } from "./forgotten";

const firm = { name: "PRAYOSHA 1", email: "care@example.com", phone: "0261 400 1234" };

beforeAll(async () => {
  await setCompanyFacts({ ...firm, gstin: "24AAAAA0000A1Z5", fssai: "10012345678901" });
  await aZone({ name: "SURAT", pins: ["395"], freeFromPaise: 150_000 });
  await aZone({ name: "INDIA", carrier: "transporter", pins: ["3"], rates: {}, fromG: 30_000 });
});

const contact = (path: string) => contactLoader(argsFor(path));
const refusal = { form: { errors: { name: "⟦name⟧" }, values: {} } };

/** Settled in January, answered twice. */
const complaint = {
  number: "G-2627-000001",
  kind: "goods",
  orderNumber: "PR-000001",
  name: "ASHA",
  words: "OIL",
  isMailed: true,
  createdAt: 1,
  acknowledgedAt: 2,
  settledAt: 3,
  acknowledgeBy: 4,
  settleBy: 5,
  answers: [
    { id: "1", words: "TIN", settles: false, createdAt: 2 },
    { id: "2", words: "TIN", settles: true, createdAt: 3 },
  ],
};

const categories = [{ name: "TINS", slug: "tins" }];
const viewer = { id: "u", name: "ASHA", email: firm.email, role: 0, staff: null };
const headerFor = (visitor: Pick<typeof guestFrame, "viewer">) =>
  staticPage({ Component: () => <Header frame={{ ...guestFrame, categories, ...visitor }} /> });

/** With nothing in them that stands as it is in every language but the facts above, and words in capitals. */
const pages: Record<string, () => string> = {
  about: () =>
    staticPage({ Component: About }, { data: { story: [], claims: undecided, proofs: [] } }),
  terms: () => staticPage({ Component: Terms }, { data: companyFacts() }),
  refund: () =>
    staticPage({ Component: Refund }, { data: { company: companyFacts(), terms: defaultTerms } }),
  privacy: () => staticPage({ Component: Privacy }, { data: companyFacts() }),
  shipping: () => staticPage({ Component: Shipping }, { data: shippingLoader() }),
  contact: () =>
    staticPage({ Component: Contact }, { data: contact("/contact?pin=395002"), answer: refusal }),
  grievances: () =>
    staticPage(
      { Component: Grievances },
      { data: { company: companyFacts(), order: "", site: "HTTP://SHOP" }, answer: refusal },
    ),
  track: () => staticPage({ Component: Track }, { answer: refusal }),
  grievance: () =>
    staticPage(
      { Component: Grievance },
      { data: { ...complaint, token: "1", photoIds: ["1"], takesPhotos: true } },
    ),
  bulk: () =>
    staticPage(
      { Component: Bulk },
      { data: { products: [{ name: "TIN", shown: "TIN" }], sheet: "1" } },
    ),
  "bulk, without products": () =>
    staticPage({ Component: Bulk }, { data: { products: [], sheet: "1" } }),
  offline: () => staticPage({ Component: Offline }),
  "for people who are signed in": () =>
    staticPage({ Component: () => <GuardPage status={401} loginPath="/login" /> }),
  "for admins": () =>
    staticPage({ Component: () => <GuardPage status={403} loginPath="/login" /> }),
  ...Object.fromEntries(
    [400, 404, 409, 413, 418, 429, 500, 503].map((status) => [
      `refused with ${status}`,
      () =>
        staticPage(
          { Component: About, errorElement: <ErrorPage /> },
          { error: new ErrorResponse(status, "", "Error: of the framework") },
        ),
    ]),
  ),
  "header, for a guest": () => headerFor({ viewer: null }),
  "header, for somebody signed in": () => headerFor({ viewer }),
  footer: () =>
    staticPage({
      Component: () => <Footer frame={{ company: companyFacts(), demo: true } as never} />,
    }),
};

describe("every word is translated on the page", () => {
  test.each(Object.entries(pages))("%s", (_, render) => {
    const texts = readIn(inLanguage("xx", render));
    expect(texts.filter((text) => text.includes("⟦")).length).toBeGreaterThan(1);
    expect(texts.filter((text) => isForgotten(text, [firm.email, "Jan"]))).toEqual([]);
  });
});

describe("the head of a page says all in its language", () => {
  const headOf = (language: "gu" | "hi", made: () => MetaDescriptor[]) =>
    Object.fromEntries(
      inLanguage(language, made).map((tag) => [
        "title" in tag ? "title" : Object.values(tag)[0],
        "content" in tag ? tag.content : Object.values(tag)[0],
      ]),
    );
  test.each([
    ["gu", /\p{Script=Gujarati}/u],
    ["hi", /\p{Script=Devanagari}/u],
  ] as const)("%s", (language, script) => {
    const head = headOf(language, () => pageMeta({ path: "/terms" }));
    expect(head.description).toMatch(script);
    expect(head["og:image:alt"]).toMatch(script);
    const error = new ErrorResponse(404, "", null);
    const missing = headOf(language, () => rootMeta({ error } as never) as MetaDescriptor[]);
    expect(missing.title).toMatch(script);
  });
});
