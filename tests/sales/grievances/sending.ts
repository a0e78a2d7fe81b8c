import { asc, like } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { attempts, grievances, mails, notices, settings } from "~/base/db/schema";
import { action } from "~/routes/site/grievances";
import { posted } from "../../people/accounts/answers";

export const typed = {
  kind: "goods",
  order: " pr-000012 ",
  words: "The tin leaks.\r\nPlease send another one.",
  name: "Asha Patel",
  phone: "098250 12345",
  email: "asha@example.com",
};

/** Posts the complaint form, from a network of its own if one is given. */
export const send = (form: Record<string, string> = typed, address?: string, cookie?: string) =>
  posted(action, "/grievances", form, { address, cookie });

/** All complaints, oldest first. */
export const stored = () =>
  db.select().from(grievances).orderBy(asc(grievances.createdAt), asc(grievances.id)).all();

/** The mails to complainants, oldest first. */
export const letters = () =>
  db.select().from(mails).where(like(mails.kind, "grievance-%")).orderBy(asc(mails.id)).all();

export const clear = () =>
  write((tx) => {
    for (const table of [grievances, attempts, mails, notices, settings]) tx.delete(table).run();
  });
