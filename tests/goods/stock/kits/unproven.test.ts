import { beforeAll, expect, test } from "vitest";
import { changeCheckout } from "~/sales/checkout/checkout-settings.server";
import { db } from "~/base/db/connection.server";
import { newId } from "~/base/lib/ids.server";
import { packAhead } from "~/goods/stock/kits/pack.server";
import { overAllowed } from "~/goods/stock/unproven.server";
import { admin } from "../../../cast";
import { carton } from "./kit";

const owner = { id: "owner", name: "Owner" };
beforeAll(async () => {
  await changeCheckout({ unprovenPacks: 25, networkPacks: 12, transferDays: 2 }, await admin());
});

const over = (wanted: [string, number][], network: string | null = null) => {
  const lines = wanted.map(([productId, quantity]) => ({ productId, quantity }));
  const who = { cartId: "c", userId: null, network, now: Date.now() };
  return [...overAllowed(db, lines, who)];
};

test("what may be ordered unpaid of a carton is its ready packs and those that its parts make", async () => {
  const { single, carton: kit } = await carton(50);
  await packAhead(kit.id, { id: newId(), packs: 1, chosen: new Map() }, owner);
  expect(over([[kit.id, 3]])).toEqual([]);
  expect(over([[kit.id, 4]])).toEqual([[kit.id, 3]]);
  expect(over([[kit.id, 3]], "n")).toEqual([[kit.id, 2]]);
  expect(over([[single.id, 25]])).toEqual([]);
  expect(over([[single.id, 26]])).toEqual([[single.id, 25]]);
});

test("a carton and singles in one cart share what may be ordered unpaid, line after line", async () => {
  const { single, carton: kit } = await carton(50);
  const both: [string, number][] = [
    [kit.id, 2],
    [single.id, 10],
  ];
  expect(over(both)).toEqual([[single.id, 5]]);
  expect(over(both.toReversed())).toEqual([[kit.id, 1]]);
});
