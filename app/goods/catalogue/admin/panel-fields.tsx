import { Field, SelectField } from "~/base/ui/field";
import { type PackField, packLabels } from "../pack-labels";
import { panelShapeWords } from "../panel/panel";

/** The pack's outside, for how high letters on its label must be. */
export function PanelFields({ cells }: { cells: Record<PackField, string> }) {
  const measure = (name: "panel_height_mm" | "panel_width_mm" | "panel_surface_cm2") => ({
    name,
    label: packLabels[name],
    defaultValue: cells[name],
    inputMode: "numeric" as const,
    maxLength: 6,
  });
  return (
    <>
      <SelectField
        name="panel_shape"
        label={packLabels.panel_shape}
        hint="With its size it says how high letters on the pack’s label must be."
        defaultValue={cells.panel_shape}
      >
        <option value="">Not said</option>
        {Object.entries(panelShapeWords).map(([shape, words]) => (
          <option key={shape} value={shape}>
            {words}
          </option>
        ))}
      </SelectField>
      <Field {...measure("panel_height_mm")} hint="Of the pack, not of its label" />
      <Field
        {...measure("panel_width_mm")}
        hint="Of a rectangular pack the width of its largest side, of a round one all the way round"
      />
      <Field {...measure("panel_surface_cm2")} hint="Only for a pack of any other shape" />
    </>
  );
}
