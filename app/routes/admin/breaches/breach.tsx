import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { breachPageOf } from "~/people/privacy/breaches/breach-page.server";
import { breachById } from "~/people/privacy/breaches/breaches.server";
import { Clocks } from "~/people/privacy/breaches/clocks";
import { BoardPanel, LettersPanel } from "~/people/privacy/breaches/letters-panel";
import { breachPath } from "~/people/privacy/breaches/paths";
import { submitOfBreach } from "~/people/privacy/breaches/submit.server";
import { TouchedPanel } from "~/people/privacy/breaches/touched-panel";
import { ButtonLink } from "~/base/ui/button";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "A breach" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const breach = breachById(args.params.id ?? "");
  if (!breach) throw notFound();
  return breachPageOf(breach);
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => submitOfBreach(args, form, args.params.id ?? "", admin));

export default function BreachPage() {
  const { id, title, clocks, board, ...page } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const isOfList = state?.values.intent === "add";
  return (
    <section className="stack">
      <header className="list-head">
        <h1>{title}</h1>
        <ButtonLink tone="quiet" to={`${breachPath(id)}/edit`}>
          Change it
        </ButtonLink>
      </header>
      <Clocks clocks={clocks} />
      <TouchedPanel
        {...page}
        csv={`${breachPath(id)}/persons.csv`}
        state={isOfList ? state : undefined}
      />
      <LettersPanel {...page} state={isOfList ? undefined : state} />
      <BoardPanel {...board} />
    </section>
  );
}
