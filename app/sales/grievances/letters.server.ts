import { pageOf } from "~/people/accounts/person-mail.server";
import type { Writer } from "~/base/db/connection.server";
import { dateTime } from "~/base/lib/dates";
import { shownPhone } from "~/base/lib/india/phone";
import { greetingFor } from "~/people/mail/greeting";
import type { Letter, Part } from "~/people/mail/letter";
import { postLetter } from "~/people/mail/post.server";
import { inLanguage } from "~/base/words/language";
import { t } from "~/base/words/say";
import { acknowledgeBy, settleBy } from "./clocks";
import type { Grievance, GrievanceAnswer } from "./grievances.server";
import { kindWords } from "./kinds";
import { helpline, statusPath } from "./paths";

type Words = () => Omit<Letter, "greeting">;

/** The number, and a copy of the complaint as it was recorded (rule 4(5) as amended in 2026). `now`: UTC ms. */
export function mailReceived(tx: Writer, grievance: Grievance, now: number): void {
  const { number, createdAt } = grievance;
  post(tx, grievance, "received", now, () => ({
    subject: t("We have your complaint {number}", { number }),
    parts: [
      t("We have your complaint. Its number is {number}. This is what we recorded:", { number }),
      { facts: recorded(grievance) },
      { quote: grievance.words },
      t("We acknowledge it by {time}, and settle it by {end}.", {
        time: dateTime(acknowledgeBy(createdAt)),
        end: dateTime(settleBy(createdAt)),
      }),
      ...whereItStands(grievance),
    ],
  }));
}

/** A person has read it. `now`: UTC ms. */
export function mailAcknowledged(tx: Writer, grievance: Grievance, now: number): void {
  const { number, createdAt } = grievance;
  post(tx, grievance, "acknowledged", now, () => ({
    subject: t("We are looking into your complaint {number}", { number }),
    parts: [
      t("We have read your complaint {number} and are looking into it.", { number }),
      t("We settle it by {end} and write to you.", { end: dateTime(settleBy(createdAt)) }),
      ...whereItStands(grievance),
    ],
  }));
}

/** An answer that settles nothing yet, or the one that settles it. `now`: UTC ms. */
export function mailAnswer(
  tx: Writer,
  grievance: Grievance,
  { id, words, settles }: GrievanceAnswer,
  now: number,
): void {
  const { number } = grievance;
  const quoted: Part = { quote: words };
  if (!settles)
    return post(tx, grievance, `answered:${id}`, now, () => ({
      subject: t("Our answer to your complaint {number}", { number }),
      parts: [
        t("This is our answer to your complaint {number}:", { number }),
        quoted,
        ...whereItStands(grievance),
      ],
    }));
  post(tx, grievance, "settled", now, () => ({
    subject: t("Your complaint {number} is settled", { number }),
    parts: [
      t("We have settled your complaint {number}:", { number }),
      quoted,
      t(
        "You are not satisfied? Write to us again, or call the National Consumer Helpline at {phone}, or write to it at {site}.",
        { ...helpline },
      ),
      ...whereItStands(grievance),
    ],
  }));
}

/** In the language of the complaint, once for each step; to nobody without an e-mail. */
function post(tx: Writer, grievance: Grievance, step: string, now: number, words: Words): void {
  const { id, email, name } = grievance;
  if (!email) return;
  const [what = "", ...rest] = step.split(":");
  const key = [`grievance-${what}`, id, ...rest].join(":");
  const cover = { key, kind: `grievance-${what}`, to: email };
  inLanguage(grievance.language, () =>
    postLetter(tx, cover, { ...words(), greeting: greetingFor(name) }, now),
  );
}

function recorded({ number, kind, orderNumber, createdAt, ...person }: Grievance) {
  const facts: [string, string | null][] = [
    [t("Number"), number],
    [t("Received"), dateTime(createdAt)],
    [t("About"), t(kindWords[kind])],
    [t("Order"), orderNumber],
    [t("Name"), person.name],
    [t("Mobile"), shownPhone(person.phone)],
    [t("Email"), person.email],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

const whereItStands = (grievance: Grievance): Part[] => [
  { link: pageOf(statusPath(grievance)), label: t("See how your complaint stands") },
  t("Anyone with this link can read the complaint. Please do not share it."),
];
