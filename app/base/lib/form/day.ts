import { z } from "zod";
import { dayFrom } from "../days";

/** A day as it is typed or chosen → `2026-12-10`. `name`: the field's. */
export const dayTyped = (name: string) =>
  z
    .string()
    .default("")
    .transform((typed) => dayFrom(typed.trim()) ?? "")
    .refine((read) => read !== "", `${name} must be a date, such as 30-11-2026`);

/** The same, or nothing: "". */
export const dayOrNone = (name: string) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      if (typed.trim() === "") return "";
      const read = dayFrom(typed.trim());
      if (read) return read;
      context.addIssue(`${name} must be a date, such as 30-11-2026, or empty`);
      return z.NEVER;
    });
