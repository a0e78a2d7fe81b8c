const decodingCommand = "photos:decode";
const hashingCommand = "passwords:hash";

/** They know neither database nor settings, so that they start quickly. */
export const lightCommands: string[] = [decodingCommand, hashingCommand];

/** What the shop itself starts in processes of their own (`base/lib/beside`), by the command. */
export const besideCommands: [string, () => Promise<void>][] = [
  [
    "backup:nightly",
    async () => answering((await import("~/upkeep/backup/back-up.server")).backUp),
  ],
  [
    "books:check",
    async () => {
      const { checkBooks } = await import("~/office/books/books-job.server");
      await answering(() => checkBooks());
    },
  ],
  ["demo:seed", async () => answering((await import("~/office/demo/seed.server")).seedDemo)],
  [
    "shop:prepare",
    async () => {
      const { answerParent } = await import("~/base/lib/beside/beside.server");
      await answerParent(prepared, () => Promise.resolve());
    },
  ],
  [
    "photos:remake",
    async () => {
      const { remakePhotos } = await import("~/goods/photos/photo-remaking.server");
      await answering(() => remakePhotos());
    },
  ],
  [
    decodingCommand,
    async () => {
      const { answerEach } = await import("~/base/lib/beside/worker-process.server");
      answerEach((await import("~/goods/photos/picture.server")).pictureOf);
    },
  ],
  [
    hashingCommand,
    async () => {
      const { answerEach } = await import("~/base/lib/beside/worker-process.server");
      answerEach((await import("~/people/accounts/sign-in/hashing")).hashing);
    },
  ],
  [
    "products:check",
    async () => answering((await import("~/goods/catalogue/csv/import-check.server")).importCheck),
  ],
  [
    "products:import",
    async () =>
      answering((await import("~/goods/catalogue/csv/import-products.server")).importUpload),
  ],
  [
    "courier-money:check",
    async () => answering((await import("~/office/courier-money/courier-file.server")).lookAt),
  ],
  [
    "courier-money:note",
    async () => answering((await import("~/office/courier-money/note-upload.server")).noteUpload),
  ],
  [
    "courier-money:go-on",
    async () => {
      const { noteWaiting } = await import("~/office/courier-money/note-waiting.server");
      await answering(({ id }: { id: string }) => noteWaiting(id));
    },
  ],
  [
    "courier-money:take-back",
    async () =>
      answering((await import("~/office/courier-money/take-back-file.server")).takeBackAll),
  ],
  [
    "prices:check",
    async () => answering((await import("~/goods/prices/day/price-file.server")).checkPriceFile),
  ],
  [
    "prices:import",
    async () => answering((await import("~/goods/prices/day/price-file.server")).savePriceFile),
  ],
  [
    "prices:apply",
    async () => answering((await import("~/goods/prices/day/apply-open.server")).applyOpenPlan),
  ],
  [
    "stock:check",
    async () => answering((await import("~/goods/stock/admin/stock-import.server")).checkCount),
  ],
  [
    "stock:import",
    async () => answering((await import("~/goods/stock/admin/stock-import.server")).saveCount),
  ],
  [
    "batches:check",
    async () =>
      answering((await import("~/goods/stock/batches/csv/batch-import.server")).checkBatches),
  ],
  [
    "batches:import",
    async () =>
      answering((await import("~/goods/stock/batches/csv/batch-import.server")).saveBatches),
  ],
];

/** What cannot even be loaded (a damaged database) is said as well. */
async function prepared(): Promise<{ isToBeFilled: boolean }> {
  const { prepareShop } = await import("./prepare");
  const { wakeJobs } = await import("./jobs");
  const { leaveDatabase } = await import("~/base/db/connection.server");
  const outcome = await prepareShop();
  await wakeJobs();
  await leaveDatabase();
  return outcome;
}

async function answering<Asked>(work: (asked: Asked) => unknown): Promise<void> {
  const { answerParent } = await import("~/base/lib/beside/beside.server");
  const { leaveDatabase } = await import("~/base/db/connection.server");
  await answerParent(work, leaveDatabase);
}
