import { z } from "zod";
import { dayStart } from "~/base/lib/days";
import {
  calledTick,
  courierOrNone,
  statusVersion,
  trackingOrNone,
  unpaidTick,
} from "~/sales/orders/forms";

const day = z
  .string()
  .default("")
  .refine((typed) => typed === "" || dayStart(typed) !== null, "Choose the day it was sent.");

/** An order that is handed over, or goes with the shop's own van. */
export const handedOverForm = z
  .object({ version: statusVersion, called: calledTick, unpaid: unpaidTick, day })
  .transform((typed) => ({ ...typed, courier: undefined, tracking: undefined }));

const parcel = {
  courier: courierOrNone,
  tracking: trackingOrNone,
  /** Left without a number on purpose. */
  numberless: z.literal("yes").optional().catch(undefined),
  day,
};

type Typed = { courier: string | null; tracking: string | null; numberless?: "yes" | undefined };

/** The number is asked for, and left out on purpose only. */
const isNumberSaid = ({ tracking, numberless }: Typed) => tracking !== null || numberless === "yes";
const askForNumber = {
  path: ["tracking"],
  message: "Type the number, or tick “Without a number”.",
};

/** A number means nothing without its courier. */
const isCourierSaid = ({ tracking, courier }: Typed) => tracking === null || courier !== null;
const askForCourier = { path: ["courier"], message: "Choose whose number this is." };

/** The form "Send it". */
export const sendForm = z
  .object({ ...parcel, version: statusVersion, called: calledTick, unpaid: unpaidTick })
  .refine(isNumberSaid, askForNumber)
  .refine(isCourierSaid, askForCourier);

/** One more parcel of an order. */
export const parcelForm = z
  .object(parcel)
  .refine(isNumberSaid, askForNumber)
  .refine(isCourierSaid, askForCourier);
