import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { FormStateProvider } from "~/base/ui/sending/form-state";

const refused = { errors: { city: "city is required" }, values: { city: "Sur" } };

test.each([
  ["input", <Field key="f" name="city" label="City" hint="Where you live" />],
  ["textarea", <TextField key="t" name="city" label="City" hint="Where you live" />],
  [
    "select",
    <SelectField key="s" name="city" label="City" hint="Where you live">
      <option>Sur</option>
    </SelectField>,
  ],
])("a refused %s keeps what was typed and is tied to its label, error and hint", (_tag, field) => {
  const html = renderToString(<FormStateProvider value={refused}>{field}</FormStateProvider>);
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
  const whole = { errors: { form: "Invalid email or password" }, values: {} };
  const html = renderToString(<FormProblem state={whole} />);
  expect(html).toMatch(/role="alert"[^>]*>Invalid email or password</);
  expect(html).not.toContain("<ul");
});

test("above a refused form every wrong field is named by a link that leads to it", () => {
  const html = renderToString(
    <>
      <FormProblem
        state={{ errors: { city: "city is required", "phone number": "no number" }, values: {} }}
      />
      <Field name="city" label="City" />
      <Field name="phone number" label="Phone" />
    </>,
  );
  expect(html).toContain("Please look at the fields marked below.");
  for (const [id, sentence] of [
    ["city", "city is required"],
    ["phone-number", "no number"],
  ]) {
    expect(html).toContain(`<a href="#${id}">${sentence}</a>`);
    expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"`));
  }
});

test("two forms on one page lead to their own fields", () => {
  const html = renderToString(
    <FormStateProvider value={refused}>
      <FormProblem at="edit" />
      <Field at="edit" name="city" label="City" />
    </FormStateProvider>,
  );
  expect(html).toContain("Please look at the field marked below.");
  expect(html).toContain('<a href="#edit-city">city is required</a>');
  expect(html).toMatch(/<input[^>]* id="edit-city"/);
});

test("without a script the browser itself puts the focus on what is wrong", () => {
  expect(renderToString(<FormProblem state={refused} />)).toMatch(
    /<div[^>]*tabindex="-1"[^>]* autofocus=""/i,
  );
});
