import { EditAndDelete } from "~/ui/edit-and-delete";
import { couriersPath } from "./courier-dialogs";

/** All couriers with what can be done to each. */
export function CourierTable({
  couriers,
}: {
  couriers: { id: string; name: string; linkTemplate: string }[];
}) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Tracking address</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {couriers.map(({ id, name, linkTemplate }) => (
            <tr key={id}>
              <th scope="row" data-label="Name">
                {name}
              </th>
              <td data-label="Tracking address">
                {linkTemplate ? (
                  <span className="courier-link">{linkTemplate}</span>
                ) : (
                  <span className="muted">none: the number only</span>
                )}
              </td>
              <td data-label="Actions">
                <EditAndDelete list={couriersPath} id={id} name={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
