import { cookiesOf } from "../../cast";
import { db } from "~/base/db/connection.server";
import { enquiries } from "~/base/db/schema";
import type { FormState } from "~/base/lib/form/form";
import { toastOf } from "~/base/lib/toast.server";

type Refused = { data: { form: FormState }; init: ResponseInit | null };

/** What came of a sent form: where it led and what it said, or the form given back. */
export async function outcome(sent: Promise<unknown>) {
  const answer = await sent;
  if (!(answer instanceof Response)) {
    const { data, init } = answer as Refused;
    return { status: init?.status, headers: new Headers(init?.headers), form: data.form };
  }
  const cookie = cookiesOf(answer.headers.getSetCookie());
  const { toast } = await toastOf(new Request("http://localhost:3000/", { headers: { cookie } }));
  return { status: answer.status, location: answer.headers.get("Location"), toast };
}

/** Everything that was stored, oldest first, without what the shop adds itself. */
export function stored() {
  const rows = db.select().from(enquiries).orderBy(enquiries.createdAt, enquiries.id).all();
  return rows.map(
    ({
      id: _id,
      createdAt: _createdAt,
      forwardedAt: _at,
      forwardTries: _tries,
      forwardNextAt: _next,
      forwardProblem: _problem,
      ...row
    }) => row,
  );
}
