/** Folders of the last two builds, the newest first, below that of the builds. */
export const earlierFolders: readonly [string, string];

/** Before a new build takes the place of one in `folder`: puts its assets aside, and forgets those of two builds before. */
export function keepAssets(folder: string): void;
