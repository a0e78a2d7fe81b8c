import { z } from "zod";
import { saleStates } from "~/base/db/statuses";
import { dayFrom } from "~/base/lib/days";
import { line, lines } from "~/base/lib/form/form";
import { plainDigits } from "~/base/lib/typed/digits";
import { paiseFrom } from "~/base/lib/money";
import { mlFrom } from "~/base/lib/volume";
import { factsOfForm, missingSides, packShape, yesOrNo } from "./pack-fields";
import { quantityOf, quantityProblem, quantityRule } from "./quantity-typed";

/** The form to create or rename a category. */
export const categoryForm = z.object({ name: line("name", 100) });

/** A form sends text; a JSON body may send a number. */
const numeral = (field: string) =>
  z
    .union([z.string(), z.number()], {
      error: ({ input }) =>
        input === undefined || input === null
          ? `${field} is required`
          : `${field} must be a number`,
    })
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1, `${field} is required`));

const price = numeral("price")
  .transform((text, context) => {
    const paise = paiseFrom(text);
    if (paise !== null && paise > 0 && paise <= 100_000_000) return paise;
    context.addIssue({ code: "custom", message: priceRule });
    return z.NEVER;
  })
  .meta({ description: "Rupees: above 0, at most two decimals, at most 10,00,000" });

const quantity = numeral("quantity")
  .transform((text, context) => {
    const ml = mlFrom(text);
    if (ml !== null) return ml;
    context.addIssue({ code: "custom", message: quantityRule });
    return z.NEVER;
  })
  .meta({
    description:
      "Litres in one pack: above 0, at most two decimals; of goods by number the number in it, a whole one",
  });

export const priceRule =
  "price must be an amount in rupees above 0, with at most two decimals, and at most 10,00,000";

const shipping = z
  .union([z.string(), z.number()])
  .transform((typed) => yesOrNo(String(typed)))
  .pipe(z.number("shipping must be 0 (No) or 1 (Yes)"))
  .default(1);

/** Optional for clients that do not handle tax: a new product gets the default, an existing one keeps its value. */
const hsn = z
  .union([z.string(), z.number()])
  .transform((code) => plainDigits(String(code)).replace(/\s/g, ""))
  .pipe(z.string().regex(/^(\d{4}|\d{6}|\d{8})$/, "HSN code must have 4, 6 or 8 digits"))
  .optional();

/** The rates of GST on goods, in hundredths of a percent: those of 22 September 2025, and those of before on what is left of them. */
const gstRates = [0, 10, 25, 100, 150, 300, 500, 600, 1200, 1800, 2800, 4000];

/** A typed percentage → hundredths of a percent. */
const gst = z
  .union([z.string(), z.number()])
  .transform((value, context) => {
    const typed = plainDigits(String(value)).replace(/%\s*$/, "").trim();
    const [, whole, part = ""] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
    const rate = Number(whole) * 100 + Number(part.padEnd(2, "0"));
    if (gstRates.includes(rate)) return rate;
    // A spreadsheet keeps 5 % as 0.05.
    const meant = gstRates.includes(rate * 100) && rate < 100 ? `; for ${rate} % type ${rate}` : "";
    const message = `GST rate must be a rate that exists, in percent: 0, 0.25, 3, 5, 12, 18, 28 or 40${meant}`;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .optional();

/** A day of this century, `2026-12-01` or as spreadsheets write it, `01-12-2026`; blank becomes null (unknown), missing stays undefined (unchanged). */
const backOn = z
  .string()
  .transform((typed, context) => {
    if (typed.trim() === "") return null;
    const day = dayFrom(typed.trim());
    if (day?.startsWith("20")) return day;
    const message = "back_on must be a day such as 2026-12-01";
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .optional();

const description = lines("description", 5000).meta({ description: "At most 5000 characters" });

/** The product fields shared by the page and the API. */
export const productFields = {
  name: line("name", 200),
  description,
  price,
  quantity,
  category: line("category", 100),
};

/** The form to create and update a product. Its quantity is in its measure, litres without one. Output: price in paise, quantity as `quantityOf` has it. Photos are read separately. */
export const productForm = z
  .object({
    ...productFields,
    quantity: numeral("quantity"),
    shipping,
    hsn,
    gst,
    sale: z.enum(saleStates, `sale must be one of: ${saleStates.join(", ")}`).optional(),
    back_on: backOn,
    ...packShape,
    version: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .optional(),
  })
  .superRefine((form, context) => {
    for (const side of missingSides(form)) {
      const message = "Fill in all three sides of the box, or none";
      context.addIssue({ code: "custom", path: [side], message });
    }
    const message = quantityProblem(form);
    if (message !== null) context.addIssue({ code: "custom", path: ["quantity"], message });
  })
  .transform((form) => ({
    name: form.name,
    description: form.description,
    pricePaise: form.price,
    categoryId: form.category,
    shipping: form.shipping,
    hsn: form.hsn,
    gstBasisPoints: form.gst,
    sale: form.sale,
    backOn: form.back_on,
    ...factsOfForm(form),
    ...quantityOf(form),
    version: form.version,
  }));

/** A photo's alternative text. */
export const photoAltForm = z.object({ alt: line("description of the photo", 200) });
