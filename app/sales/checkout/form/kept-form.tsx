import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { AnsweredInPlace } from "~/base/ui/sending/sent-form";
import type { KnownAddress } from "../address/address-fields";
import { AddressForm } from "../address/address-form";
import { typedCheck } from "../address/checks";
import type { CartProblem } from "../cart-problem";
import type { StoppedLine } from "../checkout-page.server";
import type { ShownAddress } from "../address/known-buyer.server";
import { OtherLanguages } from "./other-languages";
import { t } from "~/base/words/say";

/**
 * The checkout form while nothing in the cart can be ordered: it keeps what was typed until the cart is right again. It shows no
 * price, so its button never orders: the next page shows the total first.
 */
export function KeptForm({
  isGuest,
  addresses,
  known,
  state,
  cart,
  stopped,
}: {
  isGuest: boolean;
  addresses: ShownAddress[];
  known: KnownAddress;
  state: FormState | undefined;
  cart: CartProblem;
  stopped: StoppedLine[];
}) {
  const { address, way, method, news } = state?.values ?? {};
  return (
    <Form
      method="post"
      state={state}
      action="/checkout"
      className="stack checkout-form"
      check={typedCheck}
      viewTransition
    >
      <FormProblem />
      {stopped.map(({ name, nameLang, why }, position) => (
        <div key={position}>
          <p lang={nameLang}>{name}</p>
          <p className="field-error">{why}</p>
        </div>
      ))}
      <p className="row">
        <Link to="/cart">{t("Look at the cart")}</Link>
        {cart === "empty-cart" && <Link to="/Store">{t("Explore Store")}</Link>}
      </p>
      <input type="hidden" name="shown" value="" />
      <input type="hidden" name="priced" value="" />
      <AnsweredInPlace />
      {way && <input type="hidden" name="way" value={way} />}
      {method && <input type="hidden" name="method" value={method} />}
      {news && <input type="hidden" name="news" value={news} />}
      <AddressForm
        {...{ isGuest, addresses, known }}
        chosen={address ?? "new"}
        isEmailNeeded={false}
        isPlaceOptional
      />
      {cart === "sold-out" ? (
        <Button tone="accent" name="without" value="gone">
          {t("Go on with what is left")}
        </Button>
      ) : cart === "gone-product" ? (
        <Button tone="accent" name="without" value="gone">
          {t("Go on without it")}
        </Button>
      ) : (
        <Button tone="accent">{t("See the total")}</Button>
      )}
      <OtherLanguages />
    </Form>
  );
}
