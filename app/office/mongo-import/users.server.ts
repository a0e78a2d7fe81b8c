import { isBcrypt } from "~/people/accounts/sign-in/bcrypt";
import { emailKey } from "~/base/lib/typed/email";
import { hashAnswerOfMany, unusableHash } from "~/people/accounts/sign-in/password.server";
import { users } from "~/base/db/schema";
import { newToken } from "~/base/lib/ids.server";
import { Batch, type Ready } from "./batch.server";
import { type DumpFile, rowsOf } from "./dump.server";
import { idIn, numberIn, textIn, timesOf } from "./fields";
import type { Known } from "./known.server";
import { type Doc, isDoc } from "./plain-value";
import type { Place, Report } from "./report";

type Row = typeof users.$inferInsert;
/** A user before hashing; `answer` null: there was none, so none will ever match. */
type Draft = Omit<Row, "answerHash" | "passwordHash"> & {
  answer: string | null;
  /** The old shop's password hash; null: unusable. */
  bcrypt: string | null;
};

/** Concurrent hashes: one per thread of the pool. */
const hashedAtOnce = 16;

/** Imports the accounts. If the shop already has one with that e-mail, it stays and the old id maps to it. */
export async function importUsers(
  file: DumpFile,
  known: Known,
  report: Report,
  { isDry, now }: { isDry: boolean; now: number },
): Promise<void> {
  const count = report.of("users");
  const batch = new Batch<Row>(report, isDry, (tx, rows) => {
    tx.insert(users).values(rows).run();
  });
  const unusable = unusableHash();
  let drafts: Ready<Draft>[] = [];
  const hashDrafts = async () => {
    const hashed = await Promise.all(drafts.map((draft) => withHashes(draft, unusable, isDry)));
    drafts = [];
    for (const each of hashed) await batch.add(each);
  };
  for await (const { line, doc, problem } of rowsOf(file)) {
    count.read += 1;
    if (!doc) {
      report.refuse({ file, line, id: null }, problem);
      continue;
    }
    const draft = userOf({ file, line, id: idIn(doc._id) }, doc, known, report, now);
    if (draft) drafts.push(draft);
    if (drafts.length >= hashedAtOnce) await hashDrafts();
  }
  await hashDrafts();
  await batch.flush();
}

async function withHashes(
  { place, row }: Ready<Draft>,
  unusable: string,
  isDry: boolean,
): Promise<Ready<Row>> {
  const { answer, bcrypt, ...rest } = row;
  const answerHash = isDry ? "" : await hashAnswerOfMany(answer ?? newToken());
  return { place, row: { ...rest, passwordHash: bcrypt ?? unusable, answerHash } };
}

function userOf(
  place: Place,
  doc: Doc,
  known: Known,
  report: Report,
  now: number,
): Ready<Draft> | null {
  const { id } = place;
  const email = emailKey(textIn(doc.email) ?? "");
  if (id === null) return refuse(report, place, "It has no usable _id.");
  if (known.people.has(id)) {
    report.of("users").there += 1;
    return null;
  }
  if (!isAddress(email)) return refuse(report, place, "Its e-mail is missing or invalid.");
  const existing = known.emails.get(email);
  if (existing) {
    known.people.set(id, existing);
    report.of("users").there += 1;
    report.note(
      place,
      `Its e-mail belongs to the account ${existing.id}, which stays; its orders go there.`,
    );
    return null;
  }
  const row = { id, email, ...factsOf(place, doc, email, report, now) };
  known.people.set(id, row);
  known.emails.set(email, row);
  return { place, row };
}

function factsOf(place: Place, doc: Doc, email: string, report: Report, now: number) {
  const name = textIn(doc.name);
  if (name === null) report.note(place, "It has no name: the first part of its e-mail is used.");
  const password = textIn(doc.password);
  const isUsable = password !== null && isBcrypt(password);
  if (!isUsable)
    report.note(place, "Its password cannot be used: its owner sets one with the security answer.");
  const answer = textIn(doc.answer);
  if (answer === null)
    report.note(place, "It has no security answer, so a forgotten password cannot be reset.");
  const { createdAt, updatedAt, isGuessed } = timesOf(doc, place.id ?? "", now);
  if (isGuessed) report.note(place, "Its date is impossible and was replaced.");
  return {
    name: name ?? email.slice(0, email.indexOf("@")),
    bcrypt: isUsable ? password : null,
    phone: textIn(doc.phone) ?? "",
    address: addressOf(doc.address),
    role: roleOf(place, doc.role, report),
    answer,
    createdAt,
    updatedAt,
  };
}

function roleOf(place: Place, value: unknown, report: Report): number {
  const role = value === undefined || value === null ? 0 : numberIn(value);
  if (role !== 0 && role !== 1)
    report.note(place, "Its role is neither 0 nor 1: it becomes a shopper.");
  return role === 1 ? 1 : 0;
}

/** One line; one form of the old shop stored an object of its parts. */
function addressOf(value: unknown): string {
  if (!isDoc(value)) return textIn(value) ?? "";
  return Object.values(value)
    .map(textIn)
    .filter((part) => part !== null)
    .join(", ");
}

function isAddress(email: string): boolean {
  // A database constraint requires lower case, but lower() there handles ASCII letters only.
  return email.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email);
}

function refuse(report: Report, place: Place, reason: string): null {
  report.refuse(place, reason);
  return null;
}
