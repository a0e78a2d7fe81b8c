const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
/** For messages when stdout carries data for a program. */
const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);
const args = () => process.argv.slice(3);

/** Commands for the shop's data: import, backup and restore, export and erasure of one person. */
export const dataCommands: [string, () => Promise<void>][] = [
  [
    "import:mongo",
    async () => {
      const { importCommand } = await import("~/mongo-import/import-command.server");
      await upgraded(say);
      process.exitCode = await importCommand(args(), say);
      await closed();
    },
  ],
  [
    "books",
    async () => {
      const { booksCommand } = await import("~/books/books-command.server");
      await upgraded(tell);
      process.exitCode = await booksCommand(say);
      await closed();
    },
  ],
  [
    "backup",
    async () => {
      const { backupCommand } = await import("~/backup/commands.server");
      await backupCommand(args(), say);
      await closed();
    },
  ],
  [
    "backup:verify",
    async () => {
      const { verifyCommand } = await import("~/backup/commands.server");
      await verifyCommand(args(), say);
      await closed();
    },
  ],
  [
    "export-user",
    async () => {
      const { exportUserCommand } = await import("~/privacy/commands.server");
      await upgraded(tell);
      await exportUserCommand(args(), say);
      await closed();
    },
  ],
  [
    "erase-user",
    async () => {
      const { eraseUserCommand } = await import("~/privacy/commands.server");
      await upgraded(say);
      await eraseUserCommand(args(), say);
      await closed();
    },
  ],
  [
    "reset-totp",
    async () => {
      const { resetTwoFactorCommand } = await import("~/accounts/two-factor/reset-command.server");
      await upgraded(say);
      await resetTwoFactorCommand(args(), say);
      await closed();
    },
  ],
  [
    "unlock",
    async () => {
      const { unlockCommand } = await import("~/accounts/sign-in/unlock-command.server");
      await upgraded(say);
      await unlockCommand(args(), say);
      await closed();
    },
  ],
  [
    "restore",
    async () => {
      const { restoreCommand } = await import("~/backup/commands.server");
      // Closes the database itself before replacing it.
      await restoreCommand(args(), say);
    },
  ],
];

async function upgraded(report: (sentence: string) => void): Promise<void> {
  const { upgradeDatabase } = await import("~/backup/upgrade.server");
  await upgradeDatabase(report);
}

async function closed(): Promise<void> {
  const { closeDatabase } = await import("~/db/connection.server");
  await closeDatabase();
}
