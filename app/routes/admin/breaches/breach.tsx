import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminForm } from "~/accounts/admin-form.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/lib/http/http";
import { breachPageOf } from "~/privacy/breaches/breach-page.server";
import { breachById } from "~/privacy/breaches/breaches.server";
import { Clocks } from "~/privacy/breaches/clocks";
import { BoardPanel, LettersPanel } from "~/privacy/breaches/letters-panel";
import { breachPath } from "~/privacy/breaches/paths";
import { submitOfBreach } from "~/privacy/breaches/submit.server";
import { TouchedPanel } from "~/privacy/breaches/touched-panel";
import { ButtonLink } from "~/ui/button";

export { privateHeaders as headers } from "~/accounts/private-headers";

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
  const state = useActionData<typeof action>()?.form;
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
