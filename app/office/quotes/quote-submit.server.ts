import { data } from "@remix-run/node";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { may } from "~/people/accounts/staff/rights";
import { overLimitField } from "~/office/khata/limit/question";
import { db } from "~/base/db/connection.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { quotes } from "~/base/db/schema";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { changeQuote, createQuote, sendQuote, withdrawQuote } from "./change-quote.server";
import { offeredPacks, packsOf } from "./offered-packs.server";
import { linesOf, type Quote } from "./quotes.server";
import type { PackFields } from "./pack-rows";
import { type LineToStore, productsIn } from "./typed-packs.server";
import { typedQuote } from "./typed-quote.server";

const pathOf = ({ number }: Pick<Quote, "number">) => `/dashboard/admin/quotes/${number}`;

/** The form of a new quote. `enquiryId`: of the enquiry that it answers. */
export async function submitNewQuote(form: FormData, enquiryId: string | null, admin: Viewer) {
  if (form.get("intent") === "find") return found(form, []);
  const { quote: typed, problem } = typedQuote(db, form, [], Date.now());
  if (problem) return refused(problem, form, []);
  const row = rowOfForm(form, quotes.id);
  if (row.refused) return refused(row.refused.data.form, form, [], row.refused.init?.status);
  const quote = await createQuote({ id: row.id, enquiryId }, typed, admin);
  return seeOtherWith(
    `Quote ${quote.number} is saved. Nobody sees it until you send it`,
    pathOf(quote),
  );
}

/** The forms on a quote's page: change, send, withdraw. */
export async function submitQuoteChange(quote: Quote, form: FormData, admin: Viewer) {
  switch (form.get("intent")) {
    case "find":
      return found(form, linesOf(db, quote.id));
    case "send":
      return send(quote, form, admin);
    case "withdraw":
      return (await withdrawQuote(quote.id, admin))
        ? seeOtherWith(`Quote ${quote.number} is withdrawn`, pathOf(quote))
        : invalid(problemWith("form", closed, form), { status: 409 });
    default:
      return save(quote, form, admin);
  }
}

async function send(quote: Quote, form: FormData, admin: Viewer) {
  const agreed = String(form.get(overLimitField) ?? "");
  const sent = await sendQuote(quote.id, { isOwner: may(admin, "owner"), agreed }, admin);
  switch (sent.problem) {
    case undefined:
      return seeOtherWith(sentWords(quote), pathOf(quote));
    case "limit":
      return invalid(problemWith(overLimitField, sent.words, form), { status: 409 });
    case "closed":
      return invalid(problemWith("form", cannotSend, form), { status: 409 });
  }
}

async function save(quote: Quote, form: FormData, admin: Viewer) {
  const lines = linesOf(db, quote.id);
  const { quote: typed, problem } = typedQuote(db, form, lines, Date.now());
  if (problem) return refused(problem, form, lines);
  const changed = await changeQuote(quote.id, { ...typed, version: versionIn(form) }, admin);
  if (changed.problem === "closed")
    return refused(problemWith("form", closed, form), form, lines, 409);
  if (changed.problem)
    return refused(changedMeanwhile(form, "this quote", changed.version), form, lines, 409);
  return seeOtherWith(`Quote ${quote.number} is saved`, pathOf(quote));
}

const sentWords = ({ number, email }: Quote) =>
  email ? `Quote ${number} goes to ${email}` : `Quote ${number} can be opened by its link now`;

const cannotSend =
  "This quote cannot be sent: it needs packs, and a day until which it is valid that is not over.";
const closed = "This quote is accepted or withdrawn, so it cannot be changed any more.";

/** The form as it was typed, with the packs that its search finds. `lines`: the quote's so far. */
const found = (form: FormData, lines: LineToStore[]) =>
  data({ form: { ...problemWith("form", "", form), errors: {} }, ...packsIn(form, lines) });

const refused = (
  problem: ReturnType<typeof problemWith>,
  form: FormData,
  lines: LineToStore[],
  status = 400,
) => data({ form: problem, ...packsIn(form, lines) }, { status });

/** The packs that a form has numbers for, and those that its search finds beside them. */
function packsIn(form: FormData, lines: LineToStore[]) {
  const ids = productsIn(form);
  const words = String(form.get("words") ?? "")
    .trim()
    .slice(0, 100);
  const packs = new Map(packsOf(ids).map((pack) => [pack.id, pack]));
  const names = new Map(lines.map(({ productId, name }) => [productId, name]));
  const chosen: PackFields[] = ids.map(
    (id) => packs.get(id) ?? { id, name: names.get(id) ?? "A pack that is not sold any more" },
  );
  return { words, chosen, offered: offeredPacks(words, ids) };
}
