import { mkdirSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Stage } from "../stage";

export async function brokenPhoto(stage: Stage): Promise<void> {
  const shop = await stage.opened("photo");
  const visitor = await stage.newVisitor(7);
  const [hash = ""] = readdirSync(shop.uploadsDir).filter((name) => /^[0-9a-f]{64}$/.test(name));
  for (const name of readdirSync(path.join(shop.uploadsDir, hash)))
    truncateSync(path.join(shop.uploadsDir, hash, name), 0);
  const { status } = await visitor.get(`/photos/${hash}/520`);
  stage.must(status < 500, `a broken photo is told ${status}`);
  await stage.pagesAreServed(visitor);
  await stage.canBuy(visitor);
  await shop.end("SIGTERM");
}

export async function unreadableBackups(stage: Stage): Promise<void> {
  mkdirSync(path.join(stage.folder, "backups"), { recursive: true });
  writeFileSync(path.join(stage.folder, "backups", "backups"), "no folder");
  const shop = await stage.opened("backups");
  const visitor = await stage.newVisitor(8);
  const { code, said } = await shop.run("backup");
  stage.must(code === 1 && !/\n +at /.test(said), `a backup said: ${said}`);
  await stage.pagesAreServed(visitor);
  await stage.canBuy(visitor);
  stage.must(
    (await visitor.get("/readyz")).status === 200,
    "the shop does not sell for lack of backups",
  );
  await stage.closedInOrder(shop);
}
