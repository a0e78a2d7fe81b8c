import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { ContactFields, type KnownAddress, PlaceFields } from "../address/address-fields";
import { Version } from "~/base/ui/version";

/** Where an order goes, to be corrected by the owner. */
export function NewAddressForm({
  order: { number, known, version },
  state,
}: {
  order: { number: string; known: KnownAddress; version: string };
  state: FormState | undefined;
}) {
  return (
    <Form
      method="post"
      state={state}
      className="panel stack"
      autoComplete="off"
      aria-label="Address"
    >
      <FormProblem />
      {/* Accepts what was asked about. */}
      <input type="hidden" name="confirmed" value={state?.values.confirmed ?? ""} />
      <Version value={version} />
      <ContactFields known={known} />
      <PlaceFields known={known} />
      <div className="actions">
        <Button>Save the address</Button>
        <Link to={`/dashboard/admin/orders/${number}`}>Back to the order</Link>
      </div>
    </Form>
  );
}
