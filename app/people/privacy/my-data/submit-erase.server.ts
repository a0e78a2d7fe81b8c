import { z } from "zod";
import { noSessionCookie } from "~/people/accounts/session/session.server";
import { type Reader, write } from "~/base/db/connection.server";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { signedCookie } from "~/base/lib/http/signed-cookie.server";
import { minute, second } from "~/base/lib/time";
import { t } from "~/base/words/say";
import type { KnownPerson } from "../person.server";
import { settings } from "~/base/lib/env/settings.server";
import { newId } from "~/base/lib/ids.server";
import { postLetter } from "~/people/mail/post.server";
import { erasePerson } from "../erase-user.server";
import { bySelf } from "./by-self";
import { erasedLetter } from "./letters.server";
import { mayErase, erasableOf } from "./erasable.server";
import { closeMyData } from "./link.server";
import type { ErasedReceipt } from "./receipt";

const cookie = signedCookie("prayosha_erased", (10 * minute) / second);
const receiptShape = z.object({
  account: z.boolean(),
  orders: z.number(),
  enquiries: z.number(),
  mails: z.number(),
  invoices: z.number(),
  invoicesUntil: z.number().nullable(),
});

/** Erases a person who has proved who they are; ends all access of this browser. */
export async function submitErase(form: FormData, find: (reader: Reader) => KnownPerson | null) {
  if (form.get("sure") !== "on")
    return invalid(
      problemWith("form", t("Please tick that you want it: it cannot be undone."), form),
    );
  const receipt = await eraseOwn(find);
  if (!receipt)
    return invalid(
      problemWith(
        "form",
        t("Nothing was erased: please look below for what stands against it."),
        form,
      ),
      { status: 409 },
    );
  const headers = new Headers();
  headers.append("Set-Cookie", await cookie.serialize(receipt));
  headers.append("Set-Cookie", await closeMyData());
  if (receipt.account) headers.append("Set-Cookie", await noSessionCookie());
  return seeOther("/my-data/erased", { headers, newSession: true });
}

/** What this browser has just erased; null: nothing. */
export async function receiptIn(request: Request): Promise<ErasedReceipt | null> {
  const parsed: unknown = await cookie.parse(request.headers.get("Cookie"));
  return receiptShape.safeParse(parsed).data ?? null;
}

/**
 * Erases a person who asked for it and has proved who they are, and mails a confirmation to the old address, which is forgotten when that
 * mail is sent. Null: something stands against it (`erasableOf`), or there is nobody any more. `find` looks the person up in the write.
 */
async function eraseOwn(
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
