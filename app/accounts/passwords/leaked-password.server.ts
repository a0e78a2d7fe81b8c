import { usualName } from "~/pages/company";
import { storedFacts } from "~/pages/company.server";
import { shortestPassword, tooShort } from "../limits";

/** Read when it is asked first: most processes never ask. One text of 350 KB takes less room than a set of 42,000. */
let list: Promise<string> | undefined;

async function isCommon(plain: string): Promise<boolean> {
  list ??= import("./leaked-passwords.txt?raw").then(({ default: text }) => `\n${text}`);
  return (await list).includes(`\n${plain}\n`);
}

/**
 * What is wrong with a new password, as a sentence about `field`, or null: it is too short, among the commonest ones that
 * leaked anywhere, or it is the owner's e-mail or the shop's name, with or without digits around it. Case makes no
 * difference. Passwords that were set before are never asked about.
 */
export async function weaknessOf(
  field: "password" | "newpassword",
  password: string,
  email: string,
): Promise<string | null> {
  if (password.length < shortestPassword) return tooShort(field);
  const plain = password.normalize("NFC").toLowerCase();
  if (!plain.includes("\n") && (await isCommon(plain)))
    return `${field} is one that very many people use; please choose another one`;
  const address = email.trim().toLowerCase();
  const { facts } = storedFacts();
  const names = [usualName, facts.name ?? ""].flatMap((name) => [name, ...name.split(" ")]);
  const known = [address, address.split("@")[0] ?? "", ...names].map(lettersOf);
  const letters = lettersOf(plain);
  return plain === address || (letters.length >= 4 && known.includes(letters))
    ? `${field} is too easy to guess from your email or the shop's name; please choose another one`
    : null;
}

/** Without digits, spaces and signs; what is nothing but these stays as it is. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "") || text;
}
