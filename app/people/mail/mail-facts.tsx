type Props = {
  mail: { recipient: string; problem: string | null; tries: number };
  state: string;
  written: string;
  sent: string | null;
};

/** Recipient and delivery state of a mail. */
export function MailFacts({ mail: { recipient, problem, tries }, state, written, sent }: Props) {
  return (
    <dl className="facts">
      <dt>To</dt>
      <dd>{recipient || "nobody: set OPERATOR_EMAIL, or an email in Settings"}</dd>
      <dt>State</dt>
      <dd>{state}</dd>
      <dt>Written</dt>
      <dd>{written}</dd>
      {sent && (
        <>
          <dt>Sent</dt>
          <dd>{sent}</dd>
        </>
      )}
      <dt>Tries</dt>
      <dd>{tries}</dd>
      {problem && (
        <>
          <dt>Problem</dt>
          <dd>{problem}</dd>
        </>
      )}
    </dl>
  );
}
