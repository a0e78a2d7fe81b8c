import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";
import { counterPath } from "./paths";

/** Leads to the counter with this order's customer: more goods are an order of their own, sent together with it. */
export function AddGoods({ number, mobile }: { number: string; mobile: string | null }) {
  if (mobile === null) return null;
  return (
    <Form method="post" action={counterPath}>
      <input type="hidden" name="phone" value={mobile} />
      <input type="hidden" name="with" value={number} />
      <Button tone="quiet" name="intent" value="find">
        Add goods
      </Button>
    </Form>
  );
}
