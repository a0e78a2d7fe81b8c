import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { invoicePage } from "~/sales/invoices/list/invoice-list.server";
import { monthDownload } from "~/sales/invoices/month/month-pdf.server";
import { fillMonth, papers } from "./full-month";

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

test("10,000 invoices of a month are one PDF in 250 MB, the last made as fast as the first, and other pages go on", async () => {
  await fillMonth();
  const server = createServer((_request, response) => {
    response.end(JSON.stringify(invoicePage({ year: "2627", month: "2026-11" }, 1)));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const during = (ms: number) => {
    const end = Date.now() + ms;
    return slowest(address, () => Date.now() > end);
  };
  await during(5_000); // code that has not run often yet is slow
  const alone = await during(20_000);

  const before = process.memoryUsage.rss();
  const began = Date.now();
  let [most, bytes, isDone] = [before, 0, false];
  /** How many bytes there were after so many seconds. */
  const progress: { bytes: number; after: number }[] = [];
  const meanwhile = slowest(address, () => isDone);
  const pieces = monthDownload("2026-11").body as unknown as AsyncIterable<Uint8Array>;
  for await (const piece of pieces) {
    bytes += piece.length;
    progress.push({ bytes, after: (Date.now() - began) / 1000 });
    most = Math.max(most, process.memoryUsage.rss());
  }
  isDone = true;
  const seconds = (Date.now() - began) / 1000;
  const beside = await meanwhile;
  server.close();
  const grown = (most - before) / 1e6;
  const figures = `${seconds} s, ${grown.toFixed(0)} MB more memory, ${(bytes / 1e6).toFixed(0)} MB; p99 of a page ${alone.toFixed(1)} ms, meanwhile ${beside.toFixed(1)} ms`;
  process.stdout.write(`${papers} papers: ${figures}\n`);
  const tenth = progress.find((so) => so.bytes >= bytes / 10)?.after ?? 0;
  expect(seconds).toBeLessThan(20 * tenth);
  expect(grown).toBeLessThan(250);
}, 600_000);
