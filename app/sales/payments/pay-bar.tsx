import { rupees } from "~/base/lib/money";
import { t } from "~/base/words/say";

/**
 * The button that leads to the money (`children`), and on a phone the sum beside it: at the bottom of the screen, however much is above.
 * `isFinal`: false while nobody knows what delivery costs; `isPart`: the sum is a part of what the order costs.
 */
export function PayBar({
  totalPaise,
  isFinal = true,
  isPart = false,
  children,
}: {
  totalPaise: number;
  isFinal?: boolean;
  isPart?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className="end-bar pay-bar">
      {/* The sum is said above. */}
      <p className="pay-bar-sum" aria-hidden="true">
        <span>{isPart ? t("To pay now") : isFinal ? t("Total") : t("Total before delivery")}</span>{" "}
        <strong translate="no">{rupees(totalPaise)}</strong>
      </p>
      {children}
    </div>
  );
}
