import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Version } from "~/base/ui/version";

type Props = {
  digits: number;
  version: string;
  short: { total: number; products: { slug: string; name: string; hsn: string }[] };
  state: FormState | undefined;
};

/** How many digits the HSN codes must have, and which products have fewer. */
export function HsnDigitsForm({ digits, version, short, state }: Props) {
  return (
    <section className="panel stack" aria-labelledby="hsn-digits">
      <h2 id="hsn-digits">HSN codes</h2>
      {short.total > 0 && (
        <>
          <p>
            {short.total > short.products.length
              ? `${short.total} products have fewer than ${digits} digits. The newest of them:`
              : `These products have fewer than ${digits} digits:`}
          </p>
          <ul>
            {short.products.map(({ slug, name, hsn }) => (
              <li key={slug}>
                <Link to={`/dashboard/admin/product/${slug}?facts=open#hsn`}>{name}</Link>
                {`: ${hsn}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <Form method="post" state={state} className="stack">
        <FormProblem />
        <Version value={version} />
        <SelectField
          name="digits"
          label="Digits that our HSN codes must have"
          hint="4 up to ₹5 crore turnover a year, above it 6."
          defaultValue={String(digits)}
        >
          <option value="4">4</option>
          <option value="6">6</option>
        </SelectField>
        <Button tone="quiet">Save</Button>
      </Form>
    </section>
  );
}
