import { useLocation } from "@remix-run/react";
import { Form } from "~/ui/form";
import { Button } from "~/ui/button";
import { lastSentFrom } from "./kept-forms";

/** Whether the server was not reached: browsers say so in words of their own. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** The connection broke while a page was asked for or a form was sent: what it held can be sent again. */
export function LostConnection() {
  const { pathname, search } = useLocation();
  const sent = lastSentFrom(pathname);
  return (
    <div className="page error-page">
      <h1>There is no connection</h1>
      {sent ? (
        <>
          <p className="lead">
            The connection broke while your form was being sent. What you typed is kept here;
            whether the shop has stored it, this page cannot know.
            {sent.hasFiles && " Photos and files are not kept: go back and choose them again."}
          </p>
          <Form method="post" action={sent.action} className="row">
            {sent.fields.map(([name, value], index) => (
              <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
            ))}
            <Button>Send again</Button>
            <a
              className="button button-quiet"
              href={pathname + search}
              target="_blank"
              rel="noopener"
            >
              See what is stored
            </a>
          </Form>
        </>
      ) : (
        <>
          <p className="lead">The shop could not be reached. Your device may be offline.</p>
          <p className="row">
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- this very address */}
            <a className="button" href="">
              Try again
            </a>
          </p>
        </>
      )}
    </div>
  );
}
