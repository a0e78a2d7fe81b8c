import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { greetingFor } from "~/people/mail/greeting";
import { type Letter, written } from "~/people/mail/letter";

const head = {
  name: "Prayosha & Sons",
  phone: "98250 12345\n98250 54321",
  email: "office@shop.example",
  shop: "https://shop.example",
};
const letter: Letter = {
  subject: "Your order <PR-1>",
  greeting: 'Hello <b>Asha</b> & "co",',
  parts: [
    "Thank you.",
    { facts: [["1 × Sing <script>alert(1)</script>", "₹1,450"]] },
    { quote: "First line\n</blockquote><img src=x onerror=alert(1)>" },
    { link: "https://shop.example/order/a?b=1&c=2", label: "See your order" },
  ],
};

describe("a letter", () => {
  const { text, html } = written(letter, head);
  const { document } = new JSDOM(html).window;

  test("says the same in text and in HTML", () => {
    const page = document.body.textContent.replace(/\s+/g, " ");
    for (const words of ["Prayosha & Sons", "Thank you.", "₹1,450", "98250 54321", "First line"]) {
      expect(text).toContain(words);
      expect(page).toContain(words);
    }
    expect(text).toContain("See your order:\nhttps://shop.example/order/a?b=1&c=2");
    expect(document.querySelector("a")?.href).toBe("https://shop.example/order/a?b=1&c=2");
  });

  test("shows what people typed as they typed it, never as markup", () => {
    expect(document.body.textContent).toContain('Hello <b>Asha</b> & "co",');
    expect(document.querySelectorAll("script, img, b, iframe")).toHaveLength(0);
    expect(document.title).toBe("Your order <PR-1>");
    expect(text).toContain("> First line\n> </blockquote>");
  });

  test("needs nothing from elsewhere, names its language and suits the dark", () => {
    expect(document.documentElement.lang).toBe("en");
    expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute("content")).toBe(
      "light dark",
    );
    expect(document.querySelectorAll("[src], link, style")).toHaveLength(0);
  });

  test.each([
    "javascript:alert(1)",
    "https://user:pw@shop.example/",
    "data:text/html,x",
    "//x.example",
  ])("never links to %s", (link) => {
    const odd = { ...letter, parts: [{ link, label: "Press" }] };
    expect(() => written(odd, head)).toThrow("pages of the web");
  });
});

describe("a greeting", () => {
  test.each([
    ["Asha Patel", "Hello Asha Patel,"],
    ["આશા પટેલ", "Hello આશા પટેલ,"],
    ["Dr. M. K. Shah", "Hello Dr. M. K. Shah,"],
    ["Dr.Ramesh Patel", "Hello Dr. Ramesh Patel,"],
    ["M.Patel", "Hello M. Patel,"],
    ["M.K.PATEL", "Hello M.K. PATEL,"],
    ["Dr.A.P.J.Kalam", "Hello Dr. A.P.J. Kalam,"],
    ["શ્રી.રમેશ પટેલ", "Hello શ્રી. રમેશ પટેલ,"],
    ["A.K. Shah\r\nBcc: x", "Hello A.K. Shah Bcc: x,"],
  ])("names %j", (name, greeting) => expect(greetingFor(name)).toBe(greeting));

  test.each([
    "",
    "Win at https://evil.example",
    "Win at evil.example now",
    "Call x@evil.example",
    "evil.com",
    "Evil.Com",
    "www.x.com",
    "www.x",
    "bit.ly",
    "10.0.0.1",
    "Dr.evil.com",
    "Win ".repeat(30),
    "<b>Bold</b>",
  ])("advertises nothing: %j", (name) => expect(greetingFor(name)).toBe("Hello,"));
});
