import { Form } from "~/base/ui/form";
import { date } from "~/base/lib/dates";
import { dayStart } from "~/base/lib/days";
import { Button } from "~/base/ui/button";
import { Table } from "~/base/ui/table";
import { ordersWords, type SendPreview } from "./send-fields";

/** What a checked form would do, to be confirmed or changed. */
export function SendPreviewForm({ preview }: { preview: SendPreview }) {
  const { sendings, fields, day } = preview;
  return (
    <Form method="post" className="stack">
      <h2>{`Send ${ordersWords(sendings.length)}?`}</h2>
      <p>{`Sent on ${date(dayStart(day) ?? 0)}. Nothing is saved yet.`}</p>
      <Table
        rows={sendings}
        keyOf={({ number }) => number}
        empty={<p>Nothing would change: type a number first.</p>}
        columns={[
          { head: "Order", kind: "name", cell: ({ number, buyer }) => `${number} ${buyer}` },
          { head: "Courier", cell: ({ courier }) => courier ?? "none" },
          { head: "Number", cell: numberCell },
          {
            head: "Buyer gets",
            cell: ({ mailGap }) => (mailGap ? `no mail: ${mailGap}` : "one mail"),
          },
        ]}
      />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sendings.map(({ number }) => (
        <input key={number} type="hidden" name="order" value={number} />
      ))}
      <p className="row">
        {sendings.length > 0 && (
          <Button name="intent" value="send">
            {`Send ${ordersWords(sendings.length)}`}
          </Button>
        )}
        <Button name="intent" value="change" tone="quiet">
          Change something
        </Button>
      </p>
    </Form>
  );
}

function numberCell({ awb, isSent, hint }: SendPreview["sendings"][number]) {
  return (
    <>
      {awb ?? "without a number"}
      {isSent && " (sent already: the number is added)"}
      {hint && <span className="field-error">{` ${hint}`}</span>}
    </>
  );
}
