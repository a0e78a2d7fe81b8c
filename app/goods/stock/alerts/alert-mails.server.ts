import { pageOf } from "~/people/accounts/person-mail.server";
import { translated } from "~/goods/catalogue/translated.server";
import type { Writer } from "~/base/db/connection.server";
import { postLetter } from "~/people/mail/post.server";
import { t } from "~/base/words/say";

type Product = { id: string; name: string; slug: string };

/** Queues the mail that asks whether its reader wants to be told, in the language of the page. It holds nothing that the asker typed. */
export function mailQuestion(
  tx: Writer,
  { key, to, token }: { key: string; to: string; token: string },
  product: Pick<Product, "id" | "name">,
  now: number,
): void {
  const name = ownNameOf(product);
  postLetter(
    tx,
    { key: `alert-question:${key}`, kind: "alert-question", to },
    {
      subject: t("Shall we tell you when it is back: {name}?", { name }),
      greeting: t("Hello,"),
      parts: [
        t("Someone asked us to write to this address when {name} can be bought again.", { name }),
        t(
          "If this was you, open this link within 7 days and press the button. You then get one mail, and can change your mind on the same page.",
        ),
        { link: pageOf(`/back/${token}`), label: t("Tell me when it is back") },
        t(
          "If it was not you, there is nothing to do: we do not write again, and forget the address.",
        ),
      ],
    },
    now,
  );
}

/** Queues the one mail about a product that is back, in the language spoken now. */
export function mailBack(
  tx: Writer,
  { key, to }: { key: string; to: string },
  product: Product,
  now: number,
): void {
  const name = ownNameOf(product);
  postLetter(
    tx,
    { key: `alert-back:${key}`, kind: "alert-back", to },
    {
      subject: t("It is back: {name}", { name }),
      greeting: t("Hello,"),
      parts: [
        t("You asked us to tell you: {name} can be bought again, as long as there are packs.", {
          name,
        }),
        { link: pageOf(`/product/${product.slug}`), label: t("See it in the shop") },
        t("This is the only mail about it. We have taken your address off the list."),
      ],
    },
    now,
  );
}

const ownNameOf = (product: Pick<Product, "id" | "name">) =>
  translated([product])[0]?.name ?? product.name;
