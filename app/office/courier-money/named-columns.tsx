import { date } from "~/base/lib/dates";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import type { NamedColumns } from "./named-columns.server";

/** The kinds of files whose columns the owner named, each with a button that forgets them. */
export function NamedColumnsList({ named }: { named: NamedColumns }) {
  if (named.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="named-columns">
      <h2 id="named-columns">Files whose columns you named</h2>
      {named.map(({ headings, courier, at }) => (
        <Form key={headings} method="post" encType="multipart/form-data" className="row">
          <input type="hidden" name="headings" value={headings} />
          <span>{`${courier}, named on ${date(at)}`}</span>
          <Button
            tone="quiet"
            name="intent"
            value="forget-columns"
            aria-label={`Name the columns of ${courier} again`}
          >
            Name them again
          </Button>
        </Form>
      ))}
    </section>
  );
}
