import { dateTime, date } from "~/base/lib/dates";
import { dayStart } from "~/base/lib/days";
import { financialYearStart } from "~/base/lib/india/indian-time";
import { qrOf } from "~/base/lib/qr.server";
import { shownPhone } from "~/base/lib/india/phone";
import { amountWithPaise, rupees } from "~/base/lib/money";
import { sellerNow } from "~/sales/invoices/seller.server";
import { amountInWords } from "~/sales/invoices/amount-in-words";
import { pdfFile, pdfOf } from "~/sales/invoices/pdf/pdf-document.server";
import type { PdfPage } from "~/sales/invoices/pdf/pdf-page.server";
import { drawFacts, drawPerson, styles } from "~/sales/invoices/pdf/pdf-parts.server";
import { drawTable } from "~/sales/invoices/pdf/pdf-table.server";
import { type Column, sellerFacts } from "~/sales/invoices/wording";
import { db } from "~/base/db/connection.server";
import { khataBuyer } from "./dues/khata-buyer.server";
import { ageSpans } from "./ageing";
import { khataPage } from "./khata-page.server";
import type { KhataRow } from "./khata-lines.server";
import { khataRows } from "./khata-rows.server";
import { whereToPay } from "./reminder.server";

/** Heads in English, Gujarati and Hindi: one paper for whoever reads it. */
const heads = {
  title: "Statement of account / ખાતાનું સ્ટેટમેન્ટ / खाते का स्टेटमेंट",
  day: "Date / તારીખ / तारीख",
  what: "Particulars / વિગત / विवरण",
  debit: "To pay (₹) / બાકી / बाकी",
  credit: "Paid (₹) / જમા / जमा",
  balance: "Balance (₹) / બેલેન્સ / बैलेंस",
  scan: "Scan to pay / ચૂકવવા સ્કેન કરો / भुगतान के लिए स्कैन करें",
};

/**
 * A buyer's statement since a day (`2026-04-01`, Indian time; null: since the financial year began) as a PDF to download. Null: there is
 * no such buyer. `now`: UTC ms.
 */
export async function statementDownload(
  handle: string,
  since: string | null,
  now = Date.now(),
): Promise<Response | null> {
  const statement = statementOf(handle, since, now);
  if (!statement) return null;
  const { seller, at } = statement;
  const about = { title: `Statement of ${statement.buyer.name}`, author: seller.name, at };
  return pdfFile(`khata-${handle}`, await pdfOf(about, [statement], draw));
}

function statementOf(handle: string, since: string | null, now: number) {
  const buyer = khataBuyer(handle);
  const khata = khataPage(handle, 1, now);
  if (!buyer || !khata) return null;
  const from = dayStart(since ?? "") ?? dayStart(`${financialYearStart(now)}-04-01`) ?? 0;
  const rows = khataRows(buyer);
  const before = rows.filter(({ at }) => at < from).at(-1)?.balancePaise ?? 0;
  const first: KhataRow = {
    at: from,
    words: "Balance from before",
    number: null,
    debitPaise: Math.max(0, before),
    creditPaise: Math.max(0, -before),
    balancePaise: before,
  };
  const seller = sellerNow(db);
  return {
    heads,
    at: now,
    from,
    seller,
    buyer: {
      name: buyer.name,
      firm: buyer.firm,
      address: "",
      phone: shownPhone(buyer.buyerPhone),
      gstin: null,
    },
    rows: [...(before === 0 ? [] : [first]), ...rows.filter(({ at }) => at >= from)],
    owedPaise: khata.owedPaise,
    balancePaise: khata.balancePaise,
    ages: khata.ages,
    pay: khata.owedPaise > 0 ? whereToPay(khata.owedPaise, seller.name) : null,
  };
}

type Statement = NonNullable<ReturnType<typeof statementOf>>;
type Pay = NonNullable<Statement["pay"]>;

/** How wide the UPI code is, in points: 3 cm. */
const codeSide = 85;

const amount = (paise: number) => (paise === 0 ? "" : amountWithPaise(paise));

function columnsOf({ rows, balancePaise }: Statement): Column<KhataRow>[] {
  const sum = (of: (row: KhataRow) => number) =>
    amountWithPaise(rows.reduce((total, row) => total + of(row), 0));
  return [
    { title: heads.day, of: ({ at }) => date(at), width: 70 },
    {
      title: heads.what,
      of: ({ words, number }) => [words, number].filter(Boolean).join(" "),
      total: "Total",
      width: 180,
    },
    {
      title: heads.debit,
      of: ({ debitPaise }) => amount(debitPaise),
      total: sum(({ debitPaise }) => debitPaise),
      isNumber: true,
      width: 75,
    },
    {
      title: heads.credit,
      of: ({ creditPaise }) => amount(creditPaise),
      total: sum(({ creditPaise }) => creditPaise),
      isNumber: true,
      width: 75,
    },
    {
      title: heads.balance,
      of: ({ balancePaise: paise }) => sided(paise),
      total: sided(balancePaise),
      isNumber: true,
      width: 80,
    },
  ];
}

/** The UPI code of the sum, beside it in words where the money goes. */
function drawPay(page: PdfPage, { upi, details }: Pay, owedPaise: number): void {
  page.y += 6;
  const words = [
    ...(upi ? [`UPI: ${upi.vpa}`, `${heads.scan}: ${rupees(owedPaise)}`] : []),
    ...(details ? [details] : []),
  ];
  if (!page.hasRoom(codeSide)) page.turn();
  const top = page.y;
  const x = upi ? page.left + codeSide + 10 : page.left;
  for (const line of words) page.paragraph(line, styles.normal, x, page.right - x);
  const below = page.y;
  page.y = top;
  if (upi) page.code(qrOf(upi.link), codeSide);
  page.y = Math.max(below, page.y);
}

/** As books say it: Dr is owed by the buyer, Cr is in the buyer's hand. */
const sided = (paise: number): string =>
  paise === 0 ? "0.00" : `${amountWithPaise(Math.abs(paise))} ${paise > 0 ? "Dr" : "Cr"}`;

function draw(page: PdfPage, statement: Statement): void {
  const { seller, buyer, from, at, owedPaise, ages, pay } = statement;
  page.logo();
  page.beside(
    (x) => {
      page.paragraph(seller.name, styles.large, x, page.half);
      page.paragraph(seller.address ?? "", styles.normal, x, page.half);
      drawFacts(page, sellerFacts(statement), x);
    },
    (x) => {
      page.paragraph(heads.title, styles.strong, x, page.half);
      drawFacts(
        page,
        [
          { label: "From", value: date(from) },
          { label: "Until", value: dateTime(at) },
          { label: "To pay", value: rupees(owedPaise) },
        ],
        x,
      );
    },
  );
  page.y += 10;
  page.rule();
  page.y += 10;
  drawPerson(page, "For", buyer, page.left);
  page.y += 12;
  drawTable(page, columnsOf(statement), statement.rows);
  page.y += 12;
  if (owedPaise > 0) {
    page.paragraph(amountInWords(owedPaise), styles.normal);
    const spans = ageSpans.map(({ words }, index) => `${words}: ${rupees(ages[index] ?? 0)}`);
    page.paragraph(`Owed ${spans.join(" · ")}`, styles.normal);
    if (pay) drawPay(page, pay, owedPaise);
  }
  page.y += 6;
  page.paragraph("Please tell us within 7 days if something is wrong.", styles.quiet);
  page.numberPages(`Khata ${buyer.name}`, styles.quiet);
}
