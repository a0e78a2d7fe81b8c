import type { Writer } from "~/db/connection.server";
import { dayOf } from "~/lib/days";
import { shopAddress } from "~/lib/http/listening.server";
import { newId } from "~/lib/ids.server";
import { greetingFor } from "~/mail/greeting";
import { postLetter, postToOperator } from "~/mail/post.server";
import type { Asked } from "./trade-form";
import { tradePath } from "./trade-paths";

type Person = { id: string; name: string; email: string; phone: string };

/** Tells the owner who asks for trade prices; of one person at most once a day. */
export function mailAsking(tx: Writer, person: Person, { firm, gstin }: Asked, now: number): void {
  const { id, name, email, phone } = person;
  postToOperator(
    tx,
    { key: `trade-asked:${id}:${dayOf(now)}`, kind: "trade-asked" },
    {
      subject: `${firm} asks for trade prices`,
      parts: [
        "A customer asks for trade prices.",
        {
          facts: [
            ["Firm", firm],
            ["GSTIN", gstin ?? "none"],
            ["Name", name],
            ["Email", email],
            ["Phone", phone],
          ],
        },
        { link: `${shopAddress()}${tradePath(id)}`, label: "Decide about it" },
      ],
    },
    now,
  );
}

/** Tells the customer what the owner decided. */
export function mailDecision(
  tx: Writer,
  { name, email }: Pick<Person, "name" | "email">,
  decided: { kind: "approved"; list: string | null; mayPayLater: boolean } | { kind: "refused" },
  now: number,
): void {
  const isApproved = decided.kind === "approved";
  postLetter(
    tx,
    { key: `trade-${decided.kind}:${newId(now)}`, kind: `trade-${decided.kind}`, to: email },
    {
      subject: isApproved ? "Your trade account is open" : "About your trade account",
      greeting: greetingFor(name),
      parts: isApproved
        ? [
            decided.list
              ? "When you are logged in, the shop shows you your own prices from now on."
              : "Your trade account is open.",
            ...(decided.mayPayLater ? ["You may also pay later, after the delivery."] : []),
            "The quick-order sheet has all packs, one number each:",
            { link: `${shopAddress()}/quick-order`, label: "Open the sheet" },
          ]
        : [
            "Thank you for asking for trade prices. We cannot offer them to you at the moment.",
            "The prices by quantity on our pages are for everybody, and for a large order we gladly make you an offer:",
            { link: `${shopAddress()}/bulk`, label: "Ask for a bulk order" },
          ],
    },
    now,
  );
}
