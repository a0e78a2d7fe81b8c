import { z } from "zod";
import { bodyUpTo } from "~/lib/body.server";
import { log } from "~/lib/log.server";

/** Where browsers tell what the Content-Security-Policy kept from happening. */
export const reportsPath = "/csp-report";

const mostBytes = 16 * 1024;
/** Reports, and as many lines: one may tell of twenty things. */
const mostInAMinute = 20;

/** As the older `report-uri` and the newer `report-to` write it. What else is in a report is left unread. */
const older = z
  .object({
    "csp-report": z.object({
      "effective-directive": z.string().optional(),
      "violated-directive": z.string().optional(),
      "blocked-uri": z.string().optional(),
    }),
  })
  .transform(({ "csp-report": told }) => [
    {
      directive: told["effective-directive"] ?? told["violated-directive"] ?? "",
      blocked: told["blocked-uri"] ?? "",
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
 * Answers what a browser posts to `reportsPath`; null: another address. Takes no more than 16 KB, writes no more than 20 lines
 * a minute, and of each report only the directive and the host that was kept out: addresses of pages hold tokens, samples of
 * scripts whatever somebody typed. The answer is the same whatever came in.
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

/** What is written of a report. Nothing, when it is none. */
export function linesOf(text: string): Line[] {
  return (reports.safeParse(parsed(text)).data ?? []).map(({ directive, blocked }) => ({
    policy: /^[a-z-]{1,40}$/.test(directive) ? directive : "unknown",
    blocked: placeOf(blocked),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The body; "" when it is too long, or breaks off. */
async function textIn(request: Request): Promise<string> {
  try {
    return await (await bodyUpTo(mostBytes, request)).text();
  } catch {
    return "";
  }
}

/** `https://host`, or a browser's own word such as `inline`. */
function placeOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const url = URL.canParse(blocked) ? new URL(blocked) : null;
  if (!url) return "unknown";
  return /^(https?|wss?):$/.test(url.protocol) ? `${url.protocol}//${url.host}` : url.protocol;
}

const minute = { began: -Infinity, taken: 0, written: 0 };

/** `now`: ms of a clock that nobody sets back. */
function hasRoom(now: number): boolean {
  if (now - minute.began >= 60_000) Object.assign(minute, { began: now, taken: 0, written: 0 });
  minute.taken += 1;
  return minute.taken <= mostInAMinute;
}

function write(line: Line): void {
  minute.written += 1;
  if (minute.written <= mostInAMinute) log.warn(line);
}
