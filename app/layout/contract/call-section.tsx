import { CallFields } from "./call-fields";
import { CallName } from "./call-name";
import { CodeBlock } from "./code-block";
import type { DescribedCall } from "./described";
import { Sentence } from "./sentence";

const callers = { all: "For everybody", user: "For signed-in users", admin: "For admins" };

/** One call: who may make it, its fields, examples and statuses. */
export function CallSection({ call }: { call: DescribedCall }) {
  const name = `${call.method} ${call.path}`;
  return (
    <article className="call" aria-labelledby={call.id}>
      <h3 id={call.id}>
        <CallName method={call.method} path={call.path} />
      </h3>
      <p>
        <Sentence>{call.does}</Sentence>{" "}
        <span className={`badge call-who-${call.who}`}>{callers[call.who]}</span>
      </p>
      <CallFields call={call} />
      <h4>Example</h4>
      {call.requestExample && (
        <CodeBlock label={`Body for ${name}`}>{call.requestExample}</CodeBlock>
      )}
      <CodeBlock label={`curl for ${name}`}>{call.curl}</CodeBlock>
      <h4>Answer</h4>
      {call.answerExample ? (
        <CodeBlock label={`Answer of ${name}`}>{call.answerExample}</CodeBlock>
      ) : (
        <p>The image itself, with its own Content-Type.</p>
      )}
      <Statuses call={call} />
    </article>
  );
}

function Statuses({ call }: { call: DescribedCall }) {
  return (
    <dl className="call-statuses">
      {call.answers.map(({ status, when }) => (
        <div key={`${status} ${when}`}>
          <dt>
            <code>{status}</code>
          </dt>
          <dd>
            <Sentence>{when}</Sentence>
          </dd>
        </div>
      ))}
    </dl>
  );
}
