import { CodeBlock } from "./code-block";

/** Facts about this shop that the introduction shows. */
type ApiFacts = {
  /** Such as `https://shop.example/api/v1`. */
  base: string;
  /** Calls allowed per minute and IP address. */
  perMinute: number;
  /** Origins allowed by CORS; null: any. */
  origins: readonly string[] | null;
  /** The curl command that signs in. */
  loginCurl: string;
};

/** Sections that apply to every call. */
export const introSections: {
  id: string;
  title: string;
  Body: (facts: ApiFacts) => React.ReactNode;
}[] = [
  {
    id: "address",
    title: "Address and bodies",
    Body: ({ base }) => (
      <>
        <p>All addresses below begin with</p>
        <CodeBlock label="Base address">{base}</CodeBlock>
        <p>
          Bodies are JSON in UTF-8 and have at most 100 KB; that of{" "}
          <code>POST /payment/validate</code> at most 4 MB, for lists of whole products. The two
          calls that take a photo read multipart/form-data, with a photo of at most 5 MB.
        </p>
      </>
    ),
  },
  {
    id: "token",
    title: "Signing in",
    Body: ({ loginCurl }) => (
      <>
        <p>
          <code>POST /auth/login</code> returns a token. Send it as it is in the{" "}
          <code>Authorization</code> header; <code>Bearer</code> in front is accepted. It is good
          for seven days, and ends at once with <code>POST /auth/logout</code>, with a new password,
          and when it is signed out in the profile. Cookies are never read.
        </p>
        <p>The examples expect the token in $TOKEN. This gets one:</p>
        <CodeBlock label="Get a token">{tokenLine(loginCurl)}</CodeBlock>
      </>
    ),
  },
  {
    id: "errors",
    title: "Errors",
    Body: () => (
      <>
        <p>Every refusal has a fitting status and says in a sentence what is wrong:</p>
        <CodeBlock label="A refusal">
          {JSON.stringify({ success: false, message: "name is required" }, null, 2)}
        </CodeBlock>
        <p>
          Each answer carries <code>X-Request-Id</code>. Tell it to the shop if you get a 500: with
          it the shop finds the error in the log.
        </p>
      </>
    ),
  },
  {
    id: "money",
    title: "Money, dates and ids",
    Body: () => (
      <ul>
        <li>Amounts are numbers in rupees, except where paise is said: 1450.5 is ₹1,450.50.</li>
        <li>
          Dates are ISO 8601 in UTC: <code>2026-01-12T09:35:00.000Z</code>.
        </li>
        <li>
          Ids are strings, in <code>_id</code>.
        </li>
      </ul>
    ),
  },
  {
    id: "limits",
    title: "How often",
    Body: ({ perMinute }) => (
      <p>
        One address may make {perMinute} calls in a minute, and fetch ten times as many photos.
        Log-in, registration and forgotten passwords have narrower limits of their own, shared with
        the pages of the shop; one user may start 20 payments in 10 minutes.{" "}
        <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and{" "}
        <code>RateLimit-Reset</code> (seconds) tell what is left. Beyond it the answer is 429, and{" "}
        <code>Retry-After</code> says how many seconds to wait.
      </p>
    ),
  },
  {
    id: "browsers",
    title: "From a web page",
    Body: ({ origins }) => (
      <p>
        {origins === null
          ? "Pages of any site may make these calls (CORS), "
          : `Pages of these sites may make these calls (CORS): ${origins.join(", ")} – `}
        with the headers <code>Authorization</code> and <code>Content-Type</code>, which are read,
        and any others a client sends along. Photos can be shown with a plain{" "}
        <code>&lt;img&gt;</code>.
      </p>
    ),
  },
  {
    id: "caching",
    title: "Asking again",
    Body: () => (
      <p>
        Whatever is read from the catalogue comes with an <code>ETag</code>. Send it back in{" "}
        <code>If-None-Match</code>: as long as nothing has changed, the answer is 304 without a
        body.
      </p>
    ),
  },
];

function tokenLine(loginCurl: string): string {
  const [curl, ...rest] = loginCurl.split(" \\\n");
  return `TOKEN=$(${[curl?.replace(/^curl/, "curl -s"), ...rest].join(" \\\n")} |\n  sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`;
}
