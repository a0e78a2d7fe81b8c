import { z } from "zod";
import { bodyUpTo, textOf } from "~/base/lib/http/body.server";
import { log } from "~/base/lib/log/log.server";
import { jsonIn } from "~/base/lib/typed/json-in";

/** Where browsers report violations of the Content-Security-Policy. */
export const reportsPath = "/csp-report";

const mostBytes = 16 * 1024;
/** Limit for reports and for log lines per minute: one report may list twenty violations. */
const mostInAMinute = 20;

/** Formats of the older `report-uri` and the newer `report-to`. Other fields are ignored. */
const older = z
  .object({
    "csp-report": z.object({
      "effective-directive": z.string().optional(),
      "violated-directive": z.string().optional(),
      "blocked-uri": z.string().optional(),
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      directive: report["effective-directive"] ?? report["violated-directive"] ?? "",
      blocked: report["blocked-uri"] ?? "",
    },
  ]);
const newer = z
  .array(
    z.object({
      type: z.literal("csp-violation"),
      body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().default("") }),
    }),
  )
  .max(20)
  .transform((reports) =>
    reports.map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
  );
const reports = z.union([older, newer]);

/**
 * Handles posts to `reportsPath`; null for other paths. Reads at most 16 KB and logs at most 20 lines a minute, only the
 * directive and the blocked host: page URLs may contain tokens, script samples user input. The response is the same for any
 * content.
 */
export async function answerCspReport(
  request: Request,
  { pathname }: URL,
): Promise<Response | null> {
  if (pathname !== reportsPath) return null;
  if (request.method !== "POST")
    return new Response(null, { status: 405, headers: { Allow: "POST" } });
  if (!hasRoom(performance.now())) return new Response(null, { status: 429 });
  for (const line of linesOf(await textIn(request))) write(line);
  return new Response(null, { status: 204 });
}

type Line = { policy: string; blocked: string };

/** Log lines of a report; none when it is malformed. */
function linesOf(text: string): Line[] {
  return (reports.safeParse(jsonIn(text)).data ?? []).map(({ directive, blocked }) => ({
    policy: /^[a-z-]{1,40}$/.test(directive) ? directive : "unknown",
    blocked: placeOf(blocked),
  }));
}

/** The body; "" when it is too long or aborted. */
async function textIn(request: Request): Promise<string> {
  try {
    return textOf(await bodyUpTo(mostBytes, request));
  } catch {
    return "";
  }
}

/** `https://host`, or a keyword such as `inline`. */
function placeOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const url = URL.canParse(blocked) ? new URL(blocked) : null;
  if (!url) return "unknown";
  return /^(https?|wss?):$/.test(url.protocol) ? `${url.protocol}//${url.host}` : url.protocol;
}

const minute = { began: -Infinity, taken: 0, written: 0 };

/** `now`: ms of a monotonic clock. */
function hasRoom(now: number): boolean {
  if (now - minute.began >= 60_000) Object.assign(minute, { began: now, taken: 0, written: 0 });
  minute.taken += 1;
  return minute.taken <= mostInAMinute;
}

function write(line: Line): void {
  minute.written += 1;
  if (minute.written <= mostInAMinute) log.warn(line);
}
