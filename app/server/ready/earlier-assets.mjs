// What earlier builds gave to browsers, for pages that were open before an upgrade.
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";

/** Folders of the last two builds, the newest first, below that of the builds. */
export const earlierFolders = ["earlier-1", "earlier-2"];

/** Before a new build takes the place of one in `folder`: puts its assets aside, and forgets those of two builds before. */
export function keepAssets(folder) {
  const [newest, oldest] = earlierFolders.map((name) => `${folder}/${name}`);
  rmSync(oldest, { recursive: true, force: true });
  if (existsSync(newest)) renameSync(newest, oldest);
  cpSync(`${folder}/client/assets`, `${newest}/assets`, { recursive: true });
}
