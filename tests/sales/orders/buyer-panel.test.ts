import { beforeAll, expect, test } from "vitest";
import { placeLines } from "~/base/lib/india/place-lines";
import * as orderPage from "~/routes/admin/orders/order";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "./sold";

let cookie: string;
beforeAll(async () => {
  cookie = await cookieOf(await admin());
});

const parcel = {
  shipName: "Asha Patel",
  shipPhone: "98250 12345",
  shipLine: "7 Station Road",
  shipCity: "Bardoli",
  shipPin: "394601",
  shipState: "24",
};
/** As an order keeps it whose buyer has no other address. */
const itself = placeLines({
  line: "7 Station Road",
  area: "",
  city: "Bardoli",
  pin: "394601",
  state: "24",
}).join("\n");

/** What the order's page says of its buyer. */
async function panelOf(given: { userId: string | null; buyerAddress: string }) {
  const { number } = await sold({ ...parcel, ...given });
  const ask = { cookie, params: { number } };
  const page = await htmlOf(orderPage, argsFor(`/dashboard/admin/orders/${number}`, ask));
  return /<section[^>]*aria-labelledby="order-buyer".*?<\/section>/s.exec(page)?.[0] ?? "";
}

test("a guest's parcel has one address, and no profile is spoken of", async () => {
  const panel = await panelOf({ userId: null, buyerAddress: itself });
  expect(panel.match(/7 Station Road/g)).toHaveLength(1);
  expect(panel).not.toMatch(/profile|billing/i);
});

test("another address than that of the parcel is the one that is billed to, a guest's too", async () => {
  const { id } = await shopper();
  for (const userId of [id, null]) {
    const panel = await panelOf({ userId, buyerAddress: "12 Ring Road, Surat 395002" });
    expect(panel).toContain("<dt>Billing address</dt><dd>12 Ring Road, Surat 395002</dd>");
    expect(panel).not.toMatch(/profile/i);
  }
});
