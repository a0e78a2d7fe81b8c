import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { allTanks } from "~/office/mill/places.server";
import { millPath } from "~/office/mill/paths";
import { submitTank } from "~/office/mill/tank-submit.server";
import { AddTank, TankForm } from "~/office/mill/tank-forms";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Tanks" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "mill");
  return { tanks: allTanks() };
}

export const action = (args: ActionFunctionArgs) => staffForm(args, "mill", submitTank);

export default function AdminMillTanks() {
  const { tanks } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const stateOf = (id: string) => ((state?.values.id ?? "") === id ? state : undefined);
  return (
    <section className="stack">
      <PageHead
        title="Tanks"
        lead="The book counts in kilograms, as oil swells in the heat: litres are only typed and shown, by the weight of a litre that you give here."
        eyebrow={<Link to={millPath}>Mill book</Link>}
      />
      {tanks.map((tank) => (
        <TankForm key={tank.id} tank={tank} state={stateOf(tank.id)} />
      ))}
      <AddTank key={`add ${tanks.length}`} state={stateOf("")} />
    </section>
  );
}
