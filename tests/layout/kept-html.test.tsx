import { describe, expect, it, vi } from "vitest";
import { Footer } from "~/layout/footer";
import type { Frame } from "~/layout/frame";
import { Header } from "~/layout/header";
import { keepHtml } from "~/layout/cached-markup.server";
import { KeptHtmlProvider } from "~/base/ui/cached-markup";
import { guestFrame, htmlAt } from "./in-frame";

// The browser renders the frame itself and takes over the server's HTML, so what the server kept must be what it would render.

const asha = { id: "u1", name: "Asha", email: "asha@example.com", role: 0, staff: null };

const frames: [who: string, frame: Frame | undefined][] = [
  ["a guest", guestFrame],
  [
    "somebody signed in",
    { ...guestFrame, viewer: asha, cart: { count: 3, known: true, stamp: 1 } },
  ],
  [
    "a shop with other categories",
    { ...guestFrame, categories: [{ name: "<Oils>", slug: "oils" }] },
  ],
  ["a demo", { ...guestFrame, demo: true }],
  ["a firm with a phone", { ...guestFrame, company: { ...guestFrame.company, phone: "+91 98" } }],
  ["a shop whose root loader failed", undefined],
];

const addresses = [
  "/",
  "/cart",
  "/store?page=2",
  "/Store",
  "/category/bottles",
  "/categories",
  "/about",
  "/bulk",
  "/contact",
  "/login",
  "/register",
  "/search?q=tin",
  "/dashboard/user",
];

const frameOf = (frame: Frame | undefined) => (
  <>
    <Header frame={frame} />
    <Footer frame={frame} />
  </>
);

const keptAt = (address: string, frame: Frame | undefined) =>
  htmlAt(address, <KeptHtmlProvider value={keepHtml}>{frameOf(frame)}</KeptHtmlProvider>);

describe.each(frames)("for %s", (_who, frame) => {
  it.each(addresses)("%s has the same header and footer, first and again", (address) => {
    const plain = htmlAt(address, frameOf(frame));
    expect(keptAt(address, frame)).toBe(plain);
    expect(keptAt(address, frame)).toBe(plain);
  });
});

it("a menu marks each page that it leads to, whoever looked at another page before", () => {
  for (const [, frame] of frames) {
    const menus = htmlAt("/cart", <Header frame={frame} />);
    const pages = [...menus.matchAll(/<a[^>]* href="(\/[^"]*)"/g)].map(([, path]) => path ?? "");
    expect(pages.length).toBeGreaterThan(5);
    keptAt("/cart", frame);
    for (const path of pages) expect(keptAt(path, frame), path).toBe(htmlAt(path, frameOf(frame)));
  }
});

it("what was kept is not rendered again", () => {
  const render = vi.fn(() => <b>Menu</b>);
  const Part = () => render();
  expect(keepHtml("a key of this test", <Part />, "/")).toBe("<b>Menu</b>");
  expect(keepHtml("a key of this test", <Part />, "/cart")).toBe("<b>Menu</b>");
  expect(render).toHaveBeenCalledTimes(1);
});
