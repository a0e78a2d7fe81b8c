import type { FormState } from "~/lib/form";
import { Field, TextField } from "~/ui/field";
import type { StoredFacts } from "./company";
import { longest } from "./limits";

type Fact = keyof StoredFacts;
type Setting = { name: Fact; label: string; max: number; note?: string } & (
  { lines: true } | { lines?: false; type?: "email" | "url" }
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
    const isOther = meanwhile !== undefined && (typed ?? "") !== (stored ?? "");
    const hints = [
      note,
      isOther ? `Stored meanwhile: ${stored ?? "not set"}` : stored === null && "not set",
    ];
    const field = {
      name,
      label,
      state,
      maxLength: max,
      defaultValue: facts[name] ?? "",
      hint: hints.filter(Boolean).join(" · ") || undefined,
    };
    return kind.lines ? (
      <TextField key={name} {...field} />
    ) : (
      <Field key={name} {...field} type={kind.type} />
    );
  });
}
