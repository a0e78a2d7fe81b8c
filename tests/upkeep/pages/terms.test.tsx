import { beforeAll, expect, test } from "vitest";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import Terms, { loader } from "~/routes/site/terms";
import { shown, wordsOf } from "./shown";

const topics = [
  "Online store terms",
  "General conditions",
  "Accuracy of information",
  "Price changes",
  "Products",
  "Billing accuracy",
  "Optional tools",
  "Third-party links",
  "User comments",
  "Personal information",
  "Errors",
  "Prohibited uses",
  "Disclaimer",
  "Indemnification",
  "Severability",
  "Termination",
  "Entire agreement",
  "Governing law of India",
  "Changes",
  "Contact",
];

let html = "";
beforeAll(async () => {
  await setCompanyFacts({ email: "care@example.com", phone: "+91 261 400 1234" });
  html = shown(Terms, { path: "/Termsofservices", data: loader() });
});

test("the terms have the 20 sections of the shop, numbered, in their order", () => {
  const headings = [...html.matchAll(/<h2 id="[^"]+">(\d+\. [^<]+)<\/h2>/g)].map(
    ([, text]) => text,
  );
  expect(headings).toEqual(topics.map((topic, index) => `${index + 1}. ${topic}`));
});

test("the table of contents names every section and each of its links leads to one", () => {
  const links = [...html.matchAll(/href="#([^"]+)">([^<]+)</g)];
  expect(links.map(([, , text]) => text)).toEqual(topics);
  for (const [, id] of links) expect(html.split(` id="${id}"`)).toHaveLength(2);
});

test("no section is a mere heading", () => {
  const bodies = html.split("<section").slice(1).map(wordsOf);
  expect(bodies).toHaveLength(20);
  for (const body of bodies) expect(body.length).toBeGreaterThan(100);
});

test("kept links to a section go on to work", () => {
  expect([...html.matchAll(/<h2 id="([^"]+)">\d/g)].map(([, id]) => id)).toEqual([
    "online-store-terms",
    "general-conditions",
    "accuracy-of-information",
    "price-changes",
    "products",
    "billing-accuracy",
    "optional-tools",
    "third-party-links",
    "user-comments",
    "personal-information",
    "errors",
    "prohibited-uses",
    "disclaimer",
    "indemnification",
    "severability",
    "termination",
    "entire-agreement",
    "governing-law",
    "changes",
    "contact-us",
  ]);
});

test.each([
  "Prices are in Indian rupees and include all taxes",
  "where the checkout offers it, on delivery or by bank or UPI transfer",
  "stands in a notice of its own: Privacy notice",
])("the terms say what the shop does: %s", (words) => expect(wordsOf(html)).toContain(words));

test("the law of India governs, and the reader learns whom to write to or call", () => {
  expect(wordsOf(html)).toContain("governed by the laws of India");
  expect(html).toContain('href="mailto:care@example.com"');
  expect(html).toContain('href="tel:+912614001234"');
});
