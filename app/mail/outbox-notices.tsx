import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { stuckWords } from "./mail-words";

type Health = { isSetUp: boolean; problem: string | null; stuck: number };

/** Warnings about mails that cannot be sent. */
export function OutboxNotices({ health: { isSetUp, problem, stuck } }: { health: Health }) {
  return (
    <>
      {!isSetUp && (
        <Notice>No mail leaves this shop: SMTP_URL is not set. The mails are kept here.</Notice>
      )}
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
