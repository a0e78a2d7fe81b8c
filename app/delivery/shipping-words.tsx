import { Link } from "~/ui/link";
import { type Carrier, carriers } from "~/db/statuses";
import { type CompanyFacts, officeCity } from "~/pages/company";
import { PhoneLinks } from "~/pages/company-details";
import { Policy } from "~/pages/policy";
import { WriteToUs } from "~/pages/write-to-us";
import { timeOfDay } from "./calendar";
import type { DeliveryFacts } from "./facts.server";
import { RatesWords } from "./rates-words";

/** `cutOff`: minutes after midnight from which an order leaves on the next business day. */
export function ShippingWords({
  company,
  delivery,
  cutOff,
}: {
  company: CompanyFacts;
  delivery: DeliveryFacts;
  cutOff: number;
}) {
  return (
    <Policy
      title="Shipping Policy"
      lead="Your order leaves us the same or the next business day after your payment is confirmed."
    >
      <h2>When we dispatch</h2>
      <p>
        We hand your parcel to the carrier on the same or the next business day after your payment
        is confirmed: on the same day until {timeOfDay(cutOff)}. Our business days are Monday to
        Saturday. An order that you pay on delivery, where the checkout offers that, leaves on the
        same or the next business day after you have placed it.
      </p>

      <h2>The emails you get</h2>
      <ol>
        <li>
          A confirmation email when your order is paid, or, if you pay on delivery, when you have
          placed it. It has a link to the page of your order.
        </li>
        <li>
          A tracking email when your parcel is on its way, with the courier and the tracking number
          where there is one, so that you can follow it.
        </li>
        <li>An email when your parcel was delivered.</li>
      </ol>
      <p>The page of your order shows the same steps at any time.</p>

      <h2>Where we deliver</h2>
      <p>
        We deliver within India only{waysIn(delivery)}. International shipping is planned for the
        future.
      </p>

      <h2>What it costs and how long it takes</h2>
      <RatesWords delivery={delivery} />
      <p>
        The total that the checkout shows before you pay is all that we charge; nothing is added to
        it afterwards.
      </p>
      <p>
        Times are estimates. Weather, strikes and holidays can hold a parcel up; we tell you when we
        know of it.
      </p>

      <h2>Changing or cancelling an order</h2>
      <p>
        Until we have packed your order, you can cancel it yourself on the page of your order. You
        can ask us to change or cancel it as long as it is with us; what you have paid for a
        cancelled order goes back to you in full. After dispatch an order cannot be changed or
        cancelled.
      </p>

      <h2>When a parcel arrives damaged or incomplete</h2>
      <p>
        Keep the item and its package and write to us within 7 days. The{" "}
        <Link to="/RefundandReturn">Refund and Return Policy</Link> says what happens next.
      </p>

      <h2>Contact</h2>
      <address>
        {company.name}
        <br />
        <span className="company-address">{company.address ?? officeCity}</span>
        {company.phone && (
          <>
            <br />
            Phone: <PhoneLinks phone={company.phone} />
          </>
        )}
      </address>
      <p>
        <WriteToUs company={company} />.
      </p>
    </Policy>
  );
}

const through: Record<Carrier, string> = {
  courier: "through courier companies or Indian post",
  van: "with our own van in the areas below",
  transporter: "by a transporter who keeps the goods for you in a godown",
};

/** `, through …, or with …`: the ways that the table has; without one, the courier. */
function waysIn({ zones, isPriced }: DeliveryFacts): string {
  const has = (carrier: Carrier) => zones.some((zone) => zone.carrier === carrier);
  const ways = carriers
    .filter((carrier) => has(carrier) || (!isPriced && carrier === "courier"))
    .map((carrier) => through[carrier]);
  return ways
    .map((way, at) => (at > 0 && at === ways.length - 1 ? `, or ${way}` : `, ${way}`))
    .join("");
}
