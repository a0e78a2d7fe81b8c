import { z } from "zod";
import { noticeKinds } from "~/base/db/statuses";
import { addressesIn, isEmail } from "~/base/lib/typed/email";
import { tickOf } from "./notice-fields";

/** Addresses that are written to of one event. */
const mostRecipients = 10;

const tick = z.literal("on").optional().catch(undefined);
/** Their names are computed, so the type knows none of them. */
const ticks = (way: "mail" | "push") =>
  Object.fromEntries(noticeKinds.map((kind) => [tickOf(way, kind), tick])) as Record<
    never,
    typeof tick
  >;

/** Who is told of what, as an admin types it; outputs `NoticeSettings`. */
export const noticesForm = z
  .object({
    recipients: z
      .string()
      .default("")
      .transform((typed) => addressesIn(typed))
      .refine((all) => all.every(isEmail), "Each address must look like name@example.com")
      .refine((all) => all.length <= mostRecipients, `At most ${mostRecipients} addresses`),
    hour: z
      .string()
      .regex(/^(\d|1\d|2[0-3])?$/, "Choose one of the hours")
      .default(""),
  })
  .extend({ ...ticks("mail"), ...ticks("push") })
  .transform(({ recipients, hour, ...ticked }) => {
    const on = (way: "mail" | "push") =>
      noticeKinds.filter((kind) => (ticked as Record<string, unknown>)[tickOf(way, kind)] === "on");
    return {
      recipients,
      summaryHour: hour === "" ? null : Number(hour),
      mails: on("mail"),
      pushes: on("push"),
    };
  });
