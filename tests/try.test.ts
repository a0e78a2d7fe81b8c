import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { invoicePdf } from "~/invoices/invoice-pdf.server";
import { totalsOf } from "~/invoices/content";
import { taxSplit } from "~/invoices/tax-split";
import { amountInWords } from "~/invoices/amount-in-words";
test("x", async () => {
  const names = ["શુદ્ધ સિંગતેલ – Groundnut oil, cold pressed (ક્ષત્રિય બ્રાન્ડ)", "मूंगफली का तेल, शुद्ध – filtered", "Tin", "Xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa Ł"];
  const lines = [...names, ...Array.from({ length: Number(process.env.N ?? 0) }, (_, i) => `Oil ${i}`)].map((name, position) => ({ position, name, hsn: "1508", volumeMl: 5000, quantity: 2, unitPricePaise: 145000, gstBasisPoints: 500, ...taxSplit(290000, 500, "intra"), totalPaise: 290000 }));
  const totals = totalsOf(lines);
  const b = await invoicePdf({ version: 1, title: "Tax invoice", number: "PR2627-000123", issuedAt: Date.UTC(2026, 10, 20), order: { number: "PR-000001", placedAt: Date.UTC(2026, 10, 19) }, seller: { name: "Prayosha Oil", address: "Plot 12, Example Industrial Estate\nUdhna, Surat 394210\nGujarat, India", phone: "+91 98765 43210\n0261 400", email: "care@prayosha.example", state: { code: "24", name: "Gujarat" }, gstin: "24AAAAA0000A1Z8", fssai: "10700000000000" }, buyer: { name: "ધર્મેન્દ્ર શ્રીવાસ્તવ", phone: "+91 98250 12345", address: "૧૨, રિંગ રોડ, સુરત 395002", gstin: "27AAPFU0939F1ZV" }, deliverTo: { name: "Asha Patel", phone: "+91 98250 12345", address: "12 Ring Road\nSurat 395002\nGujarat" }, placeOfSupply: { code: "24", name: "Gujarat" }, tax: "intra", reverseCharge: "No", lines, totals, words: amountInWords(totals.totalPaise), payment: { id: "pay_123", method: "UPI" }, corrects: null });
  writeFileSync("/tmp/invtry/i.pdf", b);
});
