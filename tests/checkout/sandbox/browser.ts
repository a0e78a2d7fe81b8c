import { accessSync, constants } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";

/** The system's Chromium where there is one, else Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: onPath(["chromium", "chromium-browser", "google-chrome"]),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
