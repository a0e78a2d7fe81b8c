import { Link } from "~/base/ui/link";
import { type Carrier, carriers } from "~/base/db/statuses";
import type { CompanyFacts } from "~/upkeep/pages/company";
import { OfficeAddress, PhoneLinks } from "~/upkeep/pages/company-details";
import { Policy } from "~/upkeep/pages/policy";
import { WriteToUs } from "~/upkeep/pages/write-to-us";
import { t, withParts } from "~/base/words/say";
import { clockWords } from "~/base/lib/dates";
import type { DeliveryFacts } from "./facts.server";
import { RatesWords } from "./rates-words";

/** `cutOff`: minutes after midnight from which an order leaves on the next business day. `returnDays`: to ask for a return. */
export function ShippingWords({
  company,
  delivery,
  cutOff,
  returnDays,
}: {
  company: CompanyFacts;
  delivery: DeliveryFacts;
  cutOff: number;
  returnDays: number;
}) {
  return (
    <Policy
      title={t("Shipping Policy")}
      lead={t(
        "Your order leaves us the same or the next business day after your payment is confirmed.",
      )}
    >
      <h2>{t("When we dispatch")}</h2>
      <p>
        {t(
          "We hand your parcel to the carrier on the same or the next business day after your payment is confirmed: on the same day until {time}. Our business days are Monday to Saturday. An order that you pay on delivery, where the checkout offers that, leaves on the same or the next business day after you have placed it.",
          { time: clockWords(cutOff) },
        )}
      </p>

      <h2>{t("The emails you get")}</h2>
      <ol>
        <li>
          {t(
            "A confirmation email when your order is paid, or, if you pay on delivery, when you have placed it. It has a link to the page of your order.",
          )}
        </li>
        <li>
          {t(
            "A tracking email when your parcel is on its way, with the courier and the tracking number where there is one, so that you can follow it.",
          )}
        </li>
        <li>{t("An email when your parcel was delivered.")}</li>
      </ol>
      <p>{t("The page of your order shows the same steps at any time.")}</p>

      <h2>{t("Where we deliver")}</h2>
      <p>
        {t(whereTo[waysIn(delivery)])} {t("International shipping is planned for the future.")}
      </p>

      <h2>{t("What it costs and how long it takes")}</h2>
      <RatesWords delivery={delivery} />
      <p>
        {t(
          "The total that the checkout shows before you pay is all that we charge; nothing is added to it afterwards.",
        )}
      </p>
      <p>
        {t(
          "Times are estimates. Weather, strikes and holidays can hold a parcel up; we tell you when we know of it.",
        )}
      </p>

      <h2>{t("Changing or cancelling an order")}</h2>
      <p>
        {t(
          "Until we have packed your order, you can cancel it yourself on the page of your order. You can ask us to change or cancel it as long as it is with us; what you have paid for a cancelled order goes back to you in full. After dispatch an order cannot be changed or cancelled.",
        )}
      </p>

      <h2>{t("When a parcel arrives damaged or incomplete")}</h2>
      <p>
        {withParts(
          "Keep the item and its package and ask for a return on the page of your order within {days, plural, one {# day} other {# days}}. The <a>Refund and Return Policy</a> says what happens next.",
          { days: returnDays, a: (words) => <Link to="/RefundandReturn">{words}</Link> },
        )}
      </p>

      <h2>{t("Contact")}</h2>
      <address>
        {company.name}
        <br />
        <span className="company-address">
          <OfficeAddress company={company} />
        </span>
        {company.phone && (
          <>
            <br />
            {t("Phone")}: <PhoneLinks phone={company.phone} />
          </>
        )}
      </address>
      <p>
        <WriteToUs company={company} />
      </p>
    </Policy>
  );
}

/** By the ways that the table has, in the order of `carriers`. */
const whereTo = {
  "": "We deliver within India only.",
  courier: "We deliver within India only, through courier companies or Indian post.",
  van: "We deliver within India only, with our own van in the areas below.",
  transporter:
    "We deliver within India only, by a transporter who keeps the goods for you in a godown.",
  "courier van":
    "We deliver within India only, through courier companies or Indian post, or with our own van in the areas below.",
  "courier transporter":
    "We deliver within India only, through courier companies or Indian post, or by a transporter who keeps the goods for you in a godown.",
  "van transporter":
    "We deliver within India only, with our own van in the areas below, or by a transporter who keeps the goods for you in a godown.",
  "courier van transporter":
    "We deliver within India only, through courier companies or Indian post, with our own van in the areas below, or by a transporter who keeps the goods for you in a godown.",
};

/** The ways that the table has; without one, the courier. */
function waysIn({ zones, isPriced }: DeliveryFacts): keyof typeof whereTo {
  const has = (carrier: Carrier) => zones.some((zone) => zone.carrier === carrier);
  return carriers
    .filter((carrier) => has(carrier) || (!isPriced && carrier === "courier"))
    .join(" ") as keyof typeof whereTo;
}
