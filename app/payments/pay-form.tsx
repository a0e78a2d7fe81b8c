import { useRef } from "react";
import { rupees } from "~/lib/money";
import { Button } from "~/ui/button";
import type { PayFormData } from "./pay-form.server";
import { usePayWindow } from "./pay-window";

/**
 * Posts to the provider's hosted page. With JavaScript the provider's window opens over this page instead; if its script is
 * blocked or not loaded yet, the form is submitted.
 */
export function PayForm({ form, totalPaise }: { form: PayFormData; totalPaise: number }) {
  const callback = useRef<HTMLFormElement>(null);
  const openWindow = usePayWindow(form, callback);
  return (
    <>
      <form
        method="post"
        action={form.action}
        onSubmit={(event) => {
          if (openWindow()) event.preventDefault();
        }}
      >
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button tone="accent" className="pay-button">
          {`Pay ${rupees(totalPaise)}`}
        </Button>
      </form>
      <form method="post" action={form.fields.callback_url} ref={callback} hidden />
    </>
  );
}
