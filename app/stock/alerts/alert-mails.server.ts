import type { Writer } from "~/db/connection.server";
import { shopAddress } from "~/lib/http/listening.server";
import { postLetter } from "~/mail/post.server";

type Product = { name: string; slug: string };

const greeting = "Hello,";

/** Queues the mail that asks whether its reader wants to be told. It holds nothing that the asker typed. */
export function mailQuestion(
  tx: Writer,
  { key, to, token }: { key: string; to: string; token: string },
  { name }: Pick<Product, "name">,
  now: number,
): void {
  postLetter(
    tx,
    { key: `alert-question:${key}`, kind: "alert-question", to },
    {
      subject: `Shall we tell you when it is back: ${name}?`,
      greeting,
      parts: [
        `Someone asked us to write to this address when ${name} can be bought again.`,
        "If this was you, open this link within 7 days and press the button. You then get one mail, and can change your mind on the same page.",
        { link: `${shopAddress()}/back/${token}`, label: "Tell me when it is back" },
        "If it was not you, there is nothing to do: we do not write again, and forget the address.",
      ],
    },
    now,
  );
}

/** Queues the one mail about a product that is back. */
export function mailBack(
  tx: Writer,
  { key, to }: { key: string; to: string },
  { name, slug }: Product,
  now: number,
): void {
  postLetter(
    tx,
    { key: `alert-back:${key}`, kind: "alert-back", to },
    {
      subject: `It is back: ${name}`,
      greeting,
      parts: [
        `You asked us to tell you: ${name} can be bought again, as long as there are packs.`,
        { link: `${shopAddress()}/product/${slug}`, label: "See it in the shop" },
        "This is the only mail about it. We have taken your address off the list.",
      ],
    },
    now,
  );
}
