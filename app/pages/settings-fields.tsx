import type { FormState } from "~/lib/form";
import { states } from "~/lib/india/states";
import { Field, SelectField, TextField } from "~/ui/field";
import type { StoredFacts } from "./company";
import { longest } from "./limits";

type Fact = keyof StoredFacts;
type Setting = { name: Fact; label: string; max: number; note?: string } & (
  | { lines: true; options?: undefined }
  | { options: readonly { code: string; name: string }[]; lines?: undefined }
  | { lines?: undefined; options?: undefined; type?: "email" | "url" }
);

const groups: { title: string; settings: Setting[] }[] = [
  {
    title: "The shop",
    settings: [
      { name: "name", label: "Name of the shop", max: longest.line },
      {
        name: "announcement",
        label: "Announcement",
        max: longest.announcement,
        note: "One line above every page, as plain text. Blank: no line.",
      },
    ],
  },
  {
    title: "How to reach you",
    settings: [
      {
        name: "phone",
        label: "Phone",
        max: longest.lines,
        lines: true,
        note: "One number a line.",
      },
      { name: "email", label: "Email", max: longest.email, type: "email" },
      {
        name: "address",
        label: "Address",
        max: longest.lines,
        lines: true,
        note: "As on an envelope; leave a blank line before another one.",
      },
      { name: "hours", label: "Opening hours", max: longest.line },
    ],
  },
  {
    title: "For invoices and the law",
    settings: [
      {
        name: "state",
        label: "State",
        max: longest.line,
        options: states,
        note: "Where the firm is registered: it decides which tax an invoice shows.",
      },
      { name: "gstin", label: "GSTIN", max: longest.line },
      { name: "fssai", label: "FSSAI licence", max: longest.line },
    ],
  },
  {
    title: "Elsewhere",
    settings: [
      { name: "facebook", label: "Facebook", max: longest.link, type: "url" },
      { name: "instagram", label: "Instagram", max: longest.link, type: "url" },
      { name: "youtube", label: "YouTube", max: longest.link, type: "url" },
      {
        name: "whatsapp",
        label: "WhatsApp",
        max: longest.link,
        note: "A number such as 98250 12345, or an address such as https://wa.me/919825012345.",
      },
    ],
  },
];

type Props = {
  facts: StoredFacts;
  meanwhile: StoredFacts | undefined;
  state: FormState | undefined;
};

/**
 * A field per fact, filled from `facts`, with the hint "not set" if nothing is stored. `meanwhile`: what someone else saved
 * since the form was loaded; a hint shows it wherever it differs.
 */
export function SettingsFields(props: Props) {
  return groups.map(({ title, settings }) => (
    <fieldset key={title} className="stack field-group">
      <legend>{title}</legend>
      {settings.map((setting) => (
        <SettingField key={setting.name} setting={setting} {...props} />
      ))}
    </fieldset>
  ));
}

function SettingField({ setting, facts, meanwhile, state }: Props & { setting: Setting }) {
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
    state,
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
