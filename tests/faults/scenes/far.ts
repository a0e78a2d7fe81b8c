import { createServer, type AddressInfo } from "node:net";
import { waitingForProvider } from "../../storm/front";
import type { Stage } from "../stage";

/** Whoever needs the provider waits for 12 s at most, then reads a plain page or answer; nobody else notices anything. */
export async function hangingProvider(stage: Stage): Promise<void> {
  const shop = await stage.opened("provider");
  const visitor = await stage.newVisitor(5);
  const patient = visitor.patient(waitingForProvider);
  await stage.control("fail", { match: "* /v1/*", hang: 60_000, times: 1_000 });
  const asked = patient.askForPayment();
  await visitor.addToCart();
  const checkout = patient.press("/checkout");
  await stage.pagesAreServed(visitor);
  stage.must((await asked).status === 502, `a payment is told ${(await asked).status}`);

  const { status, location } = await checkout;
  stage.must(status === 303 && location !== null, `a checkout is told ${status}`);
  const { body } = await visitor.get(location ?? "/");
  stage.must(/did not answer/.test(body), "the pay page does not say that nobody answers");
  const again = await patient.press(location ?? "/");
  stage.must(again.status === 502, `"Try again" is told ${again.status}`);
  stage.must(/still does not answer/.test(again.body), "nor when it is tried again");

  await stage.control("fail", { match: "* /v1/*", hang: 60_000, times: 0 });
  await stage.canBuy(visitor);
  await stage.closedInOrder(shop);
}

export async function hangingMailServer(stage: Stage): Promise<void> {
  const silent = createServer((socket) => socket.on("error", () => undefined));
  await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
  const { port } = silent.address() as AddressInfo;
  const shop = await stage.opened("mail", {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "shop@prayosha.example",
  });
  const visitor = await stage.newVisitor(6);
  await stage.canBuy(visitor);
  await stage.pagesAreServed(visitor);
  const waiting = "select count(*) from mails where status in ('waiting', 'sending')";
  stage.must(
    Number(stage.ask(shop, waiting)) > 0,
    "the mail of an order does not wait for the mail server",
  );
  await stage.closedInOrder(shop);
  silent.close();
}
