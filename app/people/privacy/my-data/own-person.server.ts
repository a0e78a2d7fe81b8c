import { eq, inArray } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { orders, users } from "~/base/db/schema";
import {
  type FoundBy,
  type FoundOrder,
  forIds,
  guestOrdersBy,
  type KnownPerson,
  ordersOfAccount,
  provedNumbers,
} from "../person.server";

/*
 * What a person sees and erases without the operator. Stricter than `personBy`: anybody can register with a stranger's e-mail and type
 * a stranger's number.
 */

/** Stands where an e-mail is not proved: nothing can be found by it. */
const nobodys = (userId: string) => `${userId.toLowerCase()}@unproved.invalid`;

/**
 * The person signed in: the account with its orders; what came with its e-mail alone (guests' orders, enquiries, alerts, other mails)
 * only after a mailed link showed that the e-mail is theirs. Null: no such account.
 */
function personOfAccount(reader: Reader, userId: string): KnownPerson | null {
  const user = reader.select().from(users).where(eq(users.id, userId)).get();
  if (!user) return null;
  const own = ordersOfAccount(reader, user);
  if (user.emailProvedAt === null)
    return known(reader, { email: nobodys(user.id), user, own, byEmail: [] });
  return known(reader, {
    email: user.email,
    user,
    own,
    byEmail: guestOrdersBy(reader, user.email),
  });
}

/** The person who reads the mails of this address (an `emailKey`), with or without an account. */
export function personOfEmail(reader: Reader, email: string): KnownPerson {
  const user = reader.select().from(users).where(eq(users.email, email)).get() ?? null;
  const own = user ? ordersOfAccount(reader, user) : [];
  return known(reader, { email, user, own, byEmail: guestOrdersBy(reader, email) });
}

/** Whether what came with the e-mail alone is included. */
export const isEmailProved = ({ email, user }: KnownPerson): boolean =>
  email !== nobodys(user?.id ?? "");

type Found = Pick<KnownPerson, "email" | "user"> & { own: FoundOrder[]; byEmail: FoundOrder[] };

function known(reader: Reader, { email, user, own, byEmail }: Found): KnownPerson {
  const foundBy = new Map<string, FoundBy>();
  for (const { id } of byEmail) foundBy.set(id, "email");
  for (const { id } of own) foundBy.set(id, "account");
  const numbers = ownNumbers(reader, [...own, ...byEmail]);
  return { email, user, orderIds: [...foundBy.keys()], foundBy, numbers };
}

/** The numbers of paid or delivered orders that stand in nobody else's order. */
function ownNumbers(reader: Reader, found: FoundOrder[]): string[] {
  const ids = new Set(found.map(({ id }) => id));
  const proved = provedNumbers(found);
  const others = forIds(proved, (some) =>
    reader
      .select({ id: orders.id, phone: orders.buyerPhone })
      .from(orders)
      .where(inArray(orders.buyerPhone, some))
      .all(),
  ).filter(({ id }) => !ids.has(id));
  const shared = new Set(others.map(({ phone }) => phone));
  return proved.filter((number) => !shared.has(number));
}

/** `personOfAccount` of the signed-in user. */
export function ownPerson(userId: string, reader: Reader = db): KnownPerson {
  const person = personOfAccount(reader, userId);
  if (!person) throw new Error("The account of a session does not exist");
  return person;
}
