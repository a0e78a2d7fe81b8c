import { Link } from "~/base/ui/link";
import { t, withParts } from "~/base/words/say";
import type { CompanyFacts } from "./company";
import { Policy } from "./policy";
import { answerHours, type ReturnTerms, wayBackWords } from "./returns/return-terms";
import { WriteToUs } from "./write-to-us";

/** The policy, with the numbers that the owner's terms have. */
export function RefundWords({ company, terms }: { company: CompanyFacts; terms: ReturnTerms }) {
  const { days, refundDays, wayBack, minPhotos } = terms;
  return (
    <Policy
      title={t("Refund and Return Policy")}
      lead={t("If we sent the wrong thing, or it reached you damaged, we put it right.")}
      updated={{ day: "10-7-2024", iso: "2024-07-10" }}
    >
      <h2>{t("What you can return")}</h2>
      <p>
        {t(
          "You can return an item within {days, plural, one {# day} other {# days}} of receiving it when",
          { days },
        )}
      </p>
      <ul>
        <li>{t("it is not the item you ordered,")}</li>
        <li>{t("it came later than we said,")}</li>
        <li>{t("you are not satisfied with its quality,")}</li>
        <li>{t("it reached you damaged, or")}</li>
        <li>{t("the package was incomplete.")}</li>
      </ul>
      <p>
        {t("After {days, plural, one {# day} other {# days}} we cannot take an item back.", {
          days,
        })}
      </p>

      <h2>{t("Ask us first")}</h2>
      <p>
        {t(
          "Every return needs our approval before you send anything back. On the page of your order, press “Ask for a return” and tell us what is wrong. We answer within {hours} hours by email and on that page, and tell you how to return the item. We cannot accept a parcel that comes back without this approval.",
          { hours: answerHours },
        )}
      </p>
      <p>
        {minPhotos > 0
          ? t(
              "{n, plural, one {If the item is broken or leaking, we need # photo of it.} other {If the item is broken or leaking, we need # photos of it.}} Only you and we see what you send.",
              { n: minPhotos },
            )
          : t("A photo of the item helps us. Only you and we see what you send.")}
      </p>
      <p>
        {t("Your order has no page, or something does not work there?")}{" "}
        <WriteToUs company={company} />
      </p>
      <p>{wayBackWords(wayBack)}</p>
      <p>
        {t(
          "There is no separate warranty: what the label says holds until the best-before date on the pack.",
        )}
      </p>

      <h2>{t("The state of the item")}</h2>
      <p>
        {t(
          "The item must be unused and in its original packaging. Please leave seals closed. If it reached you broken or leaking, keep it as it came, with its box.",
        )}
      </p>

      <h2>{t("Refunds")}</h2>
      <ul>
        <li>
          {t(
            "When the item is back with us we look at it and tell you whether we approve the refund.",
          )}
        </li>
        <li>
          {t("The refund covers the price of the item only. Shipping charges are not refunded.")}
        </li>
        <li>
          {t(
            "We pay it within {days, plural, one {# working day} other {# working days}} of approval. After an online payment the money goes back the way it came; banks usually need 5 to 7 working days more to show it.",
            { days: refundDays },
          )}
        </li>
        <li>
          {t(
            "If you paid on delivery or by transfer, we ask you where to send the money and transfer it to you.",
          )}
        </li>
        <li>
          {t(
            "We write to you by email when a refund is on its way, and again when it has been paid. The page of your order shows it too.",
          )}
        </li>
      </ul>

      <h2>{t("Exchanges")}</h2>
      <p>
        {t(
          "You can ask for another item in place of a refund. Whether we can exchange it depends on availability; if it is not available, you get the refund.",
        )}
      </p>

      <h2>{t("Sale items and gift cards")}</h2>
      <ul>
        <li>{t("Sale and clearance items are final, unless they are defective.")}</li>
        <li>{t("Gift cards are not refundable.")}</li>
      </ul>

      <h2>{t("Questions")}</h2>
      <p>
        <WriteToUs company={company} />{" "}
        {withParts("How your parcel reaches you stands in our <a>Shipping Policy</a>.", {
          a: (words) => <Link to="/shipingpolicy">{words}</Link>,
        })}{" "}
        {withParts("Our <a>grievance officer</a> answers complaints.", {
          a: (words) => <Link to="/grievances">{words}</Link>,
        })}
      </p>
      <p>
        {t("Your rights as a consumer under the law of India stay as they are beside this policy.")}
      </p>
    </Policy>
  );
}
