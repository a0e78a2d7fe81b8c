import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button, ButtonLink } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { PageDialog } from "~/base/ui/page-dialog";
import { Version } from "~/base/ui/version";

/** Begins to count a product. */
export function BeginForm({ state }: { state: FormState | undefined }) {
  return (
    <Form method="post" state={state} className="stack panel">
      <h2>Count this product</h2>
      <p>
        Orders then take packs from the number on hand, and the product is sold out when none is
        left.
      </p>
      <FormProblem at="begin" />
      <input type="hidden" name="intent" value="begin" />
      <Field
        at="begin"
        name="packs"
        label="Packs on hand"
        hint="Without those that are sold and not yet sent"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        required
      />
      <Button>Start counting</Button>
    </Form>
  );
}

/** Sets the number at which stock is low. */
export function LowForm({
  low,
  version,
  state,
}: {
  low: number | null;
  version: string;
  state: FormState | undefined;
}) {
  return (
    <Form method="post" state={state} className="stack panel" key={low}>
      <h2>Low stock</h2>
      <FormProblem at="low" />
      <input type="hidden" name="intent" value="low" />
      <Version value={version} />
      <Field
        at="low"
        name="low"
        label="Low at or below"
        hint="You get one mail when orders bring it there, and one when packs are owed. Blank: no mail about low stock."
        inputMode="numeric"
        defaultValue={low ?? ""}
        maxLength={6}
        autoComplete="off"
      />
      <Button tone="quiet">Save the line</Button>
    </Form>
  );
}

/** Leads to the question whether a product is no longer counted. */
export function EndPanel({ path }: { path: string }) {
  return (
    <section className="stack panel">
      <h2>No longer count it</h2>
      <p>It is then never sold out by number. What came and went stays in the list.</p>
      <p>
        <ButtonLink tone="quiet" to={`${path}?end=ask`}>
          Stop counting
        </ButtonLink>
      </p>
    </section>
  );
}

/** Asks before a product is no longer counted. */
export function EndDialog({ name, path }: { name: string; path: string }) {
  const title = `Stop counting ${name}?`;
  return (
    <PageDialog label={title} closeTo={path}>
      <h2>{title}</h2>
      <p>
        Orders then take no packs from what is on hand, and it is sold without a limit. To start
        again, its packs have to be counted anew.
      </p>
      <Form method="post" action={path}>
        <input type="hidden" name="intent" value="end" />
        <div className="actions">
          <Button tone="danger">Stop counting</Button>
          <ButtonLink tone="quiet" to={path}>
            Go on counting
          </ButtonLink>
        </div>
      </Form>
    </PageDialog>
  );
}
