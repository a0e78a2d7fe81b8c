import { Form } from "~/base/ui/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { EditAndDelete } from "~/base/ui/edit-and-delete";
import { Table } from "~/base/ui/table";
import type { ListedCoupon } from "../coupon-list.server";
import { couponsPath } from "./coupon-dialogs";

/** The shop's coupons with their uses and what those gave. */
export function CouponTable({ coupons }: { coupons: ListedCoupon[] }) {
  return (
    <Table
      rows={coupons}
      keyOf={({ id }) => id}
      empty={<p className="muted">There are no coupons yet.</p>}
      columns={[
        { head: "Code", kind: "name", cell: ({ code }) => code },
        { head: "Discount", kind: "number", cell: ({ offer }) => offer },
        { head: "Rules", cell: Rules },
        { head: "State", cell: ({ state }) => state },
        { head: "Used", kind: "number", cell: ({ uses }) => uses },
        { head: "Given", kind: "number", cell: ({ givenPaise }) => rupees(givenPaise) },
        { head: "Actions", cell: Actions },
      ]}
    />
  );
}

function Rules({ rules }: ListedCoupon) {
  return rules.length > 0 ? rules.join(", ") : <span className="muted">none</span>;
}

function Actions({ id, code, isOn }: ListedCoupon) {
  return (
    <div className="row coupon-actions">
      <Form method="post" action={couponsPath}>
        <input type="hidden" name="intent" value="switch" />
        <input type="hidden" name="id" value={id} />
        <Button
          tone="quiet"
          name="to"
          value={isOn ? "off" : "on"}
          aria-label={`Switch ${code} ${isOn ? "off" : "on"}`}
        >
          {isOn ? "Switch off" : "Switch on"}
        </Button>
      </Form>
      <EditAndDelete list={couponsPath} id={id} name={code} />
    </div>
  );
}
