import type { Writer } from "~/base/db/connection.server";
import { dateTime } from "~/base/lib/dates";
import { newId } from "~/base/lib/ids.server";
import { t } from "~/base/words/say";
import { deviceWords } from "./device";
import { mailPerson, pageOf, type Person } from "./person-mail.server";
import { withRedirectTo } from "./redirect-to";
import type { Viewer } from "./viewer-columns.server";

/** Queues the welcome mail for a new account. */
export function mailWelcome(tx: Writer, person: Person, now: number): void {
  const letter = () => ({
    subject: t("Welcome: your account is ready"),
    parts: [
      t(
        "Thank you for registering with us. You can now order, and see your orders whenever you log in.",
      ),
      { facts: [[t("You log in with"), person.email] satisfies [string, string]] },
      { link: pageOf("/login"), label: t("Log in") },
      t("If you did not register, someone typed your address by mistake. Please write to us."),
    ],
  });
  mailPerson(tx, person, { key: `registered:${person.id}`, kind: "registered" }, letter, now);
}

/** Queues the link to the page where a new password is typed. `redirectTo`: where the login leads afterwards. */
export function mailPasswordLink(
  tx: Writer,
  person: Person,
  { token, redirectTo }: { token: string; redirectTo: string },
  now: number,
): void {
  const letter = () => ({
    subject: t("Choose a new password"),
    parts: [
      t("Someone asked for a new password for your account on {when} (Indian time).", {
        when: dateTime(now),
      }),
      t("If this was you, open this link within 30 minutes and choose one. The link works once."),
      {
        link: pageOf(withRedirectTo(`/forgotpassword/${token}`, redirectTo)),
        label: t("Choose a new password"),
      },
      t("If it was not you, there is nothing to do: your password stays as it is."),
    ],
  });
  const cover = { key: `password-link:${newId(now)}`, kind: "password-link" };
  mailPerson(tx, person, cover, letter, now);
}

/** How a password was changed; the mail about it says so. */
export type PasswordChange = keyof typeof passwordChanges;

const passwordChanges = {
  "in your profile":
    "Your password was changed in your profile on {when} (Indian time). All other devices are logged out.",
  "with the answer to your security question":
    "Your password was changed with the answer to your security question on {when} (Indian time). All other devices are logged out.",
  "with a link that we sent to you":
    "Your password was changed with a link that we sent to you on {when} (Indian time). All other devices are logged out.",
};

/** Queues the mail about a changed password. */
export function mailPasswordChanged(
  tx: Writer,
  person: Person,
  how: PasswordChange,
  now: number,
): void {
  const letter = () => ({
    subject: t("Your password was changed"),
    parts: [
      t(passwordChanges[how], { when: dateTime(now) }),
      t("If this was you, there is nothing to do."),
      ...setNewPassword(),
    ],
  });
  const cover = { key: `password-changed:${newId(now)}`, kind: "password-changed" };
  mailPerson(tx, person, cover, letter, now);
}

const setNewPassword = () => [
  t("If it was not you, set a new password at once and write to us:"),
  { link: pageOf("/forgotpassword"), label: t("Set a new password") },
];

const switched = {
  on: {
    subject: "Two-factor sign-in was switched on",
    what: "Since {when} (Indian time) logging in takes your password and a code from your phone. All other devices are logged out.",
  },
  off: {
    subject: "Two-factor sign-in was switched off",
    what: "Since {when} (Indian time) logging in takes your password alone, and no code from your phone.",
  },
};

/** Queues the mail about two-factor sign-in being switched on or off. */
export function mailTwoFactor(tx: Writer, person: Person, to: "on" | "off", now: number): void {
  const letter = () => ({
    subject: t(switched[to].subject),
    parts: [
      t(switched[to].what, { when: dateTime(now) }),
      t("If this was you, or you asked for it, there is nothing to do."),
      ...setNewPassword(),
    ],
  });
  mailPerson(tx, person, { key: `second-step:${newId(now)}`, kind: "second-step" }, letter, now);
}

/** The kind of attempt that failed. */
export type Tried = keyof typeof tries;

const tries = {
  login:
    "Up to {when} (Indian time) a wrong password was given {count} times within 15 minutes, from places where you did not log in lately.",
  code: "Up to {when} (Indian time) a wrong code, after the right password, was given {count} times within 15 minutes, from places where you did not log in lately.",
  confirm:
    "Up to {when} (Indian time) a wrong password, in a browser that is logged in, was given {count} times within 15 minutes, from places where you did not log in lately.",
  reset:
    "Up to {when} (Indian time) a wrong answer to your security question was given {count} times within 15 minutes, from places where you did not log in lately.",
};

/** Queues the warning about failed attempts by strangers. `count`: failures in the 15 minutes before `now`. */
export function mailTries(
  tx: Writer,
  person: Person & Pick<Viewer, "role">,
  { key, tried, count }: { key: string; tried: Tried; count: number },
  now: number,
): void {
  const letter = () => ({
    subject: t("Someone is trying to get into your account"),
    parts: [
      t(tries[tried], { when: dateTime(now), count }),
      t(
        "None of these got in, and your account is not locked: in browsers and networks where you logged in before it goes on as usual. Elsewhere, also for you, there is a wait of up to 15 minutes.",
      ),
      t("If this was you, there is nothing to do."),
      tried === "code"
        ? t("If it was not you, someone knows your password: choose a new one now.")
        : t("If it was not you, choose a new password that you use nowhere else."),
      ...(person.role === 1
        ? [t("Also switch on two-factor sign-in in your profile, if you have not yet.")]
        : []),
      { link: pageOf("/dashboard"), label: t("Your account") },
      t("You get this mail once a day at most, however long it goes on."),
    ],
  });
  mailPerson(tx, person, { key, kind: "tries" }, letter, now);
}

/** Queues the mail about a login on a new device. `device`: its name from the user agent, "" if unknown. */
export function mailNewDevice(tx: Writer, person: Person, device: string, now: number): void {
  const letter = () => ({
    subject: t("A login on a new device"),
    parts: [
      t("Someone logged in to your account from a browser or program that we had not seen before."),
      {
        facts: [
          [t("When"), t("{when} (Indian time)", { when: dateTime(now) })],
          [t("With"), deviceWords(device) || t("a device that did not say its name")],
        ] satisfies [string, string][],
      },
      t(
        "If this was you, there is nothing to do. It is also new to us after you have deleted your cookies.",
      ),
      t(
        "If it was not you, log out everywhere else in your profile and choose a new password there:",
      ),
      { link: pageOf("/dashboard"), label: t("Your account") },
    ],
  });
  mailPerson(tx, person, { key: `new-device:${newId(now)}`, kind: "new-device" }, letter, now);
}
