import type { Writer } from "~/db/connection.server";
import type { StaffRole } from "~/db/statuses";
import { dateTime } from "~/lib/dates";
import { newId } from "~/lib/ids.server";
import { shopAddress } from "~/lib/http/listening.server";
import { greetingFor } from "~/mail/greeting";
import { postLetter } from "~/mail/post.server";
import { staffWords } from "./staff/staff-words";
import { withRedirectTo } from "./redirect-to";
import type { Viewer } from "./viewer-columns.server";

type Person = Pick<Viewer, "id" | "name" | "email">;

/** Queues the welcome mail for a new account. */
export function mailWelcome(tx: Writer, person: Person, now: number): void {
  postLetter(
    tx,
    { key: `registered:${person.id}`, kind: "registered", to: person.email },
    {
      subject: "Welcome: your account is ready",
      greeting: greetingFor(person.name),
      parts: [
        "Thank you for registering with us. You can now order, and see your orders whenever you log in.",
        { facts: [["You log in with", person.email]] },
        { link: `${shopAddress()}/login`, label: "Log in" },
        "If you did not register, someone typed your address by mistake. Please write to us.",
      ],
    },
    now,
  );
}

/** Queues the link to the page where a new password is typed. `redirectTo`: where the login leads afterwards. */
export function mailPasswordLink(
  tx: Writer,
  person: Person,
  { token, redirectTo }: { token: string; redirectTo: string },
  now: number,
): void {
  const page = withRedirectTo(`${shopAddress()}/forgotpassword/${token}`, redirectTo);
  postLetter(
    tx,
    { key: `password-link:${newId(now)}`, kind: "password-link", to: person.email },
    {
      subject: "Choose a new password",
      greeting: greetingFor(person.name),
      parts: [
        `Someone asked for a new password for your account on ${dateTime(now)} (Indian time).`,
        "If this was you, open this link within 30 minutes and choose one. The link works once.",
        { link: page, label: "Choose a new password" },
        "If it was not you, there is nothing to do: your password stays as it is.",
      ],
    },
    now,
  );
}

/** Queues the invitation to the staff. `by`: the name of who invites; `link`: the whole address. */
export function mailInvitation(
  tx: Writer,
  invited: { name: string; email: string; staff: StaffRole; link: string; by: string },
  now: number,
): void {
  const { name, does } = staffWords[invited.staff];
  postLetter(
    tx,
    { key: `staff-invitation:${newId(now)}`, kind: "staff-invitation", to: invited.email },
    {
      subject: "You are invited to work in our shop",
      greeting: greetingFor(invited.name),
      parts: [
        `${invited.by} invites you to work in our shop. ${name}: ${does}.`,
        "Open this link within 7 days to accept. The link works once.",
        { link: invited.link, label: "Accept the invitation" },
        "If you do not know us, there is nothing to do.",
      ],
    },
    now,
  );
}

/** Completes the sentence "Your password was changed …". */
export type PasswordChange =
  | "in your profile"
  | "with the answer to your security question"
  | "with a link that we sent to you";

/** Queues the mail about a changed password. */
export function mailPasswordChanged(
  tx: Writer,
  person: Person,
  how: PasswordChange,
  now: number,
): void {
  postLetter(
    tx,
    { key: `password-changed:${newId(now)}`, kind: "password-changed", to: person.email },
    {
      subject: "Your password was changed",
      greeting: greetingFor(person.name),
      parts: [
        `Your password was changed ${how} on ${dateTime(now)} (Indian time). All other devices are logged out.`,
        "If this was you, there is nothing to do.",
        "If it was not you, set a new password at once and write to us:",
        { link: `${shopAddress()}/forgotpassword`, label: "Set a new password" },
      ],
    },
    now,
  );
}

/** Queues the mail about two-factor sign-in being switched on or off. */
export function mailTwoFactor(tx: Writer, person: Person, to: "on" | "off", now: number): void {
  postLetter(
    tx,
    { key: `second-step:${newId(now)}`, kind: "second-step", to: person.email },
    {
      subject: `Two-factor sign-in was switched ${to}`,
      greeting: greetingFor(person.name),
      parts: [
        to === "on"
          ? `Since ${dateTime(now)} (Indian time) logging in takes your password and a code from your phone. All other devices are logged out.`
          : `Since ${dateTime(now)} (Indian time) logging in takes your password alone, and no code from your phone.`,
        "If this was you, or you asked for it, there is nothing to do.",
        "If it was not you, set a new password at once and write to us:",
        { link: `${shopAddress()}/forgotpassword`, label: "Set a new password" },
      ],
    },
    now,
  );
}

/** The kind of attempt that failed. */
export type Tried = "login" | "code" | "confirm" | "reset";

const wrong: Record<Tried, string> = {
  login: "a wrong password",
  code: "a wrong code, after the right password,",
  confirm: "a wrong password, in a browser that is logged in,",
  reset: "a wrong answer to your security question",
};

/** Queues the warning about failed attempts by strangers. `count`: failures in the 15 minutes before `now`. */
export function mailTries(
  tx: Writer,
  person: Person & Pick<Viewer, "role">,
  { key, tried, count }: { key: string; tried: Tried; count: number },
  now: number,
): void {
  postLetter(
    tx,
    { key, kind: "tries", to: person.email },
    {
      subject: "Someone is trying to get into your account",
      greeting: greetingFor(person.name),
      parts: [
        `Up to ${dateTime(now)} (Indian time) ${wrong[tried]} was given ${count} times within 15 minutes, from places where you did not log in lately.`,
        "None of these got in, and your account is not locked: in browsers and networks where you logged in before it goes on as usual. Elsewhere, also for you, there is a wait of up to 15 minutes.",
        "If this was you, there is nothing to do.",
        tried === "code"
          ? "If it was not you, someone knows your password: choose a new one now."
          : "If it was not you, choose a new password that you use nowhere else.",
        ...(person.role === 1
          ? ["Also switch on two-factor sign-in in your profile, if you have not yet."]
          : []),
        { link: `${shopAddress()}/dashboard`, label: "Your account" },
        "You get this mail once a day at most, however long it goes on.",
      ],
    },
    now,
  );
}

/** Queues the mail about a login on a new device. `device`: its name from the user agent, "" if unknown. */
export function mailNewDevice(tx: Writer, person: Person, device: string, now: number): void {
  postLetter(
    tx,
    { key: `new-device:${newId(now)}`, kind: "new-device", to: person.email },
    {
      subject: "A login on a new device",
      greeting: greetingFor(person.name),
      parts: [
        "Someone logged in to your account from a browser or program that we had not seen before.",
        {
          facts: [
            ["When", `${dateTime(now)} (Indian time)`],
            ["With", device || "a device that did not say its name"],
          ],
        },
        "If this was you, there is nothing to do. It is also new to us after you have deleted your cookies.",
        "If it was not you, log out everywhere else in your profile and choose a new password there:",
        { link: `${shopAddress()}/dashboard`, label: "Your account" },
      ],
    },
    now,
  );
}
