import { type ClaimName, claimWays } from "~/base/db/claims";
import { date, dayInWords } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { TickField } from "~/base/ui/tick";
import { certification } from "~/upkeep/claims/claims";
import type { Decision } from "~/upkeep/claims/standing.server";
import { claimFacts, claimsPath, wayWords } from "./claim-names";
import { Version } from "~/base/ui/version";

type Props = {
  claim: ClaimName;
  /** Of this claim, the newest first. */
  decisions: Decision[];
  version: string;
  state: FormState | undefined;
};

/** One claim: how it is shown now, the form that changes it, and what was decided before. */
export function ClaimPanel({ claim, decisions, version, state }: Props) {
  const { title, says } = claimFacts[claim];
  const [now, ...earlier] = decisions;
  return (
    <details className="panel" open={state !== undefined}>
      <summary>
        {title} <span className="muted small">{stateOf(now)}</span>
      </summary>
      <div className="stack">
        <p>{says}</p>
        {now?.fileName && <FileOf decision={now} />}
        <ClaimForm claim={claim} now={now} version={version} state={state} />
        {earlier.length > 0 && (
          <>
            <h3>Decided before</h3>
            <ul>
              {earlier.map((each) => (
                <li key={each.id}>
                  {`${date(each.createdAt)}: ${stateOf(each)}`}
                  {each.fileName && <FileOf decision={each} />}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}

function stateOf(decision: Decision | undefined): string {
  if (!decision) return `${wayWords["as it is"]}: nothing is decided yet`;
  const { way, number, until, endedAt } = decision;
  if (way !== "with proof") return wayWords[way];
  const proof = [`number ${number}`, until && `until ${dayInWords(until)}`];
  const shown = endedAt === null ? wayWords[way] : "Its proof has ended, so it is not shown";
  return `${shown}: ${proof.filter(Boolean).join(", ")}`;
}

const FileOf = ({ decision: { id, fileName, fileHash } }: { decision: Decision }) => (
  <p>
    <a href={`${claimsPath}/file/${id}`} download>
      {fileName}
    </a>{" "}
    <span className="muted small">SHA-256 {fileHash}</span>
  </p>
);

function ClaimForm({
  claim,
  now,
  version,
  state,
}: Omit<Props, "decisions"> & { now: Decision | undefined }) {
  return (
    <Form
      method="post"
      state={state}
      encType="multipart/form-data"
      className="stack profile-form"
      aria-label={claimFacts[claim].title}
      autoComplete="off"
    >
      <FormProblem at={claim} />
      <input type="hidden" name="claim" value={claim} />
      <Version value={version} />
      <input
        type="hidden"
        name="version-file"
        value={state?.values["version-file"] ?? now?.fileHash ?? ""}
      />

      <SelectField at={claim} name="way" label="On the pages" defaultValue={now?.way ?? "as it is"}>
        {claimWays.map((way) => (
          <option key={way} value={way}>
            {wayWords[way]}
          </option>
        ))}
      </SelectField>
      <fieldset className="stack">
        <legend>The proof</legend>
        <p className="field-hint">{`${claimFacts[claim].proof} Counts only where the claim is shown with its proof.`}</p>
        {claim === "certificate" && (
          <Field
            at={claim}
            name="name"
            label="What it certifies"
            defaultValue={now?.name || certification}
            maxLength={60}
          />
        )}
        <Field at={claim} name="number" label="Number" defaultValue={now?.number} maxLength={60} />
        <Field
          at={claim}
          name="issuer"
          label="Who gave it"
          defaultValue={now?.issuer}
          maxLength={120}
        />
        <Field
          at={claim}
          name="until"
          type="date"
          label={claim === "certificate" ? "Valid until" : "Valid until (optional)"}
          hint="After this day the claim goes from all pages by itself. You are told 30 days before."
          defaultValue={now?.until ?? undefined}
        />
        <Field
          at={claim}
          name="file"
          type="file"
          label={now?.fileName ? "Another file (optional)" : "The paper (optional)"}
          hint="A PDF or a photo, at most 5 MB. It is kept as it is, with its checksum."
          accept=".pdf,.jpg,.jpeg,.png"
        />
        <TickField name="isPublic" at={claim} isOn={now?.isPublic}>
          <span>Buyers may open it</span>
        </TickField>
      </fieldset>
      <Button>Save</Button>
    </Form>
  );
}
