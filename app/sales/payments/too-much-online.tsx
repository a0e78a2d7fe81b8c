import type { CompanyFacts } from "~/upkeep/pages/company";
import { ReachUs } from "~/upkeep/pages/reach-us";
import { ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { t, withParts } from "~/base/words/say";
import { rupees } from "~/base/lib/money";
import type { TooMuch } from "./too-much-online.server";

type Props = {
  tooMuch: TooMuch;
  order: { number: string; totalPaise: number };
  company: CompanyFacts;
};

/** In place of the pay button: why this order is not paid online, and what to do. */
export function TooMuchOnline({ tooMuch, order, company }: Props) {
  const { reason, next, account } = tooMuch;
  return (
    <>
      <Notice>{reason}</Notice>
      {account && (
        <section className="panel stack" aria-label={t("How to pay")}>
          <p className="transfer-details">{account}</p>
          <p>
            {withParts(
              "Amount: <sum>{amount}</sum>. Please write <order>{number}</order> as the reference, so that we know whose money it is.",
              {
                amount: rupees(order.totalPaise),
                number: order.number,
                sum: (words) => <strong key="sum">{words}</strong>,
                order: (words) => <strong key="order">{words}</strong>,
              },
            )}
          </p>
        </section>
      )}
      {next === "/cart" && (
        <p>
          {t(
            "This order is above that, so it is not paid here. Go back to the cart and order it by bank transfer: our account and the number to write stand there then.",
          )}
        </p>
      )}
      {next && (
        <p>
          <ButtonLink to={next}>
            {next === "/cart" ? t("Back to the cart") : t("Choose another way to pay")}
          </ButtonLink>
        </p>
      )}
      {/* Who opens the order's link elsewhere has another cart there. */}
      {(!next || next === "/cart") && <ReachUs company={company} />}
    </>
  );
}
