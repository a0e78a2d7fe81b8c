import { expect, test } from "vitest";
import { pdfOf } from "~/sales/invoices/pdf/pdf-document.server";
import { TooBusy } from "~/base/lib/too-busy";

test("of a crowd that asks for papers at once, as many are served as may wait; the others are told to come later", async () => {
  const about = { title: "Invoice", author: "Prayosha", at: 0 };
  const paper = () =>
    pdfOf(about, [null], (page) => {
      page.rule();
    }).catch((error: unknown) => error);
  const answers = await Promise.all(Array.from({ length: 30 }, paper));
  expect(answers.filter((answer) => answer instanceof TooBusy)).toHaveLength(9);
  expect(answers.filter((answer) => Buffer.isBuffer(answer))).toHaveLength(21);
  expect(Buffer.isBuffer(await paper())).toBe(true);
});
