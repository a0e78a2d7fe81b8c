import { Field, SelectField, TextField } from "~/base/ui/field";
import type { StoredFacts } from "./company";
import { type Setting, settingsParts } from "./settings-parts";
import { useFormState } from "~/base/ui/sending/form-state";

type Props = {
  facts: StoredFacts;
  meanwhile: StoredFacts | undefined;
};

/**
 * A field per fact, filled from `facts`, with the hint "not set" if nothing is stored. `meanwhile`: what someone else saved
 * since the form was loaded; a hint shows it wherever it differs.
 */
export function SettingsFields(props: Props) {
  return settingsParts.map(({ id, title, settings }) => (
    <fieldset key={id} id={id} className="stack field-group">
      <legend>
        <h2>{title}</h2>
      </legend>
      {settings.map((setting) => (
        <SettingField key={setting.name} setting={setting} {...props} />
      ))}
    </fieldset>
  ));
}

function SettingField({ setting, facts, meanwhile }: Props & { setting: Setting }) {
  const state = useFormState();
  const { name, label, max, note, ...kind } = setting;
  const stored = (meanwhile ?? facts)[name];
  const shown = kind.options?.find(({ code }) => code === stored)?.name ?? stored;
  const isOther = meanwhile !== undefined && (state?.values[name] ?? "") !== (stored ?? "");
  const hints = [
    note,
    isOther ? `Saved by someone else: ${shown ?? "not set"}` : stored === null && "not set",
  ];
  const field = {
    name,
    label,
    maxLength: max,
    defaultValue: facts[name] ?? "",
    hint: hints.filter(Boolean).join(" · ") || undefined,
  };
  if (kind.options) return <StateField {...field} options={kind.options} />;
  return kind.lines ? <TextField {...field} /> : <Field {...field} type={kind.type} />;
}

function StateField({
  options,
  maxLength: _none,
  ...field
}: React.ComponentProps<typeof SelectField> & {
  options: readonly { code: string; name: string }[];
  maxLength: number;
}) {
  return (
    <SelectField {...field}>
      <option value="">Not set</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>{`${name} (${code})`}</option>
      ))}
    </SelectField>
  );
}
