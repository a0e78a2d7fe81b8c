import { z } from "zod";
import { addressTyped } from "~/base/lib/typed/email";
import { line, lines } from "~/base/lib/form/form";
import { fewestDigits, hasDigits } from "~/base/lib/india/phone";
import { longest } from "./fields";

/** Schemas of the two forms, with the field names that the form service expects. */

export const contactForm = z
  .object({
    name: line("Name", longest.name),
    email: email(),
    "phone number": phone("Phone number"),
    "area/city": line("Area or city", longest.place),
    message: lines("Message", longest.message),
  })
  .transform((value) => ({
    name: value.name,
    email: value.email,
    phone: value["phone number"],
    area: value["area/city"],
    message: value.message,
  }));

export type ContactEnquiry = z.output<typeof contactForm>;

/** The bulk form; `products`: the names to choose from. */
export function bulkForm(products: string[]) {
  return z
    .object({
      Name: line("Name", longest.name),
      email: email(),
      "phone number": phone("Contact number"),
      "shop/business name": line("Shop or business name", longest.place),
      "product name": z
        .string({ error: "Product is required" })
        .min(1, "Product is required")
        .refine((name) => products.includes(name), "Product must be one of the list"),
      Quantity: line("Quantity", longest.quantity),
    })
    .transform((value) => ({
      name: value.Name,
      email: value.email,
      phone: value["phone number"],
      business: value["shop/business name"],
      product: value["product name"],
      quantity: value.Quantity,
    }));
}

export type BulkEnquiry = z.output<ReturnType<typeof bulkForm>>;

/** An admin marks an enquiry as answered or not. */
export const answeredForm = z.object({
  enquiry: z.string(),
  answered: z.enum(["yes", "no"]).transform((word) => word === "yes"),
});

/** An admin says that an enquiry is no spam. */
export const notSpamForm = z.object({ enquiry: z.string(), spam: z.literal("no") });

/** An admin retries forwarding an enquiry. */
export const forwardAgainForm = z.object({ enquiry: z.string(), handOn: z.literal("again") });

/** Allows any script, such as નામ@ઉદાહરણ.ભારત, but nothing that could end or extend a mail header. */
export function email() {
  return line("Email", longest.email)
    .transform(addressTyped)
    .refine(
      (value) => /^[^\s@<>",;]+@[^\s@<>",;.]+(\.[^\s@<>",;.]+)+$/u.test(value),
      "Email must look like name@example.com",
    );
}

export function phone(field: string) {
  return line(field, longest.phone).refine(
    hasDigits,
    `${field} must have at least ${fewestDigits} digits`,
  );
}
