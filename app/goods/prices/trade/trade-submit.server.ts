import type { Actor } from "~/upkeep/audit/record.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { parseBuyer } from "~/upkeep/pages/own-gstin.server";
import { askForTrade, takeBackAsking } from "./ask.server";
import { approveTrade, decidedOf, endTrade } from "./decide.server";
import type { tradeAccountOf } from "./trade-accounts.server";
import { askingForm, decisionForm } from "./trade-form";
import { ownTradePath, tradeAccountsPath } from "./trade-paths";
import { t } from "~/base/words/say";

/** A customer's form: asks, corrects what was asked, or takes it back (`intent`). */
export async function submitAsking(form: FormData, user: Viewer) {
  if (form.get("intent") === "take-back") {
    await takeBackAsking(user);
    return seeOtherWith({ type: "info", message: t("Request withdrawn") }, ownTradePath);
  }
  const { data, problem } = parseBuyer(askingForm, form);
  if (problem) return invalid(problem);
  const isAsked = await askForTrade(user, data);
  return seeOtherWith(
    isAsked
      ? { type: "success", message: t("We have it and will write to you") }
      : { type: "info", message: t("Your trade account is open already") },
    ownTradePath,
  );
}

/** The owner's form: approves or changes an account, or refuses or ends it (`intent`). */
export async function submitDecision(form: FormData, userId: string, admin: Actor) {
  if (form.get("intent") === "end") {
    const isEnded = await endTrade(userId, admin);
    const message = isEnded ? "The account is ended" : "This account is ended already";
    return seeOtherWith({ type: isEnded ? "success" : "info", message }, tradeAccountsPath);
  }
  const { data, problem } = parseBuyer(decisionForm, form);
  if (problem) return invalid(problem);
  const saved = await approveTrade(userId, { ...data, version: versionIn(form) }, admin);
  if (saved.meanwhile !== undefined) return meanwhile(form, saved.meanwhile);
  if (saved.problem === "unknown-user") throw notFound();
  if (saved.problem)
    return invalid(problemWith("list", "This list no longer exists: choose another", form), {
      status: 409,
    });
  return seeOtherWith(`The trade account of ${data.firm} is saved`, tradeAccountsPath);
}

function meanwhile(form: FormData, account: ReturnType<typeof tradeAccountOf>) {
  const state = changedMeanwhile(form, "this account", versionOf(decidedOf(account)), {
    firm: { label: "Name of the firm", says: account?.firm ?? "" },
    gstin: { label: "GSTIN", says: account?.gstin ?? "" },
    list: { label: "Prices", says: account?.priceListId ?? "", words: account?.list ?? undefined },
    later: { label: "May pay later", isTicked: account?.mayPayLater ?? false },
  });
  return invalid(state, { status: 409 });
}
