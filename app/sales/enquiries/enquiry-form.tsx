import { NoticeLine } from "~/people/consent/notice-line";
import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import type { FormCheck } from "~/base/ui/checking/use-checks";
import { FormProblem } from "~/base/ui/form-problem";
import { Honeypot } from "./honeypot";

/** A form that posts to its own page; `state`: the errors of a refused submission; `send`: the label of the button. */
export function EnquiryForm({
  path,
  state,
  send,
  check,
  children,
}: {
  path: string;
  state: FormState | undefined;
  send: string;
  check: FormCheck;
  children: React.ReactNode;
}) {
  return (
    <Form method="post" state={state} action={path} className="panel stack" check={check}>
      <FormProblem />
      {children}
      <Honeypot />
      <NoticeLine />
      <Button>{send}</Button>
    </Form>
  );
}
