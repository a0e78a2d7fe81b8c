import { xmlText } from "~/base/lib/http/xml";
import { decimalRupees } from "~/base/lib/money";
import type { Bill, Ledger, Line, Voucher } from "./voucher";

/** A text as Tally takes it: on one line, without control characters. */
const said = (text: string): string => xmlText(text.replace(/[\p{Cc}\s]+/gu, " ").trim());

const tag = (name: string, text: string): string => `<${name}>${said(text)}</${name}>`;

/** What stands before and after the messages of a file. `report`: what it brings. */
export function envelope(
  report: "All Masters" | "Vouchers",
  company: string,
): { head: string; foot: string } {
  return {
    head: `<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC>${tag("REPORTNAME", report)}<STATICVARIABLES>${tag("SVCURRENTCOMPANY", company)}</STATICVARIABLES></REQUESTDESC><REQUESTDATA>\n`,
    foot: "</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n",
  };
}

const message = (inner: string): string =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF">${inner}</TALLYMESSAGE>\n`;

/** A ledger as a master. Tags of GST are left out: they differ by release of Tally. */
export const masterXml = ({ name, parent, billWise }: Ledger): string =>
  message(
    `<LEDGER NAME="${said(name)}" ACTION="Create"><NAME.LIST>${tag("NAME", name)}</NAME.LIST>${tag("PARENT", parent)}${tag("ISBILLWISEON", billWise ? "Yes" : "No")}</LEDGER>`,
  );

/** A debit is below zero in Tally, and "deemed positive". */
const amount = (paise: number): string => tag("AMOUNT", decimalRupees(-paise));

const billXml = ({ type, name, paise }: Bill): string =>
  `<BILLALLOCATIONS.LIST>${tag("NAME", name)}${tag("BILLTYPE", type)}${amount(paise)}</BILLALLOCATIONS.LIST>`;

const lineXml = ({ ledger, paise, bills = [] }: Line): string =>
  `<ALLLEDGERENTRIES.LIST>${tag("LEDGERNAME", ledger.name)}${tag("ISDEEMEDPOSITIVE", paise > 0 ? "Yes" : "No")}${amount(paise)}${bills.map(billXml).join("")}</ALLLEDGERENTRIES.LIST>`;

const view = "Accounting Voucher View";

/** A voucher. Its `REMOTEID` is the same each time, so that Tally knows it again. */
export function voucherXml({ type, day, number, narration, lines }: Voucher): string {
  const party = lines.find(({ ledger }) => ledger.parent === "Sundry Debtors");
  const remoteId = `prayosha-${type.toLowerCase().replace(" ", "-")}-${number}`;
  const head = [
    tag("DATE", day.replaceAll("-", "")),
    tag("VOUCHERTYPENAME", type),
    tag("VOUCHERNUMBER", number),
    ...(party ? [tag("PARTYLEDGERNAME", party.ledger.name)] : []),
    tag("PERSISTEDVIEW", view),
    tag("NARRATION", narration),
  ];
  return message(
    `<VOUCHER REMOTEID="${said(remoteId)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="${view}">${head.join("")}${lines.map(lineXml).join("")}</VOUCHER>`,
  );
}
