import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write } from "~/base/db/connection.server";
import { priceLists, priceSteps, tradeAccounts } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { shopper } from "../../cast";

const at = { createdAt: 1, updatedAt: 1 };

type Steps = Record<number, number>;

/** Prices of a product from numbers of packs on (packs → paise), for everybody or on a list. */
export function aStep(productId: string, steps: Steps, listId: string | null = null) {
  const rows = Object.entries(steps).map(([fromPacks, pricePaise]) => ({
    id: newId(),
    listId,
    productId,
    fromPacks: Number(fromPacks),
    pricePaise,
    ...at,
  }));
  return write((tx) => tx.insert(priceSteps).values(rows).run());
}

/** A price list with prices of one product. */
export async function aPriceList(productId: string, steps: Steps, name = `List ${newId()}`) {
  const id = newId();
  await write((tx) =>
    tx
      .insert(priceLists)
      .values({ id, name, ...at })
      .run(),
  );
  await aStep(productId, steps, id);
  return { id, name };
}

/** An account with this price list. */
export async function aTrader(priceListId: string): Promise<Viewer> {
  const user = await shopper({ name: "Mehul Shah" });
  await giveList(user.id, priceListId);
  return user;
}

/** Gives an account this price list. */
export async function giveList(userId: string, priceListId: string): Promise<void> {
  const approved = { approvedBy: "owner", approvedAt: 1 };
  await write((tx) =>
    tx
      .insert(tradeAccounts)
      .values({ userId, firm: "Shah & Sons", priceListId, ...approved, ...at })
      .run(),
  );
}
