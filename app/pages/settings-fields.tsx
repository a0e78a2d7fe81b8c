import type { FormState } from "~/lib/form";
import { states } from "~/lib/states";
import { Field, SelectField, TextField } from "~/ui/field";
import type { StoredFacts } from "./company";
import { longest } from "./limits";

type Fact = keyof StoredFacts;
type Setting = { name: Fact; label: string; max: number; note?: string } & (
  | { lines: true; options?: undefined }
  | { options: readonly { code: string; name: string }[]; lines?: undefined }
  | { lines?: undefined; options?: undefined; type?: "email" | "url" }
);

const settings: Setting[] = [
  {
    name: "announcement",
    label: "Announcement",
    max: longest.announcement,
    note: "One line above every page, as plain text. Blank: no line.",
  },
  { name: "name", label: "Name of the shop", max: longest.line },
  { name: "phone", label: "Phone", max: longest.lines, lines: true, note: "One number a line." },
  { name: "email", label: "Email", max: longest.email, type: "email" },
  {
    name: "address",
    label: "Address",
    max: longest.lines,
    lines: true,
    note: "As on an envelope; leave a blank line before another one.",
  },
  { name: "hours", label: "Opening hours", max: longest.line },
  {
    name: "state",
    label: "State",
    max: longest.line,
    options: states,
    note: "Where the firm is registered: it decides which tax an invoice shows.",
  },
  { name: "gstin", label: "GSTIN", max: longest.line },
  { name: "fssai", label: "FSSAI licence", max: longest.line },
  { name: "facebook", label: "Facebook", max: longest.link, type: "url" },
  { name: "instagram", label: "Instagram", max: longest.link, type: "url" },
  { name: "youtube", label: "YouTube", max: longest.link, type: "url" },
  { name: "whatsapp", label: "WhatsApp", max: longest.link, type: "url" },
];

/**
 * A field for each fact, which says "not set" where nothing is stored. `facts` fill them; `meanwhile`, what somebody
 * else stored since the form was filled, stands beside what differs from it.
 */
export function SettingsFields({
  facts,
  meanwhile,
  state,
}: {
  facts: StoredFacts;
  meanwhile: StoredFacts | undefined;
  state: FormState | undefined;
}) {
  return settings.map(({ name, label, max, note, ...kind }) => {
    const stored = (meanwhile ?? facts)[name];
    const typed = state?.values[name];
    const shown = kind.options?.find(({ code }) => code === stored)?.name ?? stored;
    const isOther = meanwhile !== undefined && (typed ?? "") !== (stored ?? "");
    const hints = [
      note,
      isOther ? `Stored meanwhile: ${shown ?? "not set"}` : stored === null && "not set",
    ];
    const field = {
      name,
      label,
      state,
      maxLength: max,
      defaultValue: facts[name] ?? "",
      hint: hints.filter(Boolean).join(" · ") || undefined,
    };
    if (kind.options) return <StateField key={name} {...field} options={kind.options} />;
    return kind.lines ? (
      <TextField key={name} {...field} />
    ) : (
      <Field key={name} {...field} type={kind.type} />
    );
  });
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
