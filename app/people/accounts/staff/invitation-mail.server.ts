import type { Writer } from "~/base/db/connection.server";
import type { StaffRole } from "~/base/db/statuses";
import { newId } from "~/base/lib/ids.server";
import { greetingFor } from "~/people/mail/greeting";
import { postLetter } from "~/people/mail/post.server";
import { staffWords } from "../staff-words";

/** Queues the invitation to the staff. `by`: the name of who invites; `link`: the whole address. */
export function mailInvitation(
  tx: Writer,
  invited: { name: string; email: string; staff: StaffRole; link: string; by: string },
  now: number,
): void {
  const { name, does } = staffWords[invited.staff];
  postLetter(
    tx,
    { key: `staff-invitation:${newId(now)}`, kind: "staff-invitation", to: invited.email },
    {
      subject: "You are invited to work in our shop",
      greeting: greetingFor(invited.name),
      parts: [
        `${invited.by} invites you to work in our shop. ${name}: ${does}.`,
        "Open this link within 7 days to accept. The link works once.",
        { link: invited.link, label: "Accept the invitation" },
        "If you do not know us, there is nothing to do.",
      ],
    },
    now,
  );
}
