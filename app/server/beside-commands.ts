/** What the shop itself starts in processes of their own (`lib/beside`), by the command. */
export const besideCommands: [string, () => Promise<void>][] = [
  ["backup:nightly", async () => answering((await import("~/backup/back-up.server")).backUp)],
  [
    "books:check",
    async () => {
      const { checkBooks } = await import("~/books/books-job.server");
      await answering(() => checkBooks());
    },
  ],
  [
    "photos:remake",
    async () => {
      const { remakePhotos } = await import("~/photos/photo-remaking.server");
      await answering(() => remakePhotos());
    },
  ],
  [
    "products:check",
    async () => answering((await import("~/catalogue/csv/import-check.server")).importCheck),
  ],
  [
    "products:import",
    async () => answering((await import("~/catalogue/csv/import-products.server")).importUpload),
  ],
  [
    "prices:check",
    async () => answering((await import("~/prices/day/price-file.server")).checkPriceFile),
  ],
  [
    "prices:import",
    async () => answering((await import("~/prices/day/price-file.server")).savePriceFile),
  ],
  [
    "stock:check",
    async () => answering((await import("~/stock/admin/stock-import.server")).checkCount),
  ],
  [
    "stock:import",
    async () => answering((await import("~/stock/admin/stock-import.server")).saveCount),
  ],
];

async function answering<Asked>(work: (asked: Asked) => unknown): Promise<void> {
  const { answerParent } = await import("~/lib/beside/beside.server");
  const { closeDatabase } = await import("~/db/connection.server");
  await answerParent(work, closeDatabase);
}
