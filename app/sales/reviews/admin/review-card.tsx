import { starWords } from "~/goods/catalogue/rating";
import { hideRules } from "~/base/db/statuses";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Version } from "~/base/ui/version";
import { Link } from "~/base/ui/link";
import { Stars } from "~/base/ui/stars";
import { longest } from "../limits";
import { ruleWords } from "../rules";
import { nameless } from "../shown/review-article";
import { ReviewSaid } from "../shown/review-said";
import type { ListedReview } from "./review-list.server";

type Props = { review: ListedReview; state: FormState | undefined };

/** One review with what the owner can do: answer, hide by a rule, show again. Its words are the buyer's alone. */
export function ReviewCard({ review, state }: Props) {
  const { id, stars, name, words, photo, hiddenRule, answer, product, slug } = review;
  const title = `review-${id}`;
  return (
    <article className="panel stack review" aria-labelledby={title}>
      <header className="review-head">
        <Stars stars={stars} label={starWords(stars)} />
        <h2 id={title}>{name || nameless()}</h2>
        {hiddenRule && <span className="badge badge-danger">Hidden</span>}
        {!hiddenRule && answer && <span className="badge badge-success">Answered</span>}
        {review.isDemo && <span className="badge">Demo review</span>}
      </header>
      <p className="small review-facts">
        {slug ? <Link to={`/product/${slug}#reviews`}>{product}</Link> : <span>{product}</span>}
        <span className="muted">{review.pack}</span>
        <Link to={`/dashboard/admin/orders/${review.order}`}>{`Order ${review.order}`}</Link>
        <span className="muted">{review.written}</span>
      </p>
      <ReviewSaid
        words={words}
        lang={review.lang}
        photo={photo}
        photoAt={hiddenRule ? `/dashboard/admin/reviews/${id}/photo` : undefined}
      />
      <FormProblem state={state} at={id} />
      <AnswerForm review={review} state={state} />
      {hiddenRule ? (
        <ShowForm review={review} />
      ) : (
        <HideForm review={review} state={state?.values.intent === "hide" ? state : undefined} />
      )}
    </article>
  );
}

function AnswerForm({ review: { id, answer, name, version }, state }: Props) {
  return (
    <Form
      method="post"
      state={state?.values.intent === "answer" ? state : undefined}
      className="stack"
    >
      <input type="hidden" name="review" value={id} />
      <input type="hidden" name="intent" value="answer" />
      <Version value={version} />
      <TextField
        at={id}
        name="answer"
        label="The shop’s answer"
        hint="Shown under the review. Left blank, there is none."
        maxLength={longest.answer}
        defaultValue={answer ?? ""}
      />
      <div className="actions">
        <Button tone="quiet" aria-label={`Save the answer to ${name || nameless()}`}>
          Save the answer
        </Button>
      </div>
    </Form>
  );
}

function HideForm({ review: { id, name }, state }: Props) {
  return (
    <details open={state !== undefined}>
      <summary>Hide this review</summary>
      <Form method="post" state={state} className="stack">
        <input type="hidden" name="review" value={id} />
        <input type="hidden" name="intent" value="hide" />
        <SelectField at={id} name="rule" label="Rule" defaultValue="" required>
          <option value="">Choose a rule</option>
          {hideRules.map((rule) => (
            <option key={rule} value={rule}>
              {ruleWords[rule]}
            </option>
          ))}
        </SelectField>
        <Field
          at={id}
          name="reason"
          label="Reason"
          hint="For the audit log. A low rating is no reason."
          maxLength={longest.reason}
          autoComplete="off"
          required
        />
        <div className="actions">
          <Button tone="danger" aria-label={`Hide the review by ${name || nameless()}`}>
            Hide
          </Button>
        </div>
      </Form>
    </details>
  );
}

function ShowForm({ review: { id, name, hiddenRule } }: { review: ListedReview }) {
  return (
    <Form method="post" className="row">
      <input type="hidden" name="review" value={id} />
      <span className="muted small">{hiddenRule && ruleWords[hiddenRule]}</span>
      <Button
        tone="quiet"
        name="intent"
        value="show"
        aria-label={`Show the review by ${name || nameless()} again`}
      >
        Show again
      </Button>
    </Form>
  );
}
