/** How far a delivery got: no session yet; under way; end sent, so the server may have the mail whatever it replies. */
export type Stage = "reaching" | "talking" | "ended";

/** nodemailer's error: the SMTP command that failed and the server's reply, if any. */
export type Failure = Error & {
  command?: string | undefined;
  code?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
};

/** `waiting`: to be retried; `isUnreachable`: other mails would fail too. */
export type Outcome =
  | { status: "sent"; problem?: undefined }
  | { status: "waiting"; problem: string; isUnreachable: boolean }
  | { status: "refused" | "uncertain"; problem: string };

/** Classifies a failure. Once the end is sent, only a reply to DATA tells whether the server took the mail. */
export function outcomeOf(failure: Failure, stage: Stage): Outcome {
  const problem = problemIn(failure, stage);
  const { command, code, responseCode = 0 } = failure;
  const isReply = responseCode >= 400 && responseCode < 600;
  if (stage === "ended" && !(isReply && command === "DATA"))
    return { status: "uncertain", problem };

  // A refused sender or password is a wrong setting, not this mail's fault: retry until it is corrected.
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  const isUnusable = command === "API" && code === "EENVELOPE";
  if ((isAboutThisMail && responseCode >= 500 && isReply) || isUnusable)
    return { status: "refused", problem };
  return { status: "waiting", problem, isUnreachable: stage === "reaching" };
}

const longest = 300;

/** For the admin, without email addresses, which mail servers often repeat in replies. */
function problemIn({ message, response }: Failure, stage: Stage): string {
  const reply = (response ?? message)
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, "…")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return `${lead[stage]}: ${reply}`.slice(0, longest);
}

const lead = {
  reaching: "The mail server could not be reached",
  talking: "The mail server did not take it",
  ended: "No clear answer came to the whole mail",
} satisfies Record<Stage, string>;
