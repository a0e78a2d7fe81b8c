import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { stuckWords } from "./mail-words";

type Health = { problem: string | null; stuck: number };

/** Warnings about mails that could not be sent. */
export function OutboxNotices({ health: { problem, stuck } }: { health: Health }) {
  return (
    <>
      {problem && <Notice>{`${problem}. The shop goes on trying.`}</Notice>}
      {stuck > 0 && (
        <Notice>
          {stuckWords(stuck)}{" "}
          <Link to="/dashboard/admin/outbox?state=stuck">
            {stuck === 1 ? "Look at it" : "Look at them"}
          </Link>
        </Notice>
      )}
    </>
  );
}
