import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "./chromium.mjs";

/** The system's Chromium, that asks nobody but the shop; `options` are words of its command line. */
export function launchBrowser(...options: string[]): Promise<Browser> {
  const quiet = ["--disable-gpu", "--disable-quic", "--disable-background-networking"];
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", ...quiet, ...options],
  });
}
