import { useEffect, useRef } from "react";
import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { t } from "~/base/words/say";

/** The coupon of a cart as its page shows it. `savedPaise`: what it gives now. `problem`: why it gives nothing. */
export type ShownCoupon = { code: string; savedPaise: number; problem: string | null };

/**
 * The coupon of the cart: a field for a code, or the code that is in the cart with what it gives. `state`: the last refused form of
 * the page; `action`: the cart's path.
 */
export function CouponForm({
  coupon,
  state,
  action = "/cart",
}: {
  coupon: ShownCoupon | null;
  state: FormState | undefined;
  action?: string;
}) {
  const place = usePlaceOfCoupon(coupon !== null);
  if (coupon) return <CouponInCart coupon={coupon} action={action} place={place} />;
  const refused = state?.values.intent === "coupon" ? state : undefined;
  return (
    <details id="coupon" className="coupon" open={refused !== undefined || undefined}>
      <summary ref={place}>{t("Have a coupon code?")}</summary>
      <CouponField state={refused} action={action} />
    </details>
  );
}

/** What takes the focus of the field or the button that went when a code was put in or taken out. */
function usePlaceOfCoupon(isInCart: boolean) {
  const place = useRef<HTMLButtonElement>(null);
  const before = useRef(isInCart);
  useEffect(() => {
    if (before.current !== isInCart && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    before.current = isInCart;
  }, [isInCart]);
  return place;
}

function CouponField({ state, action }: { state: FormState | undefined; action: string }) {
  return (
    <Form method="post" state={state} action={action} className="coupon-form">
      <input type="hidden" name="intent" value="coupon" />
      <Field
        name="code"
        label={t("Coupon code")}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        required
      />
      <Button id="change-coupon" tone="quiet">
        {t("Apply")}
      </Button>
    </Form>
  );
}

function CouponInCart({
  coupon: { code, savedPaise, problem },
  action,
  place,
}: {
  coupon: ShownCoupon;
  action: string;
  place: React.Ref<HTMLButtonElement>;
}) {
  return (
    <Form method="post" action={action} className="coupon coupon-in-cart">
      <input type="hidden" name="intent" value="remove-coupon" />
      <p role="status">
        {problem ? (
          <>
            <span>{t("Coupon {code}:", { code })}</span>{" "}
            <span className="field-error">{problem}</span>
          </>
        ) : (
          <span>
            {t("Coupon {code} saves you {amount}.", { code, amount: rupees(savedPaise) })}
          </span>
        )}
      </p>
      <Button
        id="change-coupon"
        inner={place}
        tone="quiet"
        aria-label={t("Remove coupon {code}", { code })}
      >
        {t("Remove")}
      </Button>
    </Form>
  );
}
