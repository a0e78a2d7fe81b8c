import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Field, SelectField, TextField } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";

const refused = { errors: { city: "city is required" }, values: { city: "Sur" } };

test.each([
  ["input", <Field key="f" name="city" label="City" hint="Where you live" state={refused} />],
  [
    "textarea",
    <TextField key="t" name="city" label="City" hint="Where you live" state={refused} />,
  ],
  [
    "select",
    <SelectField key="s" name="city" label="City" hint="Where you live" state={refused}>
      <option>Sur</option>
    </SelectField>,
  ],
])("a refused %s keeps what was typed and is tied to its label, error and hint", (_tag, field) => {
  const html = renderToString(field);
  expect(html).toContain('<label for="city">City</label>');
  expect(html).toMatch(/id="city"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="city"/);
  expect(html).toContain('aria-describedby="city-error city-hint"');
  expect(html).toContain('id="city-error">city is required<');
  expect(html).toContain('id="city-hint">Where you live<');
  expect(html).toContain("Sur");
});

test("a field nobody has sent yet is not marked as wrong", () => {
  const html = renderToString(<Field name="city" label="City" defaultValue="Surat" />);
  expect(html).toContain('value="Surat"');
  expect(html).not.toMatch(/aria-invalid|aria-describedby|field-error/);
});

test("above a refused form stands what is wrong with it as a whole, announced at once", () => {
  expect(renderToString(<FormProblem state={undefined} />)).toBe("");
  expect(renderToString(<FormProblem state={refused} />)).toMatch(
    /role="alert"[^>]*>Please look at the fields marked below\.</,
  );
  const whole = { errors: { form: "Invalid email or password" }, values: {} };
  expect(renderToString(<FormProblem state={whole} />)).toContain("Invalid email or password");
});
