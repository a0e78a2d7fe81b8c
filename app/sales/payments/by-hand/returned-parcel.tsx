import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";

/** Lets a parcel that came back no longer count against its buyer, who else pays beforehand after the second one. For admins. */
export function ReturnedParcel({ order }: { order: { isReturnCounted: boolean } }) {
  if (!order.isReturnCounted) return null;
  return (
    <Form method="post" className="row">
      <input type="hidden" name="intent" value="forgive-return" />
      <p className="muted small">
        After two parcels that came back within a year a buyer can no longer pay on delivery.
      </p>
      <Button tone="quiet">Do not count this one</Button>
    </Form>
  );
}
