import { Specimen, State } from "./specimen";

const row = { name: "Asha Patel", email: "asha@prayosha.example", amount: "₹9,084" };
const longRow = {
  name: "Shreemati Rukshmaniben Vallabhbhai Dharmendrakumar Patel",
  email: "rukshmaniben.vallabhbhai.dharmendrakumar.patel@a-long-name.example",
  amount: "₹12,34,56,789",
};

/** A table with nothing, one row and several; on a phone each row is a card. */
export function Tables() {
  return (
    <Specimen name="Tables">
      <State name="no row: words instead of a table">
        <p className="empty">No order fits.</p>
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
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col" className="number">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, email, amount }) => (
            <tr key={name}>
              <th scope="row" data-label="Name">
                {name}
              </th>
              <td data-label="Email">{email}</td>
              <td className="number" data-label="Amount">
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
