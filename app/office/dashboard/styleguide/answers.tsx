import { ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { Specimen, State } from "./specimen";

const badges = ["neutral", "success", "warn", "danger"] as const;

/** Feedback: notices, badges, spinner, empty list. */
export function Answers() {
  return (
    <>
      <Specimen name="Notices">
        <Notice>Where should we deliver? Please add your address.</Notice>
        <Notice tone="success">Thank you. We write back within two days.</Notice>
        <Notice tone="error">The payment did not go through. No money was taken.</Notice>
      </Specimen>
      <Specimen name="Badges and waiting">
        <div className="specimen-states">
          {badges.map((tone) => (
            <State key={tone} name={tone}>
              <span className={`badge badge-${tone}`}>Partly refunded</span>
            </State>
          ))}
          <State name="waiting">
            <span className="spinner" role="img" aria-label="Waiting" />
          </State>
        </div>
      </Specimen>
      <Specimen name="Nothing there">
        <div className="empty">
          <p>You have no orders yet.</p>
          <ButtonLink to="#nothing-there">Explore Store</ButtonLink>
        </div>
      </Specimen>
    </>
  );
}
