import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayIn, dayOf } from "~/base/lib/days";
import { seeOther } from "~/base/lib/http/http";
import { Button, ButtonLink } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { pageMeta } from "~/layout/page-meta";
import { PastDaysTable } from "~/office/counter/till-day/past-days-table";
import { pastDays } from "~/office/counter/till-day/past-days.server";
import { tillDayPath, tillPath } from "~/office/counter/till-day/paths";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { requireStaff } from "~/people/accounts/guards/viewer.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Till" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "till");
  const query = new URL(args.request.url).searchParams;
  const asked = dayIn(query, "day");
  if (asked) throw seeOther(tillDayPath(asked));
  return { today: dayOf(Date.now()), ...pastDays(member, dayIn(query, "before")) };
}

export default function AdminTill() {
  const { today, days, earlier } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <ListHead
        title="Till"
        action={<ButtonLink to={tillDayPath(today)}>Today’s till</ButtonLink>}
      />
      <PastDaysTable days={days} />
      {earlier && <Link to={`${tillPath}?before=${earlier}`}>Earlier days</Link>}
      <Form action={tillPath} className="row">
        <Field name="day" label="Another day" type="date" max={today} required />
        <Button tone="quiet">Open it</Button>
      </Form>
      <ListFoot about="The cash drawer, day by day: what lay in it in the morning, came and went, and was counted in the evening. A signed day stays as it is." />
    </section>
  );
}
