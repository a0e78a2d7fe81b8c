import { readFileSync } from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { backUp } from "~/upkeep/backup/back-up.server";
import { verifyBackup } from "~/upkeep/backup/verify.server";
import { settings } from "~/base/lib/env/settings.server";
import { sweepPhotos } from "~/goods/photos/photo-sweep.server";
import * as reportRoute from "~/routes/admin/stock/batch-report";
import * as editPage from "~/routes/admin/stock/edit-batch";
import * as openRoute from "~/routes/shop/lab-report";
import { batchVersion } from "~/goods/stock/batches/batch-changes.server";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { day } from "~/base/lib/time";
import { answerTo } from "../../people/accounts/answers";
import { admin, argsFor, cookieOf } from "../../cast";
import { batch, counted } from "./counted";

let cookie: string;
beforeAll(async () => {
  cookie = await cookieOf(await admin());
});

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");

/** Uploads a report to a batch with the form of its page. */
async function uploaded(
  id: string,
  bytes: Buffer,
  name: string,
  more: Record<string, string> = {},
) {
  const form = new FormData();
  const batch = batchById(id);
  const version = batch ? batchVersion(batch) : "";
  const typed = { number: batch?.number ?? "", packedOn: "2025-11-12", version, ...more };
  for (const [field, value] of Object.entries({ bestBefore: "2099-08-12", ...typed }))
    form.append(field, value);
  form.append("report", new File([new Uint8Array(bytes)], name));
  const args = argsFor(`/dashboard/admin/batches/${id}/edit`, { form, cookie, params: { id } });
  return answerTo(editPage.action, args);
}

const opened = (route: typeof openRoute | typeof reportRoute, id: string, headers = {}) =>
  Promise.resolve(argsFor(`/lab-report/${id}`, { cookie, params: { id }, headers }))
    .then(route.loader)
    .catch((thrown: Response) => thrown);

const aBatch = async () => batch((await counted(0)).id, 5);

test("a report without a byte is refused beside its field", async () => {
  const id = await aBatch();
  expect(await uploaded(id, Buffer.alloc(0), "report.pdf")).toMatchObject({
    status: 400,
    data: { form: { errors: { report: "The file is empty: choose it again." } } },
  });
});

test("a PDF is downloaded as it was, by shoppers only when the owner shows it, and no script of it runs here", async () => {
  const id = await aBatch();
  expect((await uploaded(id, pdf, "report.exe")).status).toBe(303);
  expect((await opened(openRoute, id)).status).toBe(404);
  expect((await opened(reportRoute, id)).status).toBe(200);
  await uploaded(id, pdf, "report.pdf", { shown: "on" });
  const answer = await opened(openRoute, id);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^attachment; filename="lab-report-[\w-]+\.pdf"$/),
    "content-security-policy": expect.stringContaining("sandbox"),
    "x-content-type-options": "nosniff",
  });
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  const held = { "If-None-Match": answer.headers.get("ETag") ?? "" };
  expect((await opened(openRoute, id, held)).status).toBe(304);
});

test("a photo is stored upright and without where it was taken", async () => {
  const id = await aBatch();
  const photo = await sharp("app/office/demo/photos/bottle-1l-detail.jpg")
    .withExif({ IFD3: { GPSLatitudeRef: "N" } })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect((await uploaded(id, photo, "page.jpg", { shown: "on" })).status).toBe(303);
  const answer = await opened(openRoute, id);
  expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
  expect(answer.headers.get("Content-Disposition")).toMatch(/^inline; /);
  const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(metadata.exif).toBeUndefined();
});

test.each([
  ["a page of HTML", Buffer.from("<script>alert(1)</script>%%EOF")],
  ["a drawing", readFileSync("public/no-photo.svg")],
  ["half a PDF", pdf.subarray(0, 30)],
  ["half a photo", readFileSync("app/office/demo/photos/bottle-1l-detail.jpg").subarray(0, 3000)],
  ["more than 5 MB", Buffer.concat([Buffer.alloc(5 * 1024 * 1024 + 1), pdf])],
])("%s is refused, and what was typed stays", async (_what, bytes) => {
  const id = await aBatch();
  const answer = await uploaded(id, bytes, "report.pdf", { reportWords: "ffa 0.6 %" });
  expect(answer.status).toBe(400);
  expect(answer.data).toMatchObject({
    form: {
      errors: { report: expect.stringMatching(/^The report must be/) },
      values: { reportWords: "ffa 0.6 %" },
    },
  });
  expect(batchById(id)?.reportFile).toBeNull();
});

test("a report goes with a backup, and no sweep of photos takes it", async () => {
  const id = await aBatch();
  await uploaded(id, pdf, "report.pdf");
  const file = batchById(id)?.reportFile ?? "";
  await sweepPhotos(Date.now() + day);
  expect((await opened(reportRoute, id)).status).toBe(200);
  const folder = mkdtempSync(path.join(tmpdir(), "prayosha-reports-"));
  const whole = await backUp({ target: path.join(folder, "whole.tar.gz") });
  expect(whole.manifest.files.map(({ name }) => name)).toContain(`photos/${file}/report`);
  expect(whole.manifest.missingPhotos).toEqual([]);
  expect(await verifyBackup(whole.file)).toEqual(whole.manifest);
  rmSync(path.join(settings.uploadsDir, file), { recursive: true });
  const without = await backUp({ target: path.join(folder, "without.tar.gz") });
  expect(without.manifest.missingPhotos).toEqual([file]);
  expect((await opened(reportRoute, id)).status).toBe(404);
  rmSync(folder, { recursive: true });
});
