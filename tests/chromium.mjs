import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The system's Chromium: CHROMIUM_PATH, or where systems put it; installed through apt where we may. Ends the process with
 * the way to get one when there is none: journeys that are skipped silently would be journeys that nobody checks.
 */
export function chromiumPath() {
  const found = process.env.CHROMIUM_PATH ?? usual.find((file) => existsSync(file)) ?? installed();
  if (found && existsSync(found)) return found;
  process.stderr.write(
    "The browser journeys need Chromium. Install it (Debian and Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.\n",
  );
  process.exit(1);
}

function installed() {
  const mayInstall = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (!mayInstall) return undefined;
  process.stdout.write("  Installing Chromium …\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    stdio: "ignore",
    env,
  });
  return usual.find((file) => existsSync(file));
}
