import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import { Tick } from "~/base/ui/tick";
import { ewayFilePath, orderEwayPath } from "./paths";

type Due = {
  number: string;
  invoice: string | null;
  to: string;
  isSent: boolean;
  scope: string;
  valuePaise: number;
  problems: string[];
};

const ticks = "eway-ticks";

/** Orders that need an e-way bill, with ticks for those that are ready for the file. */
export function DueTable({ bills }: { bills: Due[] }) {
  const isReady = bills.some(({ problems }) => problems.length === 0);
  return (
    <>
      <Table
        rows={bills}
        keyOf={({ number }) => number}
        columns={[
          { head: "File", cell: InFile },
          { head: "Order", kind: "name", cell: OrderLink },
          { head: "To", cell: ({ to, scope }) => `${to} (${scope})` },
          { head: "Worth", kind: "number", cell: ({ valuePaise }) => rupees(valuePaise) },
          { head: "Invoice", className: "whole", cell: ({ invoice }) => invoice ?? "–" },
          { head: "To do", cell: ToDo },
        ]}
        empty={<p className="empty">No parcel waits for an e-way bill.</p>}
      />
      {isReady && (
        // A file, which a browser saves: nothing for the page to draw.
        <form id={ticks} method="get" action={ewayFilePath}>
          <Button>File of the ticked orders (JSON)</Button>
        </form>
      )}
    </>
  );
}

const InFile = ({ number, problems }: Due) =>
  problems.length > 0 ? (
    "–"
  ) : (
    <Tick
      name="order"
      value={number}
      form={ticks}
      defaultChecked
      aria-label={`File of ${number}`}
    />
  );

const OrderLink = ({ number, isSent }: Due) => (
  <>
    <Link to={orderEwayPath(number)} className="whole">
      {number}
    </Link>
    {isSent && <span className="badge badge-warn">Sent without</span>}
  </>
);

const ToDo = ({ number, problems: [first, ...others] }: Due) => (
  <>
    {first ?? <Link to={orderEwayPath(number)}>Write its number down</Link>}
    {others.length > 0 && ` (and ${others.length} more)`}
  </>
);
