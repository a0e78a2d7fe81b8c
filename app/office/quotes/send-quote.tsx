import { markAll } from "~/base/ui/copy-button";
import { Form } from "~/base/ui/form";
import { dateTime } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { LimitQuestion } from "~/office/khata/limit/limit-question";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import type { adminQuotePage } from "./admin-quote.server";

type Page = Pick<
  ReturnType<typeof adminQuotePage>,
  "isOpen" | "canSend" | "sentAt" | "isMailed" | "isChangedSince" | "link" | "whatsApp" | "limit"
>;

/** How the customer gets the quote, and taking it back. `state`: a button that was refused. */
export function SendQuote({ page, state }: { page: Page; state: FormState | undefined }) {
  const { isOpen, canSend, sentAt, isMailed, isChangedSince, link, whatsApp, limit } = page;
  const isToSend = canSend && (sentAt === null || isChangedSince);
  if (!isOpen && !link) return <FormProblem state={state} />;
  return (
    <section className="panel stack" aria-label="Send the quote">
      <FormProblem state={state} />
      {sentAt !== null && <p>{`Sent on ${dateTime(sentAt)}.`}</p>}
      {sentAt !== null && isChangedSince && isOpen && (
        <p>Changed since then: the link shows it as it is now.</p>
      )}
      {sentAt === null && <p>{isMailed ? mailed : unmailed}</p>}
      {link && <QuoteLink link={link} whatsApp={whatsApp} />}
      {isOpen && (
        <Form method="post" state={state} className="stack">
          {isToSend && limit && <LimitQuestion {...limit} />}
          <div className="row">
            {isToSend && (
              <Button name="intent" value="send">
                {sentAt === null ? "Send the quote" : "Send it again"}
              </Button>
            )}
            <Button tone="quiet" name="intent" value="withdraw">
              Withdraw
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

const mailed = "Nobody sees it yet. It goes by mail, and you get its link for WhatsApp.";
const unmailed = "Nobody sees it yet. There is no email: you get its link for WhatsApp.";

function QuoteLink({ link, whatsApp }: { link: string; whatsApp: string | null }) {
  return (
    <>
      <div className="field">
        <label htmlFor="quote-link">Link for the customer</label>
        <input id="quote-link" readOnly value={link} onFocus={markAll} />
        <p className="field-hint">Anyone with it can accept the quote.</p>
      </div>
      {whatsApp && (
        <p>
          <a href={whatsApp} rel="noopener noreferrer">
            Send it on WhatsApp
          </a>
        </p>
      )}
    </>
  );
}
