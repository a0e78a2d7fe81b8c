import { callLink } from "~/base/lib/india/phone";
import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";
import type { ForwardInWords } from "./forward-words";

export type ShownEnquiry = {
  id: string;
  kind: "contact" | "bulk";
  name: string;
  email: string;
  phone: string;
  area: string | null;
  message: string | null;
  business: string | null;
  product: string | null;
  quantity: string | null;
  /** The hidden field was filled: a robot, or a program of the writer's browser. */
  mayBeSpam: boolean;
  /** WhatsApp to the writer; null: the number is none that it knows. */
  whatsApp: string | null;
  /** Formatted for display. */
  received: string;
  /** "Answered by … on …"; null: not answered. */
  answered: string | null;
  /** Null: not to be forwarded to a form service. */
  forwarding: ForwardInWords | null;
};

/** One enquiry in full, with a button to mark it as answered. `children`: what else can be done with it. */
export function EnquiryCard({
  enquiry,
  children,
}: {
  enquiry: ShownEnquiry;
  children?: React.ReactNode;
}) {
  return (
    <article className="panel stack enquiry" aria-labelledby={`enquiry-${enquiry.id}`}>
      <header className="row">
        <h2 id={`enquiry-${enquiry.id}`}>{enquiry.name}</h2>
        <span className="badge badge-neutral">{enquiry.kind === "bulk" ? "Bulk" : "Contact"}</span>
        {enquiry.answered ? (
          <span className="badge badge-success">Answered</span>
        ) : (
          <span className="badge badge-warn">Not answered</span>
        )}
        {enquiry.mayBeSpam && <span className="badge badge-neutral">May be spam</span>}
      </header>
      <p className="muted small">{enquiry.received}</p>
      {enquiry.message && <p className="enquiry-message">{enquiry.message}</p>}
      <EnquiryFacts enquiry={enquiry} />
      <footer className="actions">
        <MarkForm enquiry={enquiry} />
        {enquiry.mayBeSpam && <NotSpamForm enquiry={enquiry} />}
        {children}
        {enquiry.answered && <span className="muted small">{enquiry.answered}</span>}
      </footer>
      {enquiry.forwarding && <Forwarding enquiry={enquiry} state={enquiry.forwarding} />}
    </article>
  );
}

function EnquiryFacts({ enquiry }: { enquiry: ShownEnquiry }) {
  const others = [
    ["Area/city", enquiry.area],
    ["Shop/business", enquiry.business],
    ["Product", enquiry.product],
    ["Quantity", enquiry.quantity],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));
  return (
    <dl className="facts">
      <dt>Email</dt>
      <dd>
        <a
          className="reach"
          href={`mailto:${encodeURIComponent(enquiry.email).replace("%40", "@")}`}
        >
          {enquiry.email}
        </a>
      </dd>
      <dt>Phone</dt>
      <dd>
        <a className="reach" href={callLink(enquiry.phone)}>
          {enquiry.phone}
        </a>
        {enquiry.whatsApp && (
          <>
            {" "}
            <a className="reach" href={enquiry.whatsApp} rel="noopener noreferrer">
              WhatsApp
            </a>
          </>
        )}
      </dd>
      {others.map(({ label, value }) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} value`}>{value}</dd>,
      ])}
    </dl>
  );
}

function MarkForm({ enquiry }: { enquiry: ShownEnquiry }) {
  return (
    <Form method="post">
      <input type="hidden" name="enquiry" value={enquiry.id} />
      <Button
        tone={enquiry.answered ? "quiet" : "primary"}
        name="answered"
        value={enquiry.answered ? "no" : "yes"}
        aria-label={`${mark(enquiry)}: ${enquiry.name}`}
      >
        {mark(enquiry)}
      </Button>
    </Form>
  );
}

function NotSpamForm({ enquiry }: { enquiry: ShownEnquiry }) {
  return (
    <Form method="post">
      <input type="hidden" name="enquiry" value={enquiry.id} />
      <Button tone="quiet" name="spam" value="no" aria-label={`Not spam: ${enquiry.name}`}>
        Not spam
      </Button>
    </Form>
  );
}

function Forwarding({ enquiry, state }: { enquiry: ShownEnquiry; state: ForwardInWords }) {
  return (
    <Form method="post" className="row">
      <span className="muted small">{state.words}.</span>
      {state.isStuck && (
        <>
          <input type="hidden" name="enquiry" value={enquiry.id} />
          <Button
            tone="quiet"
            name="handOn"
            value="again"
            aria-label={`Try again to forward: ${enquiry.name}`}
          >
            Try again
          </Button>
        </>
      )}
    </Form>
  );
}

function mark({ answered }: ShownEnquiry): string {
  return answered ? "Mark as not answered" : "Mark as answered";
}
