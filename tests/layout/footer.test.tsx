import { expect, test } from "vitest";
import { Footer } from "~/layout/footer";
import type { ShownClaims } from "~/upkeep/claims/claims";
import type { Frame } from "~/layout/frame";
import { guestFrame, htmlAt, linksIn } from "./in-frame";

const footer = (frame: Frame | undefined) => htmlAt("/", <Footer frame={frame} />);

test("the footer leads to the shop, the firm and the policies", () => {
  expect(linksIn(footer(guestFrame))).toEqual([
    " → /",
    "Home → /",
    "Products → /Store",
    "All Categories → /categories",
    "Quick Order → /quick-order",
    "Track Order → /track",
    "About Us → /about",
    "Contact Us → /contact",
    "Terms of Service → /Termsofservices",
    "Privacy notice → /privacy",
    "Refund and Return Policy → /RefundandReturn",
    "Shipping Policy → /shipingpolicy",
    "Grievances → /grievances",
    "Recalls → /recalls",
    "My data → /my-data",
    "English → /",
    "ગુજરાતી → /gu",
    "हिंदी → /hi",
  ]);
});

test("working days are there whatever the operator has set, certificate and city as long as nothing else is decided", () => {
  for (const frame of [guestFrame, undefined])
    expect(footer(frame)).toContain("Monday to Saturday, 9 am to 6 pm");
  expect(footer(guestFrame)).toContain(
    "<p>Groundnut oil from a family press in Surat, Gujarat. ISO 9001:2015 certified.</p>",
  );
});

const saying = (claims: ShownClaims) =>
  footer({ ...guestFrame, company: { ...guestFrame.company, claims } });

test("the footer makes the claims that the owner lets it make, and leads to what proves them", () => {
  const certificate = { name: "ISO 9001:2026", number: "QM-77", until: "2027-03-31" };
  const html = saying({ certificate });
  expect(html).toContain("ISO 9001:2026 certified, number QM-77, until 31 Mar 2027.");
  expect(linksIn(html)).toContain("What proves it → /about#proofs");
  expect(html).not.toMatch(/Surat|family/);
  const none = saying({});
  expect(none).toContain("<p>Groundnut oil, pressed and packed by us.</p>");
  expect(none).not.toMatch(/ISO|Surat|family|proves/);
});

test("what the operator has set can be read, called and written to", () => {
  const company = {
    ...guestFrame.company,
    phone: "+91 98765 43210",
    email: "care@example.com",
    address: "Udhna, Surat",
    gstin: "24AAAAA0000A1Z8",
    fssai: "10700000000000",
    instagram: "https://instagram.example/prayosha",
  };
  const html = footer({ ...guestFrame, company });
  expect(linksIn(html)).toEqual(
    expect.arrayContaining([
      "+91 98765 43210 → tel:+919876543210",
      "care@example.com → mailto:care@example.com",
      "Instagram → https://instagram.example/prayosha",
    ]),
  );
  for (const words of [
    "Udhna, Surat",
    "GSTIN 24AAAAA0000A1Z8",
    "FSSAI licence or registration 10700000000000",
  ])
    expect(html).toContain(words);
  expect(html).not.toContain("Facebook");
});

test("a demo shop says so on every page, a real one does not", () => {
  const sentence = "Demo shop: no money moves, nothing is delivered";
  expect(footer({ ...guestFrame, demo: true })).toContain(sentence);
  expect(footer(guestFrame)).not.toContain(sentence);
});
