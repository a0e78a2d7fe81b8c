import { PlainProblem } from "~/base/lib/env/plain-problem";
import { eraseUser } from "./erase-user.server";
import { exportUser } from "./export-user.server";

type Say = (sentence: string) => void;

/** `export-user EMAIL`: prints all personal data stored for this e-mail, as JSON. Throws `PlainProblem` if there is none. */
export async function exportUserCommand(args: string[], say: Say): Promise<void> {
  const exported = await exportUser(emailIn(args, "export-user"));
  if (!exported) throw new PlainProblem("The shop knows nothing of this e-mail.");
  say(JSON.stringify(exported, null, 2));
}

/** `erase-user EMAIL`: erases a person's data. Throws `PlainProblem` if there is none or open orders still need it. */
export async function eraseUserCommand(args: string[], say: Say): Promise<void> {
  const erased = await eraseUser(emailIn(args, "erase-user"));
  if (!erased) throw new PlainProblem("The shop knows nothing of this e-mail.");
  const { account, orders, byMobile, enquiries, mails } = erased;
  say(
    `Erased: ${account ? "the account" : "no account"}, the buyer of ${orders} orders, ${enquiries} enquiries, ${mails} mails.`,
  );
  if (byMobile > 0)
    say(
      `${byMobile} of the orders had no e-mail and were found by the mobile number of the others.`,
    );
  say(
    "Invoices stay as they were issued, and backups made before today still hold the data until their time is over.",
  );
}

function emailIn([email, ...more]: string[], command: string): string {
  if (email?.includes("@") && more.length === 0) return email;
  throw new PlainProblem(`Say whose e-mail: npm run ${command} name@example.com`);
}
