import type { Writer } from "~/base/db/connection.server";
import type { ReturnReason, ReturnWish } from "~/base/db/statuses";
import { shopAddress } from "~/base/lib/http/listening.server";
import { tell } from "~/people/notices/tell.server";
import { returnPath } from "./admin-paths";
import { ownersReason, ownersWish } from "./return-words";

type Told = {
  id: string;
  number: string;
  orderNumber: string;
  reason: ReturnReason;
  wish: ReturnWish;
};

/** Tells the owner of a return that is asked for. The buyer's words and photos stay behind the sign-in. `now`: UTC ms. */
export function tellOfReturn(
  tx: Writer,
  { id, number, orderNumber, reason, wish }: Told,
  now: number,
): void {
  const key = `return:${id}`;
  const path = returnPath(number);
  const letter = {
    subject: `A return is asked for: ${number}`,
    parts: [
      "A buyer asks for a return. Please answer within 48 hours.",
      {
        facts: [
          ["Order", orderNumber],
          ["Why", ownersReason[reason]],
          ["Wanted", ownersWish[wish]],
        ] as [string, string][],
      },
      { link: shopAddress() + path, label: "Look at it" },
    ],
  };
  const words = `A return is asked for: ${number}, ${ownersReason[reason]}`;
  tell(tx, { key, kind: "enquiry", words, path, mail: { key, kind: "return", letter } }, now);
}
