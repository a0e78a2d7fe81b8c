import { valueInWords } from "~/base/lib/differences";
import { rupees } from "~/base/lib/money";
import { litres } from "~/base/lib/volume";

const actionWords: Record<string, string> = {
  "category.create": "Created the category",
  "category.update": "Changed the category",
  "category.delete": "Deleted the category",
  "product.create": "Created the product",
  "product.update": "Changed the product",
  "product.delete": "Deleted the product",
  "product.import": "Imported products",
  "order.create": "Wrote down the order",
  "stock.update": "Changed the stock of",
  "stock.import": "Imported stock",
  "batch.create": "Noted the batch",
  "batch.update": "Changed the batch",
  "batch.packs": "Changed the packs of the batch",
  "batch.labels": "Printed labels of the batch",
  "recall.start": "Recalled the batch",
  "recall.step": "Noted a step of the recall of batch",
  "recall.told": "Told buyers of the recall of batch",
  "order.other-packs": "Took other packs for the order",
  "batch.export": "Exported who got the batch",
  "order.status": "Set the status of the order",
  "order.tracking": "Changed the parcel of the order",
  "order.invoice": "Corrected the invoice of the order",
  "order.eway": "Changed the e-way bill of the order",
  "order.note": "Changed the notes of the order",
  "order.address": "Changed the address of the order",
  "order.money": "Noted the money of the order",
  "khata.money": "Noted money or a balance in the khata",
  "till.open": "Noted the opening cash of the till of",
  "till.sign": "Counted and signed the till of",
  "till.reopen": "Opened again the till of",
  "duty.done": "Noted as handed in:",
  "duty.take-back": "Took back what was noted as handed in:",
  "duty.put-off": "Changed the day of",
  "mill.tank": "Changed the tank",
  "claim.decide": "Decided how the shop claims:",
  "claim.end": "Took from the shop, as its proof had ended:",
  "mill.bill": "Changed the bill in the mill book of",
  "month.lock": "Locked",
  "month.unlock": "Opened again",
  "expense.create": "Noted what was paid on",
  "expense.update": "Changed what is known of what was paid on",
  "expense.take-back": "Took back what was paid on",
  "courier.create": "Added the courier",
  "courier.update": "Changed the courier",
  "courier.delete": "Deleted the courier",
  "delivery-zone.create": "Added the delivery zone",
  "delivery-zone.update": "Changed the delivery zone",
  "delivery-zone.delete": "Deleted the delivery zone",
  "price-plan.create": "Planned the prices of",
  "price-plan.cancel": "Cancelled the prices of",
  "coupon.create": "Added the coupon",
  "coupon.update": "Changed the coupon",
  "coupon.delete": "Deleted the coupon",
  "price-list.create": "Added the price list",
  "price-list.update": "Changed the price list",
  "price-list.delete": "Deleted the price list",
  "payout.import": "Brought from a file:",
  "remittance.import": "Noted a file of",
  "remittance.columns": "Said what the columns mean in files of",
  "remittance.take-back": "Took back a file of",
  "price-list.import": "Imported the price list",
  "trade.approve": "Approved the trade account of",
  "trade.update": "Changed the trade account of",
  "trade.refuse": "Refused a trade account to",
  "trade.end": "Ended the trade account of",
  "order.take-out": "Took packs out of the order",
  "order.discount": "Gave a discount on the order",
  "order.return": "Recorded what was sent back of the order",
  "order.return-accept": "Accepted the return asked for of the order",
  "order.return-refuse": "Refused the return asked for of the order",
  "order.return-receive": "Noted the goods of the return of the order",
  "order.return-settle": "Settled the return of the order",
  "order.send-with": "Changed what the order is sent with",
  "order.refund": "Started a refund of the order",
  "payment.review": "Closed the review of the payment",
  "payment.refund": "Dealt with a refund of the payment",
  "payment.replay": "Replayed the webhook event",
  "quote.create": "Made the quote",
  "quote.update": "Changed the quote",
  "quote.send": "Sent the quote",
  "quote.withdraw": "Withdrew the quote",
  "catalogue-words.update": "Changed the Gujarati and Hindi words of",
  "product-question.update": "Changed a question and its answer of",
  "search-words.create": "Added the search words",
  "search-words.update": "Changed the search words",
  "search-words.delete": "Deleted the search words",
  "staff.invite": "Invited to the staff",
  "staff.cancel": "Cancelled the invitation of",
  "staff.accept": "Joined the staff:",
  "staff.role": "Changed the staff role of",
  "staff.second-step": "Changed whether two-factor sign-in is demanded of",
  "user.role": "Changed the rights of",
  "user.sign-out": "Signed out everywhere",
  "user.profile": "Changed the profile of",
  "user.second-step": "Changed the two-factor sign-in of",
  "user.unlock": "Forgot the failed tries at the account of",
  "user.export": "Gave out the data of",
  "user.erase": "Erased the data of",
  "breach.create": "Wrote down the breach",
  "breach.update": "Changed the breach",
  "breach.persons": "Changed who is touched by the breach",
  "breach.letters": "Let the letters go about the breach",
  "breach.told": "Noted who was told of the breach",
  "breach.export": "Exported who is touched by the breach",
  "review.answer": "Changed the answer to a review of",
  "review.hide": "Hid a review of",
  "review.show": "Showed again a review of",
  "enquiry.answered": "Marked the enquiry of",
  "enquiry.not-spam": "Said that this enquiry is no spam:",
  "grievance.not-spam": "Said that this complaint is no spam:",
  "grievance.acknowledge": "Acknowledged the complaint",
  "grievance.answer": "Answered the complaint",
  "grievance.settle": "Settled the complaint",
  "self-audit.run": "Asked for the self-audit of",
  "self-audit.sign": "Signed the self-audit of",
  "settings.update": "Changed the settings of",
};

/** `product.update` → "Changed the product"; the subject's name follows it. */
export function wordsForAction(action: string): string {
  return actionWords[action] ?? action;
}

export type ChangeInWords = { field: string; before: string; after: string };

/** The stored JSON of an entry (field → [before, after]) as labels and display values. Throws if it is not valid JSON. */
export function changesInWords(json: string): ChangeInWords[] {
  const changes = JSON.parse(json) as Record<string, [unknown, unknown]>;
  return Object.entries(changes).map(([name, [before, after]]) => ({
    field: fieldInWords(name),
    before: valueOf(name, before),
    after: valueOf(name, after),
  }));
}

/** `pricePaise` → "Price", `categoryId` → "Category", `apiTokens` → "Api tokens". */
export function fieldInWords(name: string): string {
  if (["hsn", "gst", "mrp", "ean"].includes(name)) return name.toUpperCase();
  const words = name
    .replace(/(Paise|Ml|Id)$/, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const longestShown = 300;

function valueOf(field: string, value: unknown): string {
  if (field === "staff" && value === null) return "none";
  if (field === "role") return value === 1 ? "admin" : "shopper";
  if (typeof value === "number" && field.endsWith("Paise")) return rupees(value);
  if (typeof value === "number" && field.endsWith("Ml")) return `${litres(value)} L`;
  const text = valueInWords(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
