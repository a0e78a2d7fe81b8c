import { createServer, type AddressInfo } from "node:net";
import type { Stage } from "../stage";

export async function hangingProvider(stage: Stage): Promise<void> {
  const shop = await stage.opened("provider");
  const visitor = await stage.visitorIn(shop, 5);
  await stage.control("fail", { match: "* /v1/*", hang: 60_000, times: 1_000 });
  const asked = visitor.askForPayment();
  await stage.pagesAreServed(visitor);
  const { status, ms } = await asked;
  stage.must(
    status === 502 || status === 503,
    `a payment that cannot be asked for is told ${status}`,
  );
  stage.mustTake(ms, 30_000, "waiting for the provider");
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
  const visitor = await stage.visitorIn(shop, 6);
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
