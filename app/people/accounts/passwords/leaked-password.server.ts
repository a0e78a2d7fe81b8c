import { defaultName } from "~/upkeep/pages/company";
import { storedFacts } from "~/upkeep/pages/company.server";
import { Refused } from "~/base/lib/refused";
import { shortestOfStaff, shortestPassword, tooShort } from "../limits";
import { isStaff, type Member } from "../member";
import { t } from "~/base/words/say";

/** Loaded on first use: most processes never need it. One 350 KB string takes less memory than a set of 42,000. */
let list: Promise<string> | undefined;

async function isCommon(plain: string): Promise<boolean> {
  list ??= import("./leaked-passwords.txt?raw").then(({ default: text }) => `\n${text}`);
  return (await list).includes(`\n${plain}\n`);
}

/**
 * Why a new password is too weak, as a message about `field`, or null. Refuses passwords that are too short, among the
 * most common leaked ones, or made of the user's e-mail or the shop's name, with or without digits around it. Ignores
 * case. Only for new passwords: existing ones are never checked.
 */
export async function weaknessOf(
  field: "password" | "newpassword",
  password: string,
  email: string,
): Promise<string | null> {
  if (password.length < shortestPassword) return t(tooShort(field));
  const plain = password.normalize("NFC").toLowerCase();
  if (!plain.includes("\n") && (await isCommon(plain)))
    return t(`${field} is one that very many people use; please choose another one`);
  const address = email.trim().toLowerCase();
  const { facts } = storedFacts();
  const names = [defaultName, facts.name ?? ""].flatMap((name) => [name, ...name.split(" ")]);
  const known = [address, address.split("@")[0] ?? "", ...names].map(lettersOf);
  const letters = lettersOf(plain);
  return plain === address || (letters.length >= 4 && known.includes(letters))
    ? t(
        `${field} is too easy to guess from your email or the shop's name; please choose another one`,
      )
    : null;
}

/**
 * Call before a new password is hashed, once it is known whose it is: throws `Refused`, with the sentence beside `field`, if it is too
 * short for somebody on the staff.
 */
export function requireLongEnough(
  field: "password" | "newpassword",
  password: string,
  member: Member,
): void {
  if (!isStaff(member) || password.length >= shortestOfStaff) return;
  const sentence = t(tooShort(field, shortestOfStaff));
  throw new Refused(sentence, { [field]: sentence });
}

/** Only the letters, in lower case; a text without any letter is returned unchanged. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "") || text;
}
