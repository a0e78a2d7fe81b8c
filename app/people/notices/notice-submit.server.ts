import type { Actor } from "~/upkeep/audit/record.server";
import { db } from "~/base/db/connection.server";
import { type NoticeKind, noticeKinds } from "~/base/db/statuses";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { operatorAddress } from "~/people/mail/post.server";
import { addDevice, deviceOfUser, devicesOf, removeDevice, subscription } from "./devices.server";
import { noticesForm } from "./forms";
import { hourWords, noticeWords, tickOf, wayWords } from "./notice-fields";
import { changeNotices, type NoticeSettings, noticeSettings } from "./notice-settings.server";
import { push, type Pushed } from "./push.server";
import { pushKeys } from "./push-keys.server";

const noticeSettingsPath = "/dashboard/admin/settings/notices";

/** What the screen of the notices shows to this user. */
export const noticesPage = (userId: string) => ({
  settings: noticeSettings(),
  version: versionOf(noticeSettings()),
  operator: operatorAddress(db),
  devices: devicesOf(userId),
  publicKey: pushKeys().publicKey,
});

/** Saves who is told of what. */
export async function saveNotices(form: FormData, admin: Actor) {
  const { data, problem } = parseForm(noticesForm, form);
  if (problem) return invalid(problem);
  const meanwhile = await changeNotices(data, admin, versionIn(form));
  if (meanwhile) return invalid(late(form, meanwhile), { status: 409 });
  return saved("The notices are saved");
}

const late = (form: FormData, now: NoticeSettings) =>
  changedMeanwhile(form, "the notices", versionOf(now), {
    recipients: { label: "Mails go to", says: now.recipients.join("\n") },
    ...ticksNow("mail", now.mails),
    ...ticksNow("push", now.pushes),
    hour: {
      label: "The summary of the day comes",
      says: now.summaryHour === null ? "" : String(now.summaryHour),
      words: now.summaryHour === null ? undefined : hourWords(now.summaryHour),
    },
  });

const ticksNow = (way: "mail" | "push", on: NoticeKind[]) =>
  Object.fromEntries(
    noticeKinds.map((kind) => [
      tickOf(way, kind),
      { label: `${noticeWords[kind]}, ${wayWords[way]}`, isTicked: on.includes(kind) },
    ]),
  );

/** Adds, tests or removes a device of this admin. `browser`: its name, for the list. */
export async function changeDevices(form: FormData, userId: string, browser: string) {
  const id = String(form.get("device") ?? "");
  switch (form.get("intent")) {
    case "add-device": {
      const given = subscription.safeParse(Object.fromEntries(form));
      if (!given.success)
        return invalid(
          problemWith("form", "The shop does not know the push service of this browser.", form),
        );
      await addDevice({ ...given.data, userId, device: browser });
      return saved("This device is told from now on");
    }
    case "remove-device":
      await removeDevice(userId, id);
      return saved("The device is told no more");
    default: {
      const device = deviceOfUser(userId, id);
      const pushed = device ? await push(device, test) : "gone";
      if (pushed === "gone") await removeDevice(userId, id);
      return seeOtherWith(
        { type: pushed === "sent" ? "success" : "error", message: testWords[pushed] },
        noticeSettingsPath,
      );
    }
  }
}

const test = {
  title: "Prayosha",
  words: "This is a test. New orders look like this.",
  path: noticeSettingsPath,
};

const testWords: Record<Pushed, string> = {
  sent: "The test is on its way",
  gone: "The device takes no messages any more, so it is off the list",
  later: "The push service did not answer. Please try again later",
};

const saved = (message: string) => seeOtherWith(message, noticeSettingsPath);
