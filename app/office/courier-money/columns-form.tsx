import { useLocation } from "@remix-run/react";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import type { FileToMap } from "./submit-file.server";

const asked = [
  { name: "parcel", label: "Number of the parcel", isNeeded: true },
  { name: "amount", label: "Amount collected", isNeeded: true },
  { name: "reference", label: "Your order's number", isNeeded: false },
  { name: "utr", label: "Bank reference (UTR)", isNeeded: false },
  { name: "day", label: "Day of the transfer", isNeeded: false },
  { name: "charges", label: "What the courier kept", isNeeded: false },
] as const;

/** Asks once which column of a file means what. */
export function ColumnsForm({
  file: { headings, text, fileName },
  state,
}: {
  file: FileToMap;
  state: FormState | undefined;
}) {
  const { pathname } = useLocation();
  return (
    <Form
      method="post"
      state={state}
      action={pathname}
      encType="multipart/form-data"
      className="stack panel"
      aria-labelledby="columns"
    >
      <h2 id="columns">{`Which column of ${fileName || "the file"} is which?`}</h2>
      <p className="muted">Asked once: files with the same headings are known from then on.</p>
      <input type="hidden" name="intent" value="columns" />
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="fileName" value={fileName} />
      <Field name="courier" label="Courier" maxLength={60} autoComplete="off" required />
      {asked.map(({ name, label, isNeeded }) => (
        <SelectField
          key={name}
          name={name}
          label={isNeeded ? label : `${label} (if it is there)`}
          required={isNeeded}
        >
          <option value="">{isNeeded ? "Choose a column" : "No column"}</option>
          {headings.map(({ plain, shown }) => (
            <option key={plain} value={plain}>
              {shown}
            </option>
          ))}
        </SelectField>
      ))}
      <Button>Remember these columns and check the file</Button>
    </Form>
  );
}
