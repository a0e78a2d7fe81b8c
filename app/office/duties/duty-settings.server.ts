import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { dayOf } from "~/base/lib/days";
import { newestSigned } from "~/office/self-audit/certificates.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { companyFacts } from "~/upkeep/pages/company.server";
import { duties } from "./duty-list";
import { type DutyFacts, filings, fssaiKinds, oilWorks, turnovers } from "./facts";

/** What the owner says of the firm, as far as duties follow from it. */
export type DutySettings = Omit<
  DutyFacts,
  "since" | "begins" | "auditDay" | "hasGstin" | "state"
> & {
  /** The firm’s number in the convergence programme of the National Consumer Helpline, and since which day; empty: none. */
  helpline: string;
  helplineDay: string;
};

const keyOf = (name: keyof DutySettings | "since") => `duties.${name}`;

/** Until the owner says otherwise: a small mill that files every month. */
const unsaid: DutySettings = {
  filing: "month",
  filingDay: "",
  gstDay: "",
  turnover: "to-1.5",
  oil: "makes",
  fssai: "registration",
  feeDay: "",
  testDay: "",
  scalesDay: "",
  helpline: "",
  helplineDay: "",
};
const names = Object.keys(unsaid) as (keyof DutySettings)[];

/** The stored settings. */
export function dutySettings(from: Reader = db): DutySettings {
  const stored = storedSettings(from);
  const one = <T extends string>(name: keyof DutySettings, choices: readonly T[], otherwise: T) =>
    choices.find((choice) => choice === stored.get(keyOf(name))) ?? otherwise;
  const typed = (name: keyof DutySettings) => stored.get(keyOf(name)) ?? "";
  return {
    filing: one("filing", filings, unsaid.filing),
    filingDay: typed("filingDay"),
    gstDay: typed("gstDay"),
    turnover: one("turnover", turnovers, unsaid.turnover),
    oil: one("oil", oilWorks, unsaid.oil),
    fssai: one("fssai", fssaiKinds, unsaid.fssai),
    feeDay: typed("feeDay"),
    testDay: typed("testDay"),
    scalesDay: typed("scalesDay"),
    helpline: typed("helpline"),
    helplineDay: typed("helplineDay"),
  };
}

/** Whether the owner has said what the firm is. */
export const isSaid = (): boolean => storedSettings(db).has(keyOf("since"));

/** What decides which duties the firm has. Until the owner says what it is, it has those alone that every shop has. */
export function dutyFacts(from: Reader = db): DutyFacts {
  const since = storedSettings(from).get(keyOf("since"));
  const audit = newestSigned(from);
  const auditDay = audit ? dayOf(audit.signedAt) : "";
  const nobody = { begins: {}, hasGstin: false, state: "" };
  if (!since) return { ...unsaid, oil: "none", auditDay, since: begun, ...nobody };
  const { gstin, state } = companyFacts();
  const ofGstin = gstin?.slice(0, 2) ?? "";
  return {
    ...dutySettings(from),
    auditDay,
    since,
    begins: beginsIn(storedSettings(from)),
    hasGstin: gstin !== null,
    state: ofGstin || (state ?? ""),
  };
}

/** No duty is looked for before: the first that every shop has is due on 1 January 2027. */
const begun = "2026-12-01";

const beginKey = (duty: string) => `duties.from.${duty}`;

const beginsIn = (stored: ReadonlyMap<string, string>) =>
  Object.fromEntries(duties.map(({ key }) => [key, stored.get(beginKey(key)) ?? ""]));

/** Duties that a firm has by what it became, and had not before: they count from this day on. */
const newDuties = (before: DutyFacts, changed: DutySettings, today: string) =>
  Object.fromEntries(
    duties
      .filter(({ rule }) => rule(before) === null && rule({ ...before, ...changed }) !== null)
      .map(({ key }) => [beginKey(key), today]),
  );

/** Stores the settings; the first time, duties begin to count. `now`: UTC ms. */
export function changeDutySettings(
  tx: Writer,
  changed: DutySettings,
  actor: Actor,
  now = Date.now(),
): void {
  const before = dutySettings(tx);
  const began = storedSettings(tx).get(keyOf("since"));
  const today = dayOf(now);
  const later = began ? newDuties(dutyFacts(tx), changed, today) : {};
  const values = names.map((name) => [keyOf(name), changed[name] || null] as const);
  const stored = { ...Object.fromEntries(values), ...later, [keyOf("since")]: began ?? today };
  storeSettings(tx, stored, now);
  recordChange(tx, {
    actor,
    action: "settings.update",
    subject: { id: "duties", name: "duties" },
    before,
    after: changed,
  });
}
