import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import About from "~/routes/site/about";
import { undecided } from "../../layout/in-frame";
import { shown, wordsOf } from "./shown";

const html = shown(About, { path: "/about", data: { story: [], claims: undecided, proofs: [] } });

test("the about page tells the story and gives the four promises, each with a drawing", () => {
  expect(wordsOf(html)).toContain("Surat");
  expect(wordsOf(html)).toContain("ISO 9001:2015");
  expect([...html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, name]) => name)).toEqual([
    "Purity",
    "Naturality",
    "Originality",
    "Nourishing Every Meal",
  ]);
  expect(html.match(/<img src="\/banners\/promise-[a-z]+\.svg" alt=""/g)).toHaveLength(4);
});

test("the film waits to be started, makes no sound and can be stopped", () => {
  const film = /<video[^>]+>/.exec(html)?.[0] ?? "";
  for (const attribute of ["controls", "muted", "poster=", 'preload="none"', "playsinline"])
    expect(film).toContain(attribute);
  // So it never moves for those who asked for reduced motion, and costs nobody who saves data more than its picture.
  expect(film).not.toMatch(/autoplay/i);
  expect(html.match(/<video/g)).toHaveLength(1);
  expect(html.match(/<source src="[^"]+" type="video\/(?:webm|mp4)"/g)).toHaveLength(2);
});

test("every picture and film the page names is there", () => {
  const named = [...html.matchAll(/(?:src|poster|href)="(\/(?:video|banners)\/[^"]+)"/g)];
  expect(named.length).toBeGreaterThanOrEqual(7);
  for (const [, path] of named) expect(existsSync(`public${path}`), path).toBe(true);
});
