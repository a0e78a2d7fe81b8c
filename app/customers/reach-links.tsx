import { Form } from "@remix-run/react";
import { counterPath } from "~/counter/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Reached = { phone: string; mobile: string | null; email: string };

/** Calls, writes to, or writes down an order of a customer. */
export function ReachLinks({ customer: { phone, mobile, email } }: { customer: Reached }) {
  return (
    <div className="row reach-links">
      {phone && (
        <a className="button button-quiet" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          <Icon name="phone" />
          Call
        </a>
      )}
      {mobile && (
        <a className="button button-quiet" href={`https://wa.me/${mobile.slice(1)}`}>
          <Icon name="share" />
          WhatsApp
        </a>
      )}
      {email && (
        <a
          className="button button-quiet"
          href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}
        >
          <Icon name="mail" />
          Mail
        </a>
      )}
      {mobile && (
        <Form method="post" action={counterPath}>
          <input type="hidden" name="phone" value={mobile} />
          <Button name="intent" value="find">
            New order
          </Button>
        </Form>
      )}
    </div>
  );
}
