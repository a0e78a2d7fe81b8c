import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { contentOf } from "~/sales/invoices/content";
import { InvoicePaper } from "~/sales/invoices/invoice-paper";
import { invoicePdf } from "./downloaded";
import { textOf } from "./pdf-reader";

/** Papers as shops stored them before delivery, fee and discount were on them, and what was printed from them then. */
const papers: Record<string, unknown> = JSON.parse(
  readFileSync("tests/sales/invoices/version-1/papers.json", "utf8"),
);

describe.each(Object.keys(papers))("%s of version 1", (name) => {
  const content = contentOf({ content: JSON.stringify(papers[name]) });

  test("looks on its page as it did", async () => {
    const page = renderToStaticMarkup(createElement(InvoicePaper, { content }));
    await expect(page.replaceAll("><", ">\n<")).toMatchFileSnapshot(`version-1/${name}-page.txt`);
  });

  test("says in its PDF what it said", async () => {
    const text = textOf(await invoicePdf(content));
    await expect(text).toMatchFileSnapshot(`version-1/${name}-pdf.txt`);
  });
});
