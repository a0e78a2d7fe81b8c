import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { versionOf } from "~/base/lib/form/version.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { type NoticeKind, noticeKinds } from "~/base/db/statuses";

export type NoticeSettings = {
  /** Addresses that get the mails; none: the operator's address gets them. */
  recipients: string[];
  /** What is told by mail, and what by push. */
  mails: NoticeKind[];
  pushes: NoticeKind[];
  /** Hour of the day in Surat (0 to 23) of the daily summary; null: there is none. */
  summaryHour: number | null;
};

const keys = {
  recipients: "notices.recipients",
  noMails: "notices.noMails",
  noPushes: "notices.noPushes",
  summaryHour: "notices.summaryHour",
} as const;

/** The stored settings; until an admin changes them everything is told in both ways, and there is no daily summary. */
export function noticeSettings(from: Reader = db): NoticeSettings {
  const stored = storedSettings(from);
  const without = (key: string) => {
    const off = stored.get(key)?.split(",") ?? [];
    return noticeKinds.filter((kind) => !off.includes(kind));
  };
  const hour = stored.get(keys.summaryHour) ?? "";
  return {
    recipients: stored.get(keys.recipients)?.split("\n").filter(Boolean) ?? [],
    mails: without(keys.noMails),
    pushes: without(keys.noPushes),
    summaryHour: hour === "" ? null : Number(hour),
  };
}

/**
 * Stores the settings, read at this `version`, if there is one, with an entry in the audit log. Returns what somebody else has changed them
 * to; null: nobody has.
 */
export function changeNotices(
  changed: NoticeSettings,
  actor: Actor,
  version?: string,
): Promise<NoticeSettings | null> {
  return write((tx) => {
    const stored = noticeSettings(tx);
    const [before, after] = [inWords(stored), inWords(changed)];
    if (JSON.stringify(before) === JSON.stringify(after)) return null;
    if (version !== undefined && version !== versionOf(stored)) return stored;
    storeSettings(tx, {
      [keys.recipients]: changed.recipients.join("\n"),
      [keys.noMails]: offOf(changed.mails),
      [keys.noPushes]: offOf(changed.pushes),
      [keys.summaryHour]: changed.summaryHour === null ? "" : String(changed.summaryHour),
    });
    const subject = { id: "notices", name: "notices" };
    recordChange(tx, { actor, action: "settings.update", subject, before, after });
    return null;
  });
}

const offOf = (on: NoticeKind[]) => noticeKinds.filter((kind) => !on.includes(kind)).join(",");

const inWords = ({ recipients, mails, pushes, summaryHour }: NoticeSettings) => ({
  recipients: recipients.join(", "),
  mails: mails.join(", "),
  pushes: pushes.join(", "),
  summaryHour,
});
