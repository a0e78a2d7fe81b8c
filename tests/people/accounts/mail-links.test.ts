import { expect, test } from "vitest";
import {
  createMailLink,
  endPasswordLinks,
  mailLinkBy,
  type MailLinkKind,
  sweepMailLinks,
  redeemMailLink,
} from "~/people/accounts/mail-links.server";
import { db, write } from "~/base/db/connection.server";
import { mailLinks } from "~/base/db/schema";
import { day, minute } from "~/base/lib/time";
import { shopper } from "../../cast";

const now = Date.UTC(2026, 10, 22, 6);
const email = " Asha@Example.com ";
const linkFor = (kind: MailLinkKind, about: { userId?: string; orderId?: string } = {}) =>
  write((tx) => createMailLink(tx, kind, { email, ...about }, now));
const used = (kind: MailLinkKind, token: string, at = now) =>
  write((tx) => redeemMailLink(tx, kind, token, at));

test("a link can be looked at any number of times and used once", async () => {
  const token = await linkFor("claim", { orderId: "order-1" });
  for (const _ of [1, 2])
    expect(mailLinkBy("claim", token, now)).toMatchObject({
      kind: "claim",
      email: "asha@example.com",
      orderId: "order-1",
      usedAt: null,
    });
  expect(await used("claim", token)).toMatchObject({ orderId: "order-1" });
  expect(await used("claim", token)).toBeNull();
  expect(mailLinkBy("claim", token, now)).toBeNull();
});

test("two uses at once: one wins", async () => {
  const token = await linkFor("account");
  const both = await Promise.all([used("account", token), used("account", token)]);
  expect(both.filter(Boolean)).toHaveLength(1);
});

test("the table does not hold what is in the mail", async () => {
  const token = await linkFor("password");
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(db.select().from(mailLinks).all())).not.toContain(token);
});

test.each([
  ["password", 30 * minute],
  ["account", 7 * day],
  ["claim", 7 * day],
] as const)("a %s link lasts %i ms", async (kind, ms) => {
  const token = await linkFor(kind);
  expect(mailLinkBy(kind, token, now + ms - 1)).not.toBeNull();
  expect(mailLinkBy(kind, token, now + ms)).toBeNull();
  expect(await used(kind, token, now + ms)).toBeNull();
});

test("a link is good for its own kind only, and an unknown token for none", async () => {
  const token = await linkFor("claim");
  expect(await used("password", token)).toBeNull();
  expect(await used("account", token)).toBeNull();
  expect(mailLinkBy("password", token, now)).toBeNull();
  expect(mailLinkBy("claim", "unknown", now)).toBeNull();
  expect(await used("claim", token)).not.toBeNull();
});

test("using a password link makes the account's other password links void, and nobody else's", async () => {
  const [user, other] = [await shopper(), await shopper()];
  const [first, second] = [
    await linkFor("password", { userId: user.id }),
    await linkFor("password", { userId: user.id }),
  ];
  const claim = await linkFor("claim", { userId: user.id });
  const others = await linkFor("password", { userId: other.id });
  expect(await used("password", second)).not.toBeNull();
  expect(mailLinkBy("password", first, now)).toBeNull();
  expect(mailLinkBy("claim", claim, now)).not.toBeNull();
  expect(mailLinkBy("password", others, now)).not.toBeNull();
  await write((tx) => endPasswordLinks(tx, other.id, now));
  expect(mailLinkBy("password", others, now)).toBeNull();
});

test("expired links are swept, others stay", async () => {
  await write((tx) => tx.delete(mailLinks).run());
  await linkFor("password");
  const claim = await linkFor("claim");
  await sweepMailLinks(now + 30 * minute + 1);
  expect(db.select().from(mailLinks).all()).toHaveLength(1);
  expect(mailLinkBy("claim", claim, now)).not.toBeNull();
});
