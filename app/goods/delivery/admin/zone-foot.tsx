import { RemoveButton } from "./zone-cells";

/** The buttons stand below their columns: above, they would push the zones down. */
export function ZoneFoot({ steps }: { steps: string[] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={4}>
          Remove a weight
        </th>
        {steps.map((step, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- see the head
          <td key={column}>
            <RemoveButton
              value={`remove-step-${column}`}
              what={`the weight ${step || "not yet typed"}`}
            />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
