import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { write } from "~/db/connection.server";
import { invoices } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import { invoicePage } from "~/invoices/invoice-list.server";
import { monthInPieces } from "~/invoices/month/month-pdf.server";
import { shopper } from "../cast";
import { asRegisteredFirm, invoiceRow, november, pay, placed } from "./paying";

const papers = 10_000;

/** Copies of one paper, each with a number, buyer and order of its own. */
async function fillMonth() {
  await asRegisteredFirm();
  const { id } = await shopper();
  const lines = [{ name: "Tin" }, { name: "સિંગતેલ Groundnut oil" }, { name: "Pouch" }];
  const order = await placed({ userId: id, lines });
  await pay(order, november);
  const row = invoiceRow(order);
  await write((tx) => {
    for (let at = 1; at < papers; at += 1) {
      const serial = row.serial + at;
      const number = `PR2627-${String(serial).padStart(6, "0")}`;
      const content = JSON.parse(row.content) as { buyer: { name: string; phone: string } };
      content.buyer.name = `Buyer ${(at * 7919) % 10_007}`;
      content.buyer.phone = `+91 ${9_000_000_000 + at * 7919}`;
      tx.insert(invoices)
        .values({
          ...row,
          id: newId(),
          round: 1 + at,
          serial,
          number,
          content: JSON.stringify({ ...content, number }),
        })
        .run();
    }
  });
}

/** How long a page of this process takes (ms), asked 20 times a second until told to stop: the 99th of 100. */
async function slowest(address: string, isOver: () => boolean): Promise<number> {
  const took: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await (await fetch(address)).text();
    took.push(performance.now() - began);
    await new Promise((done) => setTimeout(done, 50));
  }
  return took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
}

test("10,000 invoices of a month are one PDF in 120 s and 250 MB, and other pages go on", async () => {
  await fillMonth();
  const server = createServer((_request, response) => {
    response.end(JSON.stringify(invoicePage({ year: "2627", month: "2026-11" }, 1)));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const end = Date.now() + 5_000;
  const alone = await slowest(address, () => Date.now() > end);

  const before = process.memoryUsage.rss();
  const began = Date.now();
  let [most, bytes, isDone] = [before, 0, false];
  const meanwhile = slowest(address, () => isDone);
  for await (const piece of monthInPieces("2026-11")) {
    bytes += piece.length;
    most = Math.max(most, process.memoryUsage.rss());
  }
  isDone = true;
  const seconds = (Date.now() - began) / 1000;
  const beside = await meanwhile;
  server.close();
  const grown = (most - before) / 1e6;
  const figures = `${seconds} s, ${grown.toFixed(0)} MB more memory, ${(bytes / 1e6).toFixed(0)} MB; p99 of a page ${alone.toFixed(1)} ms, meanwhile ${beside.toFixed(1)} ms`;
  process.stdout.write(`${papers} papers: ${figures}\n`);
  expect(seconds).toBeLessThan(120);
  expect(grown).toBeLessThan(250);
}, 300_000);
