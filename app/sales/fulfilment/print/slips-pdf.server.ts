import { pdfOf } from "~/sales/invoices/pdf/pdf-document.server";
import type { PdfPage } from "~/sales/invoices/pdf/pdf-page.server";
import { styles } from "~/sales/invoices/pdf/pdf-parts.server";
import { drawTable } from "~/sales/invoices/pdf/pdf-table.server";
import type { Style } from "~/sales/invoices/pdf/pdf-text.server";
import { type Column, namesOf } from "~/sales/invoices/wording";
import { dateTime } from "~/base/lib/dates";
import { declaredSize } from "~/base/lib/pack-size";
import type { Slip } from "~/sales/orders/admin/slip/slip.server";
import {
  batchWords,
  buyerLabel,
  contentsWords,
  slipMarks,
  unitsWords,
} from "~/sales/orders/admin/slip/slip-words";
import type { Sender } from "./sender.server";

const mark: Style = { size: 15, weight: 700 };
const name: Style = { size: 12, weight: 700 };
const body: Style = { size: 11 };

/** The packing slips of these orders as one PDF, each on pages of its own. `at`: the file's date (UTC ms). */
export const slipsPdf = (slips: Slip[], sender: Sender, at: number): Promise<Buffer> =>
  pdfOf(
    { title: "Packing slips", author: sender.name, at },
    slips.map((slip) => ({ slip, sender })),
    draw,
  );

function draw(page: PdfPage, { slip, sender }: { slip: Slip; sender: Sender }): void {
  page.logo();
  page.paragraph(`Packing slip ${slip.number}`, { size: 18, weight: 700 });
  page.paragraph(`Ordered on ${dateTime(slip.createdAt)}`, styles.normal);
  page.y += 4;
  for (const words of slipMarks(slip)) page.paragraph(words, mark);
  page.y += 6;
  page.rule();
  page.y += 8;
  page.beside(
    (x) => drawAddress(page, buyerLabel(slip), slip.buyer, x),
    (x) => drawAddress(page, "From", sender, x),
  );
  page.y += 12;
  drawTable(page, columnsOf(slip), slip.lines, 11);
  if (slip.noteForBuyer) {
    page.y += 12;
    page.paragraph("For you", styles.quiet);
    page.paragraph(slip.noteForBuyer, body);
  }
  page.numberPages(slip.number, styles.quiet);
}

type Person = { name: string; address: string | null; phone: string | null };

function drawAddress(page: PdfPage, label: string, person: Person, x: number): void {
  page.paragraph(label, styles.quiet, x, page.half);
  page.paragraph(person.name, name, x, page.half);
  page.paragraph(person.address ?? "", body, x, page.half);
  page.paragraph(person.phone ?? "", body, x, page.half);
}

type Line = Slip["lines"][number];

const columnsOf = (slip: Slip): Column<Line>[] => [
  {
    title: "Product",
    width: 50,
    of: (line) => [namesOf(line), batchWords(line)].filter(Boolean).join("\n"),
    total: "Total",
  },
  { title: "Size", width: 24, of: declaredSize, total: contentsWords(slip) },
  { title: "Quantity", width: 14, of: ({ quantity }) => String(quantity), total: unitsWords(slip) },
  { title: "Packed", width: 12, of: () => "[    ]" },
];
