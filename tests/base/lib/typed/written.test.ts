import { expect, test } from "vitest";
import type { z } from "zod";
import { profileForm, registerForm } from "~/people/accounts/forms";
import { invitationForm } from "~/people/accounts/staff/forms";
import { addressForm } from "~/sales/checkout/address/delivery-form";
import { orderForm, placeForm } from "~/office/counter/forms";
import { bulkForm, contactForm } from "~/sales/enquiries/forms";
import { grievanceForm } from "~/sales/grievances/forms";
import { companyForm } from "~/upkeep/pages/forms";
import { askingForm } from "~/goods/prices/trade/trade-form";
import { quoteForm } from "~/office/quotes/forms";

const none = new FormData();
const names: [door: string, schema: z.ZodType][] = [
  ["address book and checkout: name", addressForm(none).shape.name],
  ["address book and checkout: house", addressForm(none).shape.line],
  ["address book and checkout: town", addressForm(none).shape.city],
  ["counter: name", orderForm(none).shape.name],
  ["counter: house", placeForm(none).shape.line],
  ["counter: town", placeForm(none).shape.city],
  ["quote: name", quoteForm(0).shape.name],
  ["contact: name", contactForm.in.shape.name],
  ["contact: town", contactForm.in.shape["area/city"]],
  ["bulk: name", bulkForm([]).in.shape.Name],
  ["bulk: shop", bulkForm([]).in.shape["shop/business name"]],
  ["complaint: name", grievanceForm.shape.name],
  ["registering: name", registerForm.shape.name],
  ["registering: address", registerForm.shape.address],
  ["invitation: name", invitationForm.shape.name],
  ["trade buyer: firm", askingForm.shape.firm],
];

test.each(names)("%s: something in it can be seen", (_, schema) => {
  for (const blank of ["\u200b", "\u202e \u2066", "\u3164", "\u2800", "\u00ad", "\u0301", "\ufe0f"])
    expect(schema.safeParse(blank).error?.issues[0]?.message).toMatch(/ is required$/);
});

test.each(names)("%s: no controls, halves or private characters", (_, schema) => {
  for (const odd of ["\u0007", "\u0001", "\u009b", "\ue000", "\uffff", "\ud800"])
    expect(schema.safeParse(`Amit${odd} Patel`).error?.issues[0]?.message).toMatch(
      /cannot be shown$/,
    );
});

test.each(names)("%s: one normal form", (_, schema) => {
  const read = (typed: string) => schema.parse(typed);
  expect(read("\u202eAmit \u2067Patel\u2069")).toBe("Amit Patel");
  expect(read(" Amit\u00a0\u200b  Pa\u00adtel\ufeff ")).toBe("Amit Patel");
  expect(read("Amit\tPatel")).toBe("Amit Patel");
  expect(read("Ame\u0301lie")).toBe("Amélie");
  // Invisible, but without them other letters or another picture would be seen.
  for (const shaped of ["ક્\u200dષ પટેલ", "ശ്രീ ന്\u200d", "می\u200cخواهم", "👩\u200d🌾 ☎\ufe0f"])
    expect(read(shaped)).toBe(shaped.normalize("NFC"));
});

test("what may be left out is left out when nothing in it can be seen", () => {
  expect(addressForm(none).shape.area.parse("\u200b ")).toBe("");
  for (const blank of ["", " ", "\t", "\r\n", "\n \r\n", "\u2028", "\u200b"]) {
    expect(quoteForm(0).shape.line.parse(blank), JSON.stringify(blank)).toBe("");
    expect(quoteForm(0).shape.note.parse(blank), JSON.stringify(blank)).toBe("");
    expect(addressForm(none).shape.area.parse(blank), JSON.stringify(blank)).toBe("");
    expect(profileForm.parse({ address: blank }).address).toBeUndefined();
  }
  expect(profileForm.parse({ name: "\u200b" }).name).toBeUndefined();
  expect(companyForm.parse({ name: "\u2066" }).name).toBeNull();
  expect(addressForm(none).shape.area.safeParse("\u0007").success).toBe(false);
});

test("a house and its street on two lines are one, without empty parts", () => {
  const { line } = addressForm(none).shape;
  expect(line.parse("12  Ring Road\r\n\r\n Adajan \u2028")).toBe("12 Ring Road, Adajan");
});
