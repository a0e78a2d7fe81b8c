import type { Writer } from "~/base/db/connection.server";
import { dayOf } from "~/base/lib/days";
import { shopAddress } from "~/base/lib/http/listening.server";
import { newId } from "~/base/lib/ids.server";
import { postToOperator } from "~/people/mail/post.server";
import type { Asked } from "./trade-form";
import { tradePath } from "./trade-paths";
import { t } from "~/base/words/say";
import { mailPerson, pageOf } from "~/people/accounts/person-mail.server";

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

/** Tells the customer what the owner decided, in their language. */
export function mailDecision(
  tx: Writer,
  person: Pick<Person, "id" | "name" | "email">,
  decided: { kind: "approved"; list: string | null; mayPayLater: boolean } | { kind: "refused" },
  now: number,
): void {
  const kind = `trade-${decided.kind}`;
  const letter = decided.kind === "approved" ? () => approved(decided) : refused;
  mailPerson(tx, person, { key: `${kind}:${newId(now)}`, kind }, letter, now);
}

const approved = ({ list, mayPayLater }: { list: string | null; mayPayLater: boolean }) => ({
  subject: t("Your trade account is open"),
  parts: [
    list
      ? t("When you are logged in, the shop shows you your own prices from now on.")
      : t("Your trade account is open."),
    ...(mayPayLater ? [t("You may also pay later, after the delivery.")] : []),
    t("The quick-order sheet has all packs, one number each:"),
    { link: pageOf("/quick-order"), label: t("Open the sheet") },
  ],
});

const refused = () => ({
  subject: t("About your trade account"),
  parts: [
    t("Thank you for asking for trade prices. We cannot offer them to you at the moment."),
    t(
      "The prices by quantity on our pages are for everybody, and for a large order we gladly make you an offer:",
    ),
    { link: pageOf("/bulk"), label: t("Ask for a bulk order") },
  ],
});
