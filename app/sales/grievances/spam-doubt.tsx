import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";

/** Says why a complaint is folded away, and takes it out of there. */
export function SpamDoubt() {
  return (
    <Form method="post" className="notice notice-info stack">
      <p>
        This may be spam: a field that people do not see was filled in, by a robot or by a program
        of the browser. Its number and its clocks are those of any other complaint, but it is
        counted apart, and you were not told of it at once. To acknowledge or to answer it takes the
        mark away, too.
      </p>
      <p className="actions">
        <Button tone="quiet" name="intent" value="not-spam">
          Not spam
        </Button>
      </p>
    </Form>
  );
}
