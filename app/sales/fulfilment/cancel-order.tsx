import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button, ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { QuestionDialog } from "~/base/ui/page-dialog";
import type { CancelOffer } from "./cancellable";
import { t } from "~/base/words/say";

/** Path of the page that asks before an order is cancelled. */
const cancelPath = (token: string) => `/order/${token}/cancel`;

/** Asks before the buyer cancels an order. */
function CancelQuestion({
  offer,
  state,
  children,
}: {
  offer: CancelOffer;
  state?: FormState | undefined;
  /** The way back. */
  children: React.ReactNode;
}) {
  const path = cancelPath(offer.token);
  return (
    <div className="stack">
      <FormProblem state={state} />
      <p>{meaningOf(offer)}</p>
      <div className="actions">
        <Form method="post" state={state} action={path}>
          <IdempotencyKey fresh={offer.fresh} />
          <Button tone="danger">{t("Cancel this order")}</Button>
        </Form>
        {children}
      </div>
    </div>
  );
}

function meaningOf({ number, onlinePaise, byHandPaise, mayHavePaid }: CancelOffer): string {
  if (mayHavePaid)
    return t("We do not send order {number}. You have paid it? Then please write to us.", {
      number,
    });
  if (onlinePaise + byHandPaise === 0)
    return t("We do not send order {number}. There is nothing to pay back.", { number });
  if (onlinePaise > 0 && byHandPaise > 0)
    return t(
      "We do not send order {number}. {online} goes back the way you paid, and we write to you about giving {rest} back.",
      { number, online: rupees(onlinePaise), rest: rupees(byHandPaise) },
    );
  const amount = rupees(onlinePaise + byHandPaise);
  return onlinePaise === 0
    ? t("We do not send order {number}, and write to you about giving {amount} back.", {
        number,
        amount,
      })
    : t(
        "We do not send order {number}. {amount} goes back the way you paid; banks usually need 5 to 7 working days.",
        { number, amount },
      );
}

/** Leads to the page that asks; with JavaScript it opens a dialog instead. */
export function CancelOrder({ offer }: { offer: CancelOffer }) {
  const { number } = offer;
  const title = t("Cancel order {number}?", { number });
  return (
    <QuestionDialog
      id={`cancel-${number}`}
      path={cancelPath(offer.token)}
      label={title}
      button={
        <Button tone="quiet" aria-label={t("Cancel order {number}", { number })}>
          {t("Cancel order")}
        </Button>
      }
    >
      <h2>{title}</h2>
      <CancelQuestion offer={offer}>
        <form method="dialog">
          <Button tone="quiet">{t("Keep the order")}</Button>
        </form>
      </CancelQuestion>
    </QuestionDialog>
  );
}

/** The page that asks. */
export function CancelPage({ offer, state }: { offer: CancelOffer; state: FormState | undefined }) {
  return (
    <section className="panel stack">
      <h1>{t("Cancel order {number}?", { number: offer.number })}</h1>
      <CancelQuestion offer={offer} state={state}>
        <ButtonLink tone="quiet" to={`/order/${offer.token}`}>
          {t("Keep the order")}
        </ButtonLink>
      </CancelQuestion>
    </section>
  );
}
