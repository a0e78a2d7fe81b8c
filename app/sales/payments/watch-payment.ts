import { goesToHeader, scriptHeader } from "~/base/lib/http/sent-by-script";
import { parsedPage, snapshotFields, showAnswer } from "~/base/ui/browser/swap";

/**
 * While a payment waits for the bank, asks for the page again as often as its head says (`PaymentProgress`), and shows it once it says
 * something else. Skips while offline, such as while the shopper is in another app.
 */
export function watchPayment(): void {
  const { lookEvery, looksLeft } = waitingHead()?.dataset ?? {};
  if (lookEvery === undefined) return;
  let left = Number(looksLeft);
  const timer = setInterval(() => {
    if (left <= 0 || !waitingHead()) return clearInterval(timer);
    if (!navigator.onLine) return;
    left -= 1;
    void look();
  }, Number(lookEvery));
}

const waitingHead = () => document.querySelector<HTMLElement>("[data-look-every]");

async function look(): Promise<void> {
  const said = waitingHead()?.querySelector("h1")?.textContent ?? "";
  const sent = snapshotFields(null);
  const answer = await fetch(location.href, { headers: { [scriptHeader]: "yes" } }).catch(
    () => null,
  );
  const to = answer?.headers.get(goesToHeader);
  if (to) return location.assign(to);
  const page = answer?.ok ? await answer.text().catch(() => "") : "";
  if (page && waitingHead() && parsedPage(page).querySelector("h1")?.textContent !== said)
    showAnswer(page, sent, { staysAt: true, wasAccepted: true });
}
