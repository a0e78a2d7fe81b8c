import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { admin, shopper } from "../../cast";
import { mailsOf } from "../../people/mail/outbox";
import { product } from "../../shelf";
import { sentQuote, typed } from "./quoting";

test("a quote is mailed in the language of the account that has the address, with a link to that page", async () => {
  const buyer = await shopper();
  await write((tx) => tx.update(users).set({ language: "gu" }).where(eq(users.id, buyer.id)).run());
  const tin = await product();
  const packs = { [`packs.${tin.id}`]: "6", [`price.${tin.id}`]: "2600" };
  const known = await sentQuote(await admin(), typed({ ...packs, email: buyer.email }));
  const guests = await sentQuote(await admin(), typed(packs));
  const [gujarati, english] = mailsOf("quote");
  expect(gujarati?.subject).toBe(`અમારું ક્વોટેશન ${known.number}`);
  expect(gujarati?.text).toContain(`/gu/quote/${known.token}`);
  expect(english?.subject).toBe(`Our quote ${guests.number}`);
  expect(english?.text).toContain(`/quote/${guests.token}`);
});
