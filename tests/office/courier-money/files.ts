import * as page from "~/routes/admin/courier-money/import-courier-file";
import { sold } from "../../sales/orders/sold";
import { argsFor } from "../../cast";

const path = "/dashboard/admin/money/courier/import";

export type Report = {
  changes: { line: number; what: string; words: string[] }[];
  problems: { line: number; what: string; reason: string }[];
  changed: number;
  wrong: number;
  carried: Record<string, string>;
};

type Answer = {
  report: Report | null;
  form?: { errors: Record<string, string> };
  lacks: boolean;
  toMap: { headings: { plain: string; shown: string }[]; text: string; fileName: string } | null;
};

/** An order on delivery that was sent with this parcel and not paid. */
export const onDelivery = (
  trackingNumber: string | null,
  totalPaise = 145_000,
  given: Partial<Parameters<typeof sold>[0]> = {},
) =>
  sold({
    userId: null,
    paymentStatus: "pending",
    paymentMethod: "on-delivery",
    paidAt: null,
    status: "deliverd",
    courier: "Delhivery",
    trackingNumber,
    totalPaise,
    lines: [{ unitPricePaise: totalPaise }],
    ...given,
  });

/** What the page answers to a form. */
export async function answerOf(
  cookie: string,
  fields: Record<string, string | File>,
): Promise<Answer & { status: number; location: string | null }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request(`http://localhost:3000${path}`, {
    method: "POST",
    body: form,
    headers: { Cookie: cookie },
  });
  const answer = (await page.action(argsFor(request))) as unknown;
  if (answer instanceof Response)
    return {
      report: null,
      lacks: false,
      toMap: null,
      status: answer.status,
      location: answer.headers.get("Location"),
    };
  const { data, init } = answer as { data: Answer; init?: { status?: number } };
  return { ...data, status: init?.status ?? 200, location: null };
}

export const upload = (cookie: string, text: string | Uint8Array<ArrayBuffer>) =>
  answerOf(cookie, { file: new File([text], "remittance.csv", { type: "text/csv" }) });

/** Uploads a file and confirms what is shown. */
export async function note(cookie: string, text: string, more: Record<string, string> = {}) {
  const { report } = await upload(cookie, text);
  return answerOf(cookie, { ...report?.carried, ...more });
}

/** The first words on each line of a report, by line. */
export const outcomes = (report: Report | null) =>
  Object.fromEntries((report?.changes ?? []).map(({ line, words }) => [line, words[0]]));
