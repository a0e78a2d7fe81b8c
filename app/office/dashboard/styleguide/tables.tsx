import { Table } from "~/base/ui/table";
import { Specimen, State } from "./specimen";

const row = { name: "Asha Patel", email: "asha@prayosha.example", amount: "₹9,084" };
const longRow = {
  name: "Shreemati Rukshmaniben Vallabhbhai Dharmendrakumar Patel",
  email: "rukshmaniben.vallabhbhai.dharmendrakumar.patel@a-long-name.example",
  amount: "₹12,34,56,789",
};

/** A table with no row, one row and several; on a phone each row is a card. */
export function Tables() {
  return (
    <Specimen name="Tables">
      <State name="no row: words instead of a table">
        <People rows={[]} />
      </State>
      <State name="one row">
        <People rows={[row]} />
      </State>
      <State name="several, with long words">
        <People rows={[row, longRow, { ...row, name: "Kiran Mehta", amount: "₹0" }]} />
      </State>
    </Specimen>
  );
}

function People({ rows }: { rows: (typeof row)[] }) {
  return (
    <Table
      rows={rows}
      keyOf={({ name }) => name}
      empty={<p className="empty">No order fits.</p>}
      columns={[
        { head: "Name", kind: "name", cell: ({ name }) => name },
        { head: "Email", cell: ({ email }) => email },
        { head: "Amount", kind: "number", cell: ({ amount }) => amount },
      ]}
    />
  );
}
