type Row = { id: string; when: string; outcome: string };

/** Every time an event was delivered or replayed. */
export function DeliveryTable({ deliveries }: { deliveries: Row[] }) {
  if (deliveries.length === 0) return <p>Its deliveries are no longer kept.</p>;
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map(({ id, when, outcome }) => (
            <tr key={id}>
              <td data-label="When">{when}</td>
              <td data-label="What">{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
