import { Form } from "~/base/ui/form";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { Button, ButtonLink } from "~/base/ui/button";
import { SelectField } from "~/base/ui/field";
import { NotPrinted } from "~/sales/invoices/not-printed";
import { ordersWords } from "./send-fields";
import { ordersPath, tickedPath, tickedQuery } from "./ticked";

type Ticked = {
  orders: string[];
  /** Those whose slips and labels are printed. */
  printable: string[];
  withoutInvoice: string[];
  notPrinted: string[];
};

const Numbers = ({ of }: { of: string[] }) =>
  of.map((number) => <input key={number} type="hidden" name="order" value={number} />);

/** Slips, labels and, for who may see money, invoices of the ticked orders, each as one PDF. */
export function PrintTicked({ orders, printable, withoutInvoice, notPrinted }: Ticked) {
  const opens = useOpens();
  const invoiced = opens(`${ordersPath}/invoices.pdf`)
    ? orders.filter((number) => !withoutInvoice.includes(number))
    : [];
  return (
    <section className="panel stack" aria-labelledby="print-ticked">
      <h2 id="print-ticked">Print</h2>
      <NotPrinted sentences={notPrinted} />
      <p className="row">
        {printable.length > 0 && (
          <ButtonLink tone="quiet" to={`${ordersPath}/slips.pdf${tickedQuery(printable)}`}>
            {`Packing slips of ${ordersWords(printable.length)}`}
          </ButtonLink>
        )}
        {invoiced.length > 0 && (
          <ButtonLink tone="quiet" to={`${ordersPath}/invoices.pdf${tickedQuery(invoiced)}`}>
            {`Invoices of ${ordersWords(invoiced.length)}`}
          </ButtonLink>
        )}
      </p>
      {withoutInvoice.length > 0 && (
        <p>{`No invoice yet, which comes with the payment or when it is sent: ${withoutInvoice.join(", ")}.`}</p>
      )}
      {printable.length > 0 && (
        <Form method="get" action={`${ordersPath}/labels.pdf`} className="stack">
          <Numbers of={printable} />
          <SelectField name="paper" label="Labels on" defaultValue="label">
            <option value="label">Labels of 4 × 6 inches</option>
            <option value="a4">A4, four on a sheet</option>
          </SelectField>
          <SelectField
            name="first"
            label="First free label on the A4 sheet"
            hint="Print at actual size: four labels of 4 × 6 inches are a little smaller there."
            defaultValue="1"
          >
            <option value="1">1: top left</option>
            <option value="2">2: top right</option>
            <option value="3">3: bottom left</option>
            <option value="4">4: bottom right</option>
          </SelectField>
          <Button tone="quiet">{`Labels of ${ordersWords(printable.length)}`}</Button>
        </Form>
      )}
    </section>
  );
}

/** Packed, or on to the page that sends them. */
export function MoveTicked({ orders, packable }: { orders: string[]; packable: string[] }) {
  return (
    <section className="panel stack" aria-labelledby="move-ticked">
      <h2 id="move-ticked">Move on</h2>
      <Form method="post" action={tickedPath} className="row">
        <Numbers of={packable} />
        {packable.length > 0 && (
          <Button tone="quiet">{`${ordersWords(packable.length)} packed`}</Button>
        )}
        <ButtonLink tone="quiet" to={`${ordersPath}/send${tickedQuery(orders)}`}>
          Sent: courier and numbers
        </ButtonLink>
      </Form>
    </section>
  );
}
