import { useOpens } from "~/people/accounts/staff/use-opens";
import { Tick } from "~/base/ui/tick";
import { useFormState } from "~/base/ui/sending/form-state";

/** Whether this person may send what is not paid: nobody but the owner. */
export function useSendsUnpaid(): boolean {
  const opens = useOpens();
  // What only the owner opens.
  return opens("/dashboard/admin/money");
}

/**
 * Where the owner says that an order is packed or sent although its money has not come; the password is asked for. Others read that
 * it waits.
 */
export function UnpaidTick() {
  const state = useFormState();
  if (!useSendsUnpaid())
    return <p>It is not paid, and its money comes first: only the owner can send it.</p>;
  return (
    <Tick name="unpaid" value="yes" defaultChecked={Boolean(state?.values.unpaid)}>
      <span>It is not paid: pack or send it all the same</span>
    </Tick>
  );
}
