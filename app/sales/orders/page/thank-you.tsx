import { rupees } from "~/base/lib/money";
import { arrivalLabel } from "../order-words";
import type { DeliveryWay } from "~/base/db/statuses";
import { type Goods, GoodsInALine } from "./goods";
import { t } from "~/base/words/say";

type Thanks = {
  number: string;
  /** How it stands, as a sentence. */
  standing: string;
  /** What happens next; null: nothing. */
  next: string | null;
  /** What was bought, and for how much; null: the page says it below. */
  bought: { lines: Goods[]; totalPaise: number; isPaid: boolean } | null;
  deliveryWay: DeliveryWay | null;
  /** "25–27 Nov"; null: not promised. */
  arrival: string | null;
  /** Recipient and address, with line breaks; null: not shown to everybody. */
  address: string | null;
  /** Where and when it is collected, with line breaks; null: it is not, or that is not known. */
  collectAt: string | null;
  /** A WhatsApp address of the shop that opens a message about this order; null: it has none. */
  whatsApp: string | null;
};

/** What a buyer wants to know right after ordering. `children`: links to the invoice and to the order. */
export function ThankYou({ thanks, children }: { thanks: Thanks; children?: React.ReactNode }) {
  const { standing, next, bought, deliveryWay, arrival } = thanks;
  const collects = deliveryWay === "collect";
  const place = collects ? thanks.collectAt : thanks.address;
  return (
    <section className="panel stack thank-you" aria-labelledby="thank-you">
      <h2 id="thank-you">{t("Thank you for your order")}</h2>
      <p>
        <strong>{standing}</strong> <span>{next}</span>
      </p>
      <dl className="facts">
        <dt>{t("Order")}</dt>
        <dd className="whole">{thanks.number}</dd>
        {bought && (
          <>
            <dt>{t("What")}</dt>
            <dd>
              <GoodsInALine goods={bought.lines} />
            </dd>
            <dt>{bought.isPaid ? t("Paid") : t("To pay")}</dt>
            <dd>{rupees(bought.totalPaise)}</dd>
          </>
        )}
        {arrival && (
          <>
            <dt>{arrivalLabel(deliveryWay)}</dt>
            <dd>{arrival}</dd>
          </>
        )}
        {place && (
          <>
            <dt>{collects ? t("Where") : t("Where to")}</dt>
            <dd className="parcel-address">{place}</dd>
          </>
        )}
      </dl>
      {children}
      {thanks.whatsApp && (
        <p>
          <a href={thanks.whatsApp} rel="noopener noreferrer">
            {t("Ask us on WhatsApp")}
          </a>
        </p>
      )}
    </section>
  );
}
