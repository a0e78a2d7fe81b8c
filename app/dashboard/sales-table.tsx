import { date } from "~/lib/dates";
import { rupees } from "~/lib/money";
import type { SalesDay } from "./sales.server";

/** The chart in numbers, today first. */
export function SalesTable({ days }: { days: SalesDay[] }) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Orders</th>
            <th scope="col">Sales</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.start}>
              <th scope="row" data-label="Day">
                {date(day.start)}
              </th>
              <td data-label="Orders">{day.orders}</td>
              <td data-label="Sales">{rupees(day.paise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
