import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { FormState } from "~/base/lib/form/form";
import { amountIn, rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { TextField } from "~/base/ui/field";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormProblem } from "~/base/ui/form-problem";
import { Tick } from "~/base/ui/tick";
import { reasonWords } from "../held/reason-words";
import { dateTime } from "~/base/lib/dates";
import type { OpenReview } from "./reviews.server";

type Props = { review: OpenReview & { fresh: string }; state: FormState | undefined };

/** A payment in review: facts, and one form with a button per decision. */
export function ReviewCard({ review, state }: Props) {
  const { id, way, obstacle } = review;
  const amount = amountIn(review.amountPaise, review.currency);
  const { values, errors } = state ?? {};
  const isConfirming =
    values?.decision === "refund" && values.sure !== "yes" && Boolean(errors?.form);
  return (
    <article className="panel stack review" id={id} aria-labelledby={`${id}-head`}>
      <header>
        <h3 id={`${id}-head`}>{amount}</h3>
        <p>{reasonWords[review.reason]}</p>
      </header>
      <ReviewFacts review={review} />
      <Form method="post" state={state} className="stack">
        <FormProblem at={id} />
        <input type="hidden" name="payment" value={id} />
        <IdempotencyKey fresh={review.fresh} />
        <TextField
          at={id}
          name="note"
          label="Note"
          rows={2}
          maxLength={500}
          hint="For the books. Needed when you settled it by hand; with a refund the buyer reads it as the reason."
        />
        {isConfirming ? (
          <RefundQuestion amount={amount} buyer={review.buyer} />
        ) : (
          <>
            {way ? (
              <OrderOffer way={way} paidPaise={review.amountPaise} />
            ) : (
              <p className="muted small" id={`${id}-obstacle`}>
                {`“Make the order” is not possible. ${obstacle}`}
              </p>
            )}
            <p className="actions">
              <Button
                name="decision"
                value="order"
                disabled={!way}
                aria-describedby={way ? undefined : `${id}-obstacle`}
              >
                Make the order
              </Button>
              <Button name="decision" value="refund" tone="quiet">
                {`Refund ${amount}`}
              </Button>
              <Button name="decision" value="by-hand" tone="quiet">
                Settled by hand
              </Button>
            </p>
          </>
        )}
      </Form>
    </article>
  );
}

/** The confirmation before a refund. */
function RefundQuestion({ amount, buyer }: { amount: string; buyer: string | null }) {
  return (
    <>
      <p>
        <strong>{`Refund ${amount}${buyer ? ` to ${buyer}` : ""}?`}</strong>
      </p>
      <input type="hidden" name="sure" value="yes" />
      <p className="actions">
        <Button name="decision" value="refund" tone="danger">
          {`Refund ${amount}`}
        </Button>
        <Link to="/dashboard/admin/review">Keep it</Link>
      </p>
    </>
  );
}

/** What "Make the order" does, with a checkbox if the total differs from the payment. */
function OrderOffer({
  way,
  paidPaise,
}: {
  way: NonNullable<OpenReview["way"]>;
  paidPaise: number;
}) {
  return (
    <>
      <input type="hidden" name="version" value={way.totalPaise} />
      <p className="muted small">{offerWords(way)}</p>
      {way.totalPaise !== paidPaise && (
        <Tick name="differs" value="yes">
          <span>{`I know the amounts differ: the order costs ${rupees(way.totalPaise)}, ${rupees(paidPaise)} was paid.`}</span>
        </Tick>
      )}
    </>
  );
}

function offerWords({ way, goods, totalPaise }: NonNullable<OpenReview["way"]>): string {
  switch (way) {
    case "accept":
      return `“Make the order” takes this payment for ${goods} (${rupees(totalPaise)}).`;
    case "again":
      return `“Make the order” makes a second order of what ${goods} holds (${rupees(totalPaise)}), paid by this payment.`;
    case "wanted":
      return `“Make the order” makes an order of ${goods} at today's prices (${rupees(totalPaise)}).`;
  }
}

/** The facts of a payment in review. */
function ReviewFacts({ review }: { review: OpenReview }) {
  return (
    <dl className="facts">
      <Fact name="Payment">{review.id}</Fact>
      <Fact name="Paid">
        {`${dateTime(review.at)}${review.method ? `, by ${review.method}` : ""}${review.international ? ", from abroad" : ""}`}
      </Fact>
      {review.order && (
        <Fact name="Came for">
          <Link to={`/dashboard/admin/orders/${review.order.number}`}>{review.order.number}</Link>
          {`, ${rupees(review.order.totalPaise)}`}
        </Fact>
      )}
      {review.buyer && <Fact name="Buyer">{review.buyer}</Fact>}
      {review.wanted && <Fact name="Wanted">{review.wanted}</Fact>}
      {review.others.map((other) => (
        <Fact key={other.id} name="Paid already">
          {`${amountIn(other.amountPaise, "INR")} with ${other.id} for ${other.number}`}
        </Fact>
      ))}
      {review.note && <Fact name="Note">{review.note}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
