import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { date } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Icon } from "~/base/ui/icon";
import { askIntent } from "./ask-form";
import type { Ask } from "./whatsapp-ask.server";

/**
 * On the page of an order that arrived: asks its buyer for a review by WhatsApp. One press notes it and opens the text; without script
 * the page comes back with a link to it.
 */
export function AskByWhatsApp({ ask, state }: { ask: Ask | null; state: FormState | undefined }) {
  const opened = useOpened(ask?.asked ? ask.whatsApp : null);
  if (!ask) return null;
  const { asked, whatsApp } = ask;
  return (
    <section className="panel stack" aria-label="A review">
      <FormProblem state={state} />
      {asked && (
        <p>
          {`The buyer was asked for a review ${asked.by === "mail" ? "by mail" : "by WhatsApp"} on ${date(asked.at)}.`}
        </p>
      )}
      {whatsApp && asked && (
        <p>
          <a className="button button-quiet" href={whatsApp} rel="noopener noreferrer">
            <Icon name="share" />
            Open the text in WhatsApp
          </a>
        </p>
      )}
      {whatsApp && !asked && (
        <Form method="post" className="stack" aria-label="Ask for a review" onSubmit={opened}>
          <input type="hidden" name="intent" value={askIntent} />
          <Button tone="quiet">
            <Icon name="share" />
            Ask for a review by WhatsApp
          </Button>
          <p className="muted small">
            The text is in the buyer’s language, with a link to write the review. The mail that the
            shop would send is then left out.
          </p>
        </Form>
      )}
    </section>
  );
}

/**
 * For a form's `onSubmit`: opens a tab while the browser still lets a press do so, which goes to `address` once the shop has answered
 * with one, and is closed if it has not.
 */
function useOpened(address: string | null) {
  const tab = useRef<Window | null>(null);
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!isIdle || !tab.current) return;
    if (address) tab.current.location.replace(address);
    else tab.current.close();
    tab.current = null;
  }, [isIdle, address]);
  return () => {
    // A second press waits for the same answer.
    tab.current ??= window.open("", "_blank");
    if (tab.current) tab.current.opener = null;
  };
}
