import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { notFound } from "~/base/lib/http/http";
import { CustomerSheet } from "~/office/customers/customer-sheet";
import { saveNote } from "~/office/customers/notes.server";
import { accountPath } from "~/office/customers/paths";
import { sheetOf } from "~/office/customers/sheet.server";
import { ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { may } from "~/people/accounts/staff/rights";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { askedIn, changesFor, userChanges } from "~/people/accounts/users/user-change";
import { UserConfirmation } from "~/people/accounts/users/user-confirmation";
import { UserFacts } from "~/people/accounts/users/user-facts";
import { userWithPurchases } from "~/people/accounts/users/user-list.server";
import { openAccess } from "~/people/accounts/users/user-rights.server";
import { changeUser } from "~/people/accounts/users/user-submit.server";
import { orForbiddenForm, requireStaff } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "User" });

export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireStaff(args, "customers");
  const user = userWithPurchases(args.params.id ?? "");
  if (!user) throw notFound();
  const { id, name, email, phone, role, staff, address, createdAt } = user;
  const isOwner = may(admin, "owner");
  const changes = isOwner ? changesFor(user.role, user.id === admin.id) : [];
  const asked = askedIn(args.request);
  return {
    user: {
      id,
      name,
      email,
      role,
      staff,
      address,
      ...openAccess(id),
      since: dateTime(createdAt),
    },
    sheet: sheetOf({ userId: id, orderId: null, guest: null, name, phone, email }),
    changes,
    asked: asked && changes.includes(asked) ? asked : null,
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "customers", async (form, admin) => {
    orForbiddenForm(admin, "users/:id", form);
    const id = args.params.id ?? "";
    if (form.get("intent") === "note") {
      const user = userWithPurchases(id);
      if (!user) throw notFound();
      return saveNote(form, user.phone, admin, accountPath(id));
    }
    await requireConfirmed(args, admin);
    return changeUser(form, id, admin);
  });

export default function AdminUser() {
  const { user, sheet, changes, asked } = useLoaderData<typeof loader>();
  const path = accountPath(user.id);
  const opens = useOpens();
  const state = useAnswer<typeof action>()?.form;
  const isOfNote = state?.values.intent === "note";
  return (
    <>
      <PageHead
        title={user.name}
        eyebrow={
          opens("/dashboard/admin/users") && <Link to="/dashboard/admin/users">Customers</Link>
        }
      />
      {!isOfNote && <FormProblem state={state} />}
      {asked && <UserConfirmation path={path} change={asked} user={user} />}
      <CustomerSheet sheet={sheet} state={isOfNote ? state : undefined} />
      <section className="panel" aria-label="About this account">
        <UserFacts user={user} />
      </section>
      {!asked && (
        <p className="actions">
          {changes.map((change) => (
            <ButtonLink key={change} tone="quiet" to={`${path}?ask=${change}`}>
              {userChanges[change].link}
            </ButtonLink>
          ))}
        </p>
      )}
      {opens("/dashboard/admin/audit") && (
        <p>
          <Link to={`/dashboard/admin/audit?kind=user&q=${encodeURIComponent(user.email)}`}>
            What admins changed about this account
          </Link>
        </p>
      )}
    </>
  );
}
