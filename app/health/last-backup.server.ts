/** How the last backup went. */
export type LastBackup = {
  /** When it ended, UTC ms. */
  at: number;
  /** Why it failed; null: it did not. */
  problem: string | null;
};

let find: () => Promise<LastBackup | null> = async () => null;

/** Says who knows of backups. */
export function askForBackups(how: () => Promise<LastBackup | null>): void {
  find = how;
}

/** The newest backup; null: there is none yet. */
export function lastBackup(): Promise<LastBackup | null> {
  return find();
}
