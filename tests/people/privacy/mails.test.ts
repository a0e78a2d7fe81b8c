import { expect, test } from "vitest";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { emptyOutbox, mailsOf, waiting } from "../mail/outbox";
import { sold } from "../../sales/orders/sold";

const email = "a@b.co";
const toShop = "shop@example.com";

test("mails to the erased address and those that quote it go, not those that quote a longer one", async () => {
  await emptyOutbox();
  const { id } = await sold({ userId: null, buyerEmail: email, status: "deliverd" });
  const gone = [
    { recipient: "A@B.co", text: "Thank you." },
    // It was sent to an address that the order had before.
    { recipient: "old@example.com", text: "Thank you.", key: `order-paid:${id}` },
    { recipient: "old@example.com", text: "On its way.", key: `order-shipped:${id}:DTDC:D1` },
    { recipient: "old@example.com", text: "Its number.", key: `order-parcel:${id}:x1` },
    { recipient: toShop, text: "Reply to a@b.co." },
    { recipient: toShop, text: "From: Asha <A@B.CO>" },
    { recipient: toShop, text: "aa@b.com wrote, a@b.co too" },
    { recipient: toShop, text: "a@b.co" },
  ];
  const kept = [
    "From: aa@b.com",
    "From: a@b.com",
    "From: aa@b.co",
    "From: a@b.co.in",
    "From: x.a@b.co",
    "From: x-a@b.co",
    "From: x+a@b.co",
    "From: a@b.co-op.example",
  ];
  for (const mail of gone) await waiting(mail);
  for (const text of kept) await waiting({ recipient: toShop, text });
  await waiting({ recipient: "aa@b.com", key: `order-paid:${id.slice(0, -1)}` });
  expect(await eraseUser(email)).toMatchObject({ orders: 1, mails: gone.length });
  const left = mailsOf().map(({ text }) => text);
  expect(left.toSorted()).toEqual([...kept, "Thank you.\n"].toSorted());
});
