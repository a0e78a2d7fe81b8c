import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Marks } from "./targets";

type Audit = {
  score: number | null;
  numericValue?: number;
  title: string;
  scoreDisplayMode: string;
};
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = {
  lhr: { categories: Record<string, Category>; audits: Record<string, Audit> };
};
type Run = (address: string, flags: object) => Promise<Report | undefined>;

export type Look = {
  marks: Marks;
  failed: { audit: string; sentence: string }[];
};

/**
 * Lighthouse as it is installed beside this file, the first time now, driving the browser that listens on `port`; phones,
 * as it comes.
 */
export async function lighthouseOn(port: number) {
  if (!existsSync(entry)) install();
  const { href } = pathToFileURL(entry);
  const { default: run } = (await import(/* @vite-ignore */ href)) as { default: Run };
  return async (address: string, cookie: string): Promise<Look> => {
    const extraHeaders = cookie ? { Cookie: cookie } : {};
    const report = await run(address, { port, logLevel: "error", onlyCategories, extraHeaders });
    if (!report) throw new Error(`No report of ${address}`);
    return lookOf(report);
  };
}

const folder = import.meta.dirname;
const entry = path.join(folder, "node_modules/lighthouse/core/index.js");
const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];

function install(): void {
  const { status } = spawnSync("npm", ["install", "--no-package-lock", "--prefix", folder], {
    stdio: "inherit",
  });
  if (status !== 0)
    throw new Error("Lighthouse could not be installed; it comes from the npm registry");
}

function lookOf({ lhr: { categories, audits } }: Report): Look {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const failed = ["accessibility", "best-practices", "seo"].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => ({ audit: id, sentence: `${name}: ${audits[id]?.title ?? id}` })),
  );
  return {
    failed,
    marks: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      lcp: Math.round(audits["largest-contentful-paint"]?.numericValue ?? NaN),
      cls: Number((audits["cumulative-layout-shift"]?.numericValue ?? NaN).toFixed(3)),
      blockingTime: Math.round(audits["total-blocking-time"]?.numericValue ?? NaN),
    },
  };
}
