import { PlainProblem } from "~/base/lib/env/plain-problem";
import { collections } from "./dump.server";
import { importOldShop } from "./import.server";
import type { Finding, Report } from "./report";

const usage = "Usage: npm run import:mongo DIR, or npm run import:mongo DIR -- --dry-run";
const everyFiveSeconds = 5000;

/**
 * `import:mongo DIR [--dry-run]`. Returns the exit code: 0 if every row is in the shop, 2 if some were refused. Throws
 * `PlainProblem` if it cannot start. `env`: npm swallows a `--dry-run` before `--` and sets a variable instead.
 */
export async function importCommand(
  args: string[],
  say: (sentence: string) => void,
  env: Record<string, string | undefined> = process.env,
): Promise<number> {
  const folders = args.filter((arg) => !arg.startsWith("-"));
  const unknown = args.filter((arg) => arg.startsWith("-") && arg !== "--dry-run");
  const [folder] = folders;
  if (!folder || folders.length > 1 || unknown.length > 0) throw new PlainProblem(usage);
  const isDry = args.includes("--dry-run") || env.npm_config_dry_run === "true";

  if (isDry) say("A dry run: nothing is stored.");
  let timer: NodeJS.Timeout | undefined;
  try {
    const report = await importOldShop(folder, {
      isDry,
      tell: (finding) => say(line(finding)),
      watch: (growing) => {
        timer = setInterval(() => say(`… ${progress(growing)}`), everyFiveSeconds);
      },
    });
    say(summary(report, isDry));
    return report.refused > 0 ? 2 : 0;
  } finally {
    clearInterval(timer);
  }
}

function line({ kind, file, line, id, reason }: Finding): string {
  return `${kind === "refused" ? "REFUSED" : "changed"}  ${file}:${line}  ${id ?? "(no id)"}  ${reason}`;
}

function progress(report: Report): string {
  return [...report.counts].map(([name, { read }]) => `${name} ${read}`).join(", ") || "reading";
}

function summary(report: Report, isDry: boolean): string {
  const lines = collections.flatMap((name) => {
    const count = report.counts.get(name);
    if (!count) return [`  ${name}: no file`];
    const { read, added, there, refused, photos } = count;
    const pictures = name === "products" ? `, ${photos} photos` : "";
    return [
      `  ${name}: ${read} read, ${added} new${pictures}, ${there} there already, ${refused} refused`,
    ];
  });
  return [
    "",
    isDry ? "What an import would do:" : "The old shop is in:",
    ...lines,
    ...report.leftOut.map(
      (name) => `  NOT READ: ${name}. Its name matches no collection of the shop.`,
    ),
    `  ${report.notes} notes on rows that were changed, ${report.refused} rows refused; each is listed above.`,
    "  Old orders have no invoices here: those that were issued then remain the valid ones.",
  ].join("\n");
}
