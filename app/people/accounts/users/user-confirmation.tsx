import { Form } from "~/base/ui/form";
import { Button, ButtonLink } from "~/base/ui/button";
import { type UserChange, userChanges } from "./user-change";

/** Asks to confirm a change. `path`: the user's page, whose action makes the change. */
export function UserConfirmation({
  path,
  change,
  user,
}: {
  path: string;
  change: UserChange;
  user: { name: string; email: string };
}) {
  const { title, meaning, link } = userChanges[change];
  return (
    <section className="panel stack" aria-labelledby="confirm">
      <h2 id="confirm">{title(user.name)}</h2>
      <p>{`${user.email}. ${meaning}`}</p>
      <Form method="post" action={path} className="actions">
        <input type="hidden" name="change" value={change} />
        <Button tone={change === "make-admin" ? "primary" : "danger"}>{link}</Button>
        <ButtonLink tone="quiet" to={path}>
          Cancel
        </ButtonLink>
      </Form>
    </section>
  );
}
