import type { Writer } from "~/db/connection.server";
import { dateTime } from "~/lib/dates";
import { newId } from "~/lib/ids.server";
import { shopAddress } from "~/lib/listening.server";
import { greetingFor } from "~/mail/greeting";
import { postLetter } from "~/mail/post.server";
import type { Viewer } from "./viewer-columns.server";

type Person = Pick<Viewer, "id" | "name" | "email">;

/** To somebody who has just registered. */
export async function mailWelcome(tx: Writer, person: Person, now: number): Promise<void> {
  await postLetter(
    tx,
    { key: `registered:${person.id}`, kind: "registered", to: person.email },
    {
      subject: "Welcome: your account is ready",
      greeting: greetingFor(person.name),
      parts: [
        "Thank you for registering with us. You can now order, and see your orders whenever you log in.",
        { facts: [["You log in with", person.email]] },
        { link: `${shopAddress()}/login`, label: "Log in" },
        "If you did not register, somebody has typed your address by mistake. Please write to us.",
      ],
    },
    now,
  );
}

/** To somebody whose password is a new one; `how` ends the sentence "Your password was changed …". */
export async function mailPasswordChanged(
  tx: Writer,
  person: Person,
  how: "in your profile" | "with the answer to your security question",
  now: number,
): Promise<void> {
  await postLetter(
    tx,
    { key: `password-changed:${newId(now)}`, kind: "password-changed", to: person.email },
    {
      subject: "Your password was changed",
      greeting: greetingFor(person.name),
      parts: [
        `Your password was changed ${how} on ${dateTime(now)} (Indian time). All other devices are signed out.`,
        "If this was you, there is nothing to do.",
        "If it was not you, set a new password at once and write to us:",
        { link: `${shopAddress()}/forgotpassword`, label: "Set a new password" },
      ],
    },
    now,
  );
}

/** To somebody whose login takes a code from now on, or takes none any more. */
export async function mailSecondStep(
  tx: Writer,
  person: Person,
  to: "on" | "off",
  now: number,
): Promise<void> {
  await postLetter(
    tx,
    { key: `second-step:${newId(now)}`, kind: "second-step", to: person.email },
    {
      subject: `Login in two steps was switched ${to}`,
      greeting: greetingFor(person.name),
      parts: [
        to === "on"
          ? `Since ${dateTime(now)} (Indian time) logging in takes your password and a code from your phone. All other devices are signed out.`
          : `Since ${dateTime(now)} (Indian time) logging in takes your password alone, and no code from your phone.`,
        "If this was you, or you asked for it, there is nothing to do.",
        "If it was not you, set a new password at once and write to us:",
        { link: `${shopAddress()}/forgotpassword`, label: "Set a new password" },
      ],
    },
    now,
  );
}
