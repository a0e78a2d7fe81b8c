import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { t } from "~/base/words/say";
import { PhotoRow } from "~/sales/orders/page/photo-row";
import { GoodsInALine } from "~/sales/orders/page/goods";
import type { Again } from "./same-again.server";

/** First on home: what this buyer ordered last, at today's price, and one button that puts it into the cart. */
export function SameAgain({ again }: { again: Again }) {
  const { token, of, goods, sumPaise, notes, isGuest } = again;
  return (
    <section className="same-again" aria-labelledby="same-again">
      <div className="panel">
        <PhotoRow goods={goods} priority="soon" />
        <div className="same-again-words">
          <h2 id="same-again">{t("The same again")}</h2>
          <p className="muted small">{of}</p>
          <p className="same-again-goods">
            <GoodsInALine goods={goods} />
          </p>
          <p className="same-again-sum">{t("{sum} before delivery", { sum: rupees(sumPaise) })}</p>
          {notes.map((note) => (
            <p key={note} className="muted small">
              {note}
            </p>
          ))}
        </div>
        <div className="same-again-deeds">
          <Form method="post" action={`/order/${token}/again`}>
            <Button>{t("Put into the cart")}</Button>
          </Form>
          {isGuest && (
            <Form method="post" action="/checkout/not-you">
              <Button tone="quiet" className="button-link" name="to" value="home">
                {t("Not you?")}
              </Button>
            </Form>
          )}
        </div>
      </div>
    </section>
  );
}
