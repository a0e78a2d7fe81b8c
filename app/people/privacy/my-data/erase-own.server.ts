import { type Reader, write } from "~/base/db/connection.server";
import { settings } from "~/base/lib/env/settings.server";
import { newId } from "~/base/lib/ids.server";
import { postLetter } from "~/people/mail/post.server";
import { erasePerson } from "../erase-user.server";
import type { KnownPerson } from "../person.server";
import { bySelf } from "./by-self";
import { erasedLetter } from "./letters.server";
import type { ErasedReceipt } from "./receipt";
import { mayErase, erasableOf } from "./erasable.server";

/**
 * Erases a person who asked for it and has proved who they are, and mails a confirmation to the old address, which is forgotten when that
 * mail is sent. Null: something stands against it (`erasableOf`), or there is nobody any more. `find` looks the person up in the write.
 */
export async function eraseOwn(
  find: (reader: Reader) => KnownPerson | null,
  now = Date.now(),
): Promise<ErasedReceipt | null> {
  return write((tx) => {
    const person = find(tx);
    if (!person) return null;
    const standing = erasableOf(tx, person);
    if (!mayErase(standing)) return null;
    const address = person.user?.email ?? person.email;
    const name = person.user?.name ?? "";
    const erased = erasePerson(tx, person, bySelf, now);
    if (!erased) return null;
    const { account, orders, enquiries, mails } = erased;
    const { invoices, invoicesUntil } = standing;
    const receipt = { account, orders, enquiries, mails, invoices, invoicesUntil };
    // Without a mail server it would stay in the outbox, with the address.
    if (settings.mail.smtp !== null)
      postLetter(
        tx,
        { key: `data-erased:${newId(now)}`, kind: "data-erased", to: address },
        erasedLetter(name, receipt, now),
        now,
      );
    return receipt;
  });
}
