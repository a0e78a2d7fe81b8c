import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/lib/dates";
import { notFound } from "~/lib/http/http";
import { rupees } from "~/lib/money";
import { tradePath } from "~/prices/trade/trade-paths";
import { ButtonLink } from "~/ui/button";
import { FormProblem } from "~/ui/form-problem";
import { confirmedAdminForm } from "~/accounts/admin-form.server";
import { askedIn, changesFor, userChanges } from "~/accounts/users/user-change";
import { UserConfirmation } from "~/accounts/users/user-confirmation";
import { UserFacts } from "~/accounts/users/user-facts";
import { userWithPurchases } from "~/accounts/users/user-list.server";
import { openAccess } from "~/accounts/users/user-rights.server";
import { changeUser } from "~/accounts/users/user-submit.server";
import { requireAdmin } from "~/accounts/viewer.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "User" });

export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireAdmin(args);
  const user = userWithPurchases(args.params.id ?? "");
  if (!user) throw notFound();
  const { createdAt, paidPaise, ...facts } = user;
  const changes = changesFor(user.role, user.id === admin.id);
  const asked = askedIn(args.request);
  return {
    user: {
      ...facts,
      ...openAccess(user.id),
      since: dateTime(createdAt),
      amount: rupees(paidPaise),
    },
    changes,
    asked: asked && changes.includes(asked) ? asked : null,
  };
}

export const action = (args: ActionFunctionArgs) =>
  confirmedAdminForm(args, (form, admin) => changeUser(form, args.params.id ?? "", admin));

export default function AdminUser() {
  const { user, changes, asked } = useLoaderData<typeof loader>();
  const path = `/dashboard/admin/users/${user.id}`;
  return (
    <>
      <header className="page-head">
        <p className="eyebrow">
          <Link to="/dashboard/admin/users">Users</Link>
        </p>
        <h1>{user.name}</h1>
      </header>
      <FormProblem state={useActionData<typeof action>()?.form} />
      {asked ? (
        <UserConfirmation path={path} change={asked} user={user} />
      ) : (
        <p className="actions">
          {changes.map((change) => (
            <ButtonLink key={change} tone="quiet" to={`${path}?ask=${change}`}>
              {userChanges[change].link}
            </ButtonLink>
          ))}
        </p>
      )}
      <section className="panel" aria-label="About this account">
        <UserFacts user={user} />
      </section>
      <p>
        <Link to={tradePath(user.id)}>Trade account: price list, paying later</Link>
      </p>
      <p>
        <Link to={`/dashboard/admin/audit?kind=user&q=${encodeURIComponent(user.email)}`}>
          What admins changed about this account
        </Link>
      </p>
    </>
  );
}
