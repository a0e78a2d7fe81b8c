import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import type { FormState } from "~/base/lib/form/form";
import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { t } from "~/base/words/say";

type Props = {
  title: string;
  /** The sentence once it is done, the question before, and the words of the button. */
  done: string;
  question: string;
  button: string;
  /** Where to go on from here. */
  on: { to: string; words: string };
};

/**
 * The page of a link that stops mails of one kind. Its loader gives `link`: null if it is unknown. Opening it changes nothing, because
 * mail programs open links to check them.
 */
export function StopPage({ title, done, question, button, on }: Props) {
  const { link } = useLoaderData<{ link: { isStopped: boolean } | null }>();
  const state = useAnswer<{ form: FormState }>()?.form;
  return (
    <div className="page-narrow">
      <PageHead title={title} />
      <FormProblem state={state} />
      {!link && (
        <Notice tone="error">{t("This link is unknown. There is nothing to stop.")}</Notice>
      )}
      {link?.isStopped && <Notice tone="success">{done}</Notice>}
      {link && !link.isStopped && (
        <Form method="post" className="stack">
          <p>{question}</p>
          <Button>{button}</Button>
        </Form>
      )}
      <p>
        <ButtonLink tone="quiet" to={on.to}>
          {on.words}
        </ButtonLink>
      </p>
    </div>
  );
}
