import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";

/** Says that a photo shows the label of the pack, or takes that back. `number`: of the photo, from 1. */
export function MarkLabel({
  photoId,
  number,
  isLabel,
}: {
  photoId: string;
  number: number;
  isLabel: boolean;
}) {
  return (
    <Form method="post" className="row">
      <input type="hidden" name="intent" value="photo-label" />
      <input type="hidden" name="photoId" value={photoId} />
      <input type="hidden" name="label" value={isLabel ? "no" : "yes"} />
      {isLabel && <span>✓ Shows the label: shoppers see it under “On the pack”, too.</span>}
      <Button
        tone="quiet"
        aria-label={
          isLabel ? `Photo ${number} does not show the label` : `Photo ${number} shows the label`
        }
      >
        {isLabel ? "Not the label" : "This shows the label"}
      </Button>
    </Form>
  );
}
