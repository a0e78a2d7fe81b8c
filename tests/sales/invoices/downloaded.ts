import type { InvoiceContent } from "~/sales/invoices/content";
import { pdfDownload } from "~/sales/invoices/pdf/invoice-pdf.server";
import { rollDownload } from "~/sales/invoices/roll/roll-pdf.server";

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** A paper as its reader gets it. */
export const invoicePdf = async (content: InvoiceContent) => bytesOf(await pdfDownload(content));

/** The same for the roll. */
export const rollPdf = async (content: InvoiceContent) => bytesOf(await rollDownload(content));
