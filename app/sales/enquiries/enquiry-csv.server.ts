import { csvLines } from "~/base/lib/csv/csv";
import { sheetPhone } from "~/base/lib/india/phone";
import { dateTime } from "~/base/lib/dates";
import type { EnquiryFilter } from "./enquiry-filter";
import { eachEnquiry, type Enquiry } from "./enquiry-list.server";

type Column = [title: string, cell: (enquiry: Enquiry) => string | null];

const columns: Column[] = [
  ["Received", ({ createdAt }) => dateTime(createdAt)],
  ["Form", ({ kind }) => kind],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => sheetPhone(phone)],
  ["Area/city", ({ area }) => area],
  ["Message", ({ message }) => message],
  ["Shop/business", ({ business }) => business],
  ["Product", ({ product }) => product],
  ["Quantity", ({ quantity }) => quantity],
  ["Answered", ({ answeredAt }) => (answeredAt === null ? null : dateTime(answeredAt))],
  ["Answered by", ({ answeredBy }) => answeredBy],
  ["Forwarded", ({ forwardedAt }) => (forwardedAt === null ? null : dateTime(forwardedAt))],
  ["Problem with handing on", ({ forwardProblem }) => forwardProblem],
  ["May be spam", ({ mayBeSpam }) => (mayBeSpam ? "yes" : null)],
];

/** CSV lines of all enquiries that match the filter; times in Indian time. */
export async function* enquiryCsv(filter: EnquiryFilter): AsyncGenerator<string> {
  yield csvLines([columns.map(([title]) => title)]);
  for await (const enquiry of eachEnquiry(filter)) {
    yield csvLines([columns.map(([, cell]) => cell(enquiry) ?? "")]);
  }
}
