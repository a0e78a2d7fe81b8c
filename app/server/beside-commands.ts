import type { ImportAsked } from "~/catalogue/csv/import-beside.server";

/** What the shop itself starts in processes of their own (`lib/beside`), by the command. */
export const besideCommands: [string, () => Promise<void>][] = [
  [
    "photos:remake",
    async () => {
      const { remakePhotos } = await import("~/photos/photo-remaking.server");
      await answering(() => remakePhotos());
    },
  ],
  [
    "products:check",
    async () => {
      const { importCheck } = await import("~/catalogue/csv/import-check.server");
      await answering(({ admin, upload }: ImportAsked) => importCheck(admin, upload));
    },
  ],
  [
    "products:import",
    async () => {
      const { importUpload } = await import("~/catalogue/csv/import-products.server");
      await answering(({ admin, upload, fingerprint }: ImportAsked) =>
        importUpload(admin, upload, fingerprint),
      );
    },
  ],
];

async function answering<Asked>(work: (asked: Asked) => unknown): Promise<void> {
  const { answerParent } = await import("~/lib/beside/beside.server");
  const { closeDatabase } = await import("~/db/connection.server");
  await answerParent(work, closeDatabase);
}
