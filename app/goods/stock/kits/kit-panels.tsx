import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { IdempotencyKey, keptKey } from "~/base/ui/idempotency-key";
import { movementsPath } from "../admin/stock-query";
import { packsWords } from "../admin/stock-words";
import type { Kit } from "./kit.server";

type Props = {
  kit: Kit;
  fresh: string;
  stateOf: (intent: string) => FormState | undefined;
};

/** What a product is made of, packing it ahead, and breaking it up. */
export function KitPanels({ kit, fresh, stateOf }: Props) {
  return (
    <>
      <section className="stack panel">
        <h2>Made of</h2>
        <ul>
          {kit.parts.map(({ id, slug, name, packs }) => (
            <li key={id}>
              {packs} × <Link to={movementsPath(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
        <p className="muted">
          {kit.most === null
            ? "None of its parts is counted: they never run out by number."
            : `Its parts make ${packsWords(kit.most)} beside those that are ready. Orders take ready ones first.`}
        </p>
      </section>
      {kit.most !== null && (
        <PackPanel kit={kit} most={kit.most} fresh={fresh} state={stateOf("pack")} />
      )}
      {(kit.ready.length > 0 || kit.inNone > 0) && (
        <BreakPanel kit={kit} fresh={fresh} state={stateOf("break")} />
      )}
    </>
  );
}

type Panel = { kit: Kit; fresh: string; state: FormState | undefined };

function PackPanel({ kit, most, fresh, state }: Panel & { most: number }) {
  return (
    <Form method="post" state={state} className="stack panel" key={`pack ${keptKey(fresh, state)}`}>
      <h2>Pack ahead</h2>
      <FormProblem at="pack" />
      <input type="hidden" name="intent" value="pack" />
      <IdempotencyKey fresh={fresh} />
      <Field
        at="pack"
        name="packs"
        label="Packs"
        hint={`At most ${most}`}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        required
      />
      {kit.parts
        .filter(({ batches }) => batches.length > 0)
        .map(({ id, name, batches }) => (
          <SelectField
            key={id}
            at="pack"
            name={`batch-${id}`}
            label={`Batch of ${name}`}
            defaultValue=""
          >
            <option value="">The one to be used first</option>
            {batches.map(([batch, number]) => (
              <option key={batch} value={batch}>
                {number}
              </option>
            ))}
          </SelectField>
        ))}
      <Button>Pack</Button>
    </Form>
  );
}

function BreakPanel({ kit, fresh, state }: Panel) {
  return (
    <Form
      method="post"
      state={state}
      className="stack panel"
      key={`break ${keptKey(fresh, state)}`}
    >
      <h2>Break up</h2>
      <FormProblem at="break" />
      <input type="hidden" name="intent" value="break" />
      <IdempotencyKey fresh={fresh} />
      <Field
        at="break"
        name="packs"
        label="Packs"
        hint="Its parts go back to their own stock and batches."
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        required
      />
      <SelectField at="break" name="batch" label="Batch">
        {kit.ready.map(({ id, number, packs }) => (
          <option key={id} value={id}>
            {`${number} (${packsWords(packs)})`}
          </option>
        ))}
        {kit.inNone > 0 && <option value="">{`No batch (${packsWords(kit.inNone)})`}</option>}
      </SelectField>
      <Button tone="quiet">Break up</Button>
    </Form>
  );
}
