import { Link } from "~/base/ui/link";
import { t, withParts } from "~/base/words/say";

/** The provider's help for people who paid. */
const providersHelp = "https://razorpay.com/support/";

/**
 * What the E-Commerce Rules 2020, rule 7(1)(c) and (f), want said about paying: the ways, how safe they are, fees, charge-back, the
 * provider's contact; and that orders and complaints have numbers.
 */
export function PayingWords() {
  return (
    <>
      <p>
        {withParts(
          "Online you pay by UPI, card, net banking or wallet through the payment provider Razorpay, who answers questions about a payment on <provider>its help pages</provider>. Card and bank details go to the provider alone, encrypted, and your bank asks you to confirm each payment.",
          {
            provider: (words) => (
              <a href={providersHelp} rel="noopener noreferrer">
                {words}
              </a>
            ),
          },
        )}
      </p>
      <p>
        {t(
          "Paying online or by transfer costs nothing on top. A fee for paying on delivery, where there is one, stands in the checkout before you order. There are no regular payments: nothing is debited later.",
        )}
      </p>
      <p>
        {t(
          "Money that left your account although the payment failed comes back by itself, usually within 5 to 7 working days. For a payment that you did not make, or goods that did not come, you can ask your bank for a charge-back. Tell us first, and we look into it at once.",
        )}
      </p>
      <p>
        {withParts(
          "Each order and each complaint has a number, and a page that shows how it stands. To complain, go to <a>Grievances</a>.",
          { a: (words) => <Link to="/grievances">{words}</Link> },
        )}
      </p>
    </>
  );
}
