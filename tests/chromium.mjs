import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Chromium without a window's frame: it opens a page in a third of the time that the whole browser takes. */
const shell = "/usr/bin/chromium-headless-shell";
const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The system's Chromium: CHROMIUM_PATH, or where systems put it; its headless shell is installed through apt where we may. Ends the
 * process with the way to get one when there is none: journeys that are skipped silently would be journeys that nobody checks.
 */
export function chromiumPath() {
  const found = process.env.CHROMIUM_PATH ?? chromium();
  if (found && existsSync(found)) return found;
  process.stderr.write(
    "The browser journeys need Chromium. Install it (Debian and Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.\n",
  );
  process.exit(1);
}

function chromium() {
  if (!existsSync(shell)) install();
  return [shell, ...whole].find((file) => existsSync(file));
}

function install() {
  const mayInstall = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (!mayInstall) return;
  process.stdout.write("  Installing Chromium …\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const command of [
    ["update"],
    ["install", "-y", "--no-install-recommends", path.basename(shell)],
  ])
    spawnSync("apt-get", ["-qq", ...command], { stdio: "ignore", env, timeout: 300_000 });
}
