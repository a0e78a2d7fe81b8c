import { z } from "zod";
import { write } from "~/base/db/connection.server";
import { monthInWords } from "~/base/lib/dates";
import { line } from "~/base/lib/form/form";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { monthBounds } from "~/sales/invoices/financial-year";
import type { Actor } from "~/upkeep/audit/record.server";
import { lockMonth, unlockMonth } from "~/upkeep/month-lock/month-lock.server";
import { monthEndOf } from "./paths";

const becauseForm = z.object({ because: line("Reason", 200) });

/** Locks the month of the form; with the intent `unlock` opens it again, for a reason. */
export async function submitMonthEnd(form: FormData, actor: Actor) {
  const month = String(form.get("month") ?? "");
  if (!monthBounds(month))
    return invalid(problemWith("form", "Please open this page once more.", form));
  const name = monthInWords(month);
  if (form.get("intent") === "unlock") {
    const { data, problem } = parseForm(becauseForm, form);
    if (problem) return invalid(problem);
    const isOpened = await write((tx) => unlockMonth(tx, month, data.because, actor));
    return done(month, isOpened, `${name} is open again`, "It was opened before");
  }
  const isLocked = await write((tx) => lockMonth(tx, month, actor));
  return done(month, isLocked, `${name} is locked`, "It is locked already, or not over yet");
}

const done = (month: string, isDone: boolean, message: string, otherwise: string) =>
  seeOtherWith(
    isDone ? { type: "success", message } : { type: "info", message: otherwise },
    monthEndOf(month),
  );
