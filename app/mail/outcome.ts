/** How far a mail got: no session yet; under way; its end is out, so that the server may have it whatever we hear. */
export type Stage = "reaching" | "talking" | "ended";

/** What nodemailer says of a failure: at which command, and the server's answer if there was one. */
export type Failure = Error & {
  command?: string | undefined;
  code?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
};

/** `waiting`: to be tried again; `isUnreachable`: other mails would fare no better. */
export type Outcome =
  | { status: "sent"; problem?: undefined }
  | { status: "waiting"; problem: string; isUnreachable: boolean }
  | { status: "refused" | "uncertain"; problem: string };

/** The conclusion from a failure. Only an answer to the whole message says what became of it. */
export function outcomeOf(failure: Failure, stage: Stage): Outcome {
  const problem = problemIn(failure, stage);
  const { command, code, responseCode = 0 } = failure;
  const isAnswer = responseCode >= 400 && responseCode < 600;
  if (stage === "ended" && !(isAnswer && command === "DATA"))
    return { status: "uncertain", problem };

  // A sender or a password that is refused is our setting, not this mail's fault: it waits until that is put right.
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  const isUnusable = command === "API" && code === "EENVELOPE";
  if ((isAboutThisMail && responseCode >= 500 && isAnswer) || isUnusable)
    return { status: "refused", problem };
  return { status: "waiting", problem, isUnreachable: stage === "reaching" };
}

const longest = 300;

/** For the admin, without anybody's address: answers of mail servers like to repeat it. */
function problemIn({ message, response }: Failure, stage: Stage): string {
  const said = (response ?? message)
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, "…")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return `${lead[stage]}: ${said}`.slice(0, longest);
}

const lead = {
  reaching: "The mail server could not be reached",
  talking: "The mail server did not take it",
  ended: "No clear answer came to the whole mail",
} satisfies Record<Stage, string>;
