import type { Actor } from "~/upkeep/audit/record.server";
import { db } from "~/base/db/connection.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { operatorAddress } from "~/people/mail/post.server";
import { addDevice, deviceOfUser, devicesOf, removeDevice, subscription } from "./devices.server";
import { noticesForm } from "./forms";
import { changeNotices, noticeSettings } from "./notice-settings.server";
import { push, type Pushed } from "./push.server";
import { pushKeys } from "./push-keys.server";

const noticeSettingsPath = "/dashboard/admin/settings/notices";

/** What the screen of the notices shows to this user. */
export const noticesPage = (userId: string) => ({
  settings: noticeSettings(),
  operator: operatorAddress(db),
  devices: devicesOf(userId),
  publicKey: pushKeys().publicKey,
});

/** Saves who is told of what. */
export async function saveNotices(form: FormData, admin: Actor) {
  const { data, problem } = parseForm(noticesForm, form);
  if (problem) return invalid(problem);
  await changeNotices(data, admin);
  return saved("The notices are saved");
}

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
