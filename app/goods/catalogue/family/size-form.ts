import { z } from "zod";
import { productFields } from "../forms";
import { measureField } from "../quantity-typed";
import { sizeTyped } from "../typed-size";

const sizeRule =
  "size must be a number above 0, such as 15 or 0.5, of a carton 10 x 1; of grams, pieces, pairs and boxes a whole one";

/** The three fields of a new size: size, unit, price. Output: the pack's size, and its price in paise. */
export const sizeForm = z
  .object({
    size: z.string("size is required").trim().min(1, "size is required").max(20, sizeRule),
    measure: measureField("unit must be litres, kilograms, grams, pieces, pairs or boxes"),
    price: productFields.price,
  })
  .superRefine(({ size, measure }, context) => {
    if (!sizeTyped(size, measure))
      context.addIssue({ code: "custom", path: ["size"], message: sizeRule });
  })
  .transform(({ size, measure, price }) => ({
    size: sizeTyped(size, measure),
    pricePaise: price,
  }));
