import { z } from "zod";
import { mostPacksPerLine } from "~/base/db/packs";
import { orderStatuses } from "~/base/db/statuses";
import { apiProduct, exampleProduct } from "~/goods/catalogue/api/api-objects";
import { apiTime } from "~/base/lib/api/call";

const cartLine = z.strictObject({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  price: z.number().meta({ description: "Rupees for one pack, as paid" }),
  quantity: z
    .number()
    .meta({ description: "Litres in one pack; of goods by number the number in it" }),
  qnty: z.number().int().min(1).max(mostPacksPerLine).meta({ description: "How many packs" }),
});

/** An order as the API returns it, with its lines as they were when it was placed. */
export const apiOrder = z.strictObject({
  _id: z.string(),
  status: z.enum(orderStatuses),
  buyer: z.strictObject({
    _id: z.string(),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
  }),
  createdAt: apiTime,
  updatedAt: apiTime,
  totalbill: z.number().meta({
    description: "Rupees, with delivery, fee and discount: the lines need not add up to it",
  }),
  products: z.array(apiProduct).meta({
    description: "`products[i]` and `payment.cart[i]` are the same line",
  }),
  payment: z.strictObject({
    cart: z.array(cartLine),
    razorpay_order_id: z.string().meta({ description: "Empty: not paid online" }),
    razorpay_payment_id: z.string().meta({ description: "Empty: not paid online" }),
    email: z.string(),
    totalbill: z.number().int().meta({ description: "Paise" }),
    paymentstatus: z.literal("Success"),
  }),
});

export type ApiOrder = z.infer<typeof apiOrder>;

export const exampleOrder: ApiOrder = {
  _id: "019d3f2a6c1e5b0c8a7f4e2d9b6a1c04",
  status: "Not Process",
  buyer: {
    _id: "019d3f2a6c1e5b0c8a7f4e2d9b6a1c3f",
    name: "Asha Patel",
    phone: "98250 12345",
    address: "12 Ring Road, Surat 395002",
  },
  createdAt: "2026-01-12T09:35:00.000Z",
  updatedAt: "2026-01-12T09:36:10.000Z",
  totalbill: 2900,
  products: [{ ...exampleProduct, shipping: 1 }],
  payment: {
    cart: [
      {
        _id: exampleProduct._id,
        name: exampleProduct.name,
        slug: exampleProduct.slug,
        price: 1450,
        quantity: 5,
        qnty: 2,
      },
    ],
    razorpay_order_id: "order_RB58MiP5SPFYyM",
    razorpay_payment_id: "pay_G8VQzjPLoAvm6D",
    email: "asha@example.com",
    totalbill: 290000,
    paymentstatus: "Success",
  },
};
