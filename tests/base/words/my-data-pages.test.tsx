import "../../sales/orders/with-mail";
import { expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { createMailLink } from "~/people/accounts/mail-links.server";
import { openMyData } from "~/people/privacy/my-data/link.server";
import * as own from "~/routes/account/my-data";
import * as asked from "~/routes/my-data/my-data";
import * as erased from "~/routes/my-data/erased";
import * as link from "~/routes/my-data/open";
import { inLanguage } from "~/base/words/language";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, cookiesOf, shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { isForgotten, readIn } from "./forgotten";

const path = "/dashboard/user/my-data";
/** Named in capitals; the goods, and what stands in every language. */
const facts = [
  "Groundnut oil",
  "Razorpay",
  "example.com",
  "Welcome: your account is ready",
  "a@",
  "g@",
  "owner@",
];

async function member() {
  const user = await shopper({ name: "ASHA", email: "A@EXAMPLE.COM", address: "RING ROAD" });
  const mine = { buyerName: "ASHA", buyerEmail: "A@EXAMPLE.COM", buyerAddress: "RING ROAD" };
  await sold({ userId: user.id, status: "Processing", ...mine });
  return cookieOf(user);
}

async function guest() {
  const email = "g@example.com";
  await sold({ userId: null, buyerEmail: email, buyerName: "ASHA", buyerAddress: "RING ROAD" });
  const token = await write((tx) => createMailLink(tx, "my-data", { email }));
  return cookiesOf([(await openMyData(token, null)) ?? ""]);
}

const pages: Record<string, () => Promise<string>> = {
  "of an account": async () => htmlOf(own, argsFor(path, { cookie: await member() })),
  "of the owner": async () =>
    htmlOf(
      own,
      argsFor(`${path}?sent=1`, {
        cookie: await cookieOf(
          await admin({ name: "ASHA", email: "OWNER@EXAMPLE.COM", address: "ROAD" }),
        ),
      }),
    ),
  "of a guest": async () => htmlOf(asked, argsFor("/my-data", { cookie: await guest() })),
  "that asks for the e-mail": () => htmlOf(asked, argsFor("/my-data")),
  "that says what was sent": () => htmlOf(asked, argsFor("/my-data?sent=1")),
  "of a dead link": () => htmlOf(link, argsFor("/my-data/x", { params: { token: "x" } })),
  "after erasing": async () => {
    const cookie = await cookieOf(await shopper());
    const form = { intent: "erase", sure: "on" };
    const answer = await posted(own.action, path, form, { cookie });
    return htmlOf(erased, argsFor("/my-data/erased", { cookie: answer.cookie }));
  },
};

test.each(Object.entries(pages))("every word is translated on the page %s", async (_, render) => {
  const html = await inLanguage("xx", render);
  const texts = readIn(html.replaceAll("<!-- -->", ""));
  expect(texts.filter((text) => text.includes("⟦")).length).toBeGreaterThan(1);
  expect(texts.filter((text) => isForgotten(text, facts))).toEqual([]);
});
