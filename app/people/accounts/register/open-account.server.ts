import type { Writer } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { language } from "~/base/words/language";
import { mailWelcome } from "../account-mails.server";
import { emailKey } from "~/base/lib/typed/email";
import { type Viewer, viewerColumns } from "../viewer-columns.server";

type Opened = {
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  answerHash: string;
};

/** Opens an account for a proved e-mail that has none yet, without an address, and queues the welcome mail. `now`: UTC ms. */
export function openAccount(tx: Writer, { email, ...opened }: Opened, now: number): Viewer {
  const row = {
    ...opened,
    id: newId(now),
    email: emailKey(email),
    address: "",
    role: 0,
    language: language(),
    createdAt: now,
    updatedAt: now,
  };
  const [user] = tx.insert(users).values(row).returning(viewerColumns).all();
  if (!user) throw new Error("The account was not stored");
  mailWelcome(tx, user, now);
  return user;
}
