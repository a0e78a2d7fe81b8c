import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deliver, emptyOutbox, mailOf, waiting } from "./outbox";
import { addressOf, mailServer, refusal } from "./mail-server";
import { parsed } from "./parsed";
import { roughServer } from "./rough-server";

const minute = 60_000;
const stops: (() => Promise<void>)[] = [];

async function running<T extends { stop: () => Promise<void> }>(server: Promise<T>): Promise<T> {
  const { stop } = await server;
  stops.push(stop);
  return server;
}

beforeEach(emptyOutbox);
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

describe("a mail that the server takes", () => {
  test("arrives as text and HTML, from the shop, with its own words in any script", async () => {
    const server = await running(mailServer());
    const id = await waiting({
      subject: "તમારો ઓર્ડર PR-000007 મળ્યો છે, આભાર: સિંગતેલ 15 લિટર",
      text: "નમસ્તે Asha,\n\n.a line that begins with a dot\n₹1,450\n",
      html: "<p>નમસ્તે &lt;Asha&gt; ₹1,450</p>",
    });
    expect(await deliver(server.address)).toMatchObject({ sent: 1, unreachable: null });

    const [mail] = server.received;
    expect(mail).toMatchObject({ from: "orders@shop.example", to: ["asha@example.com"] });
    const { headers, type, text, html } = parsed(mail?.raw ?? "");
    expect(headers).toMatchObject({
      from: "Prayosha Oil <orders@shop.example>",
      to: "asha@example.com",
      subject: "તમારો ઓર્ડર PR-000007 મળ્યો છે, આભાર: સિંગતેલ 15 લિટર",
      "message-id": `<${id}@shop.example>`,
      "auto-submitted": "auto-generated",
    });
    expect(type).toContain("multipart/alternative");
    expect(text).toContain("નમસ્તે Asha,\r\n\r\n.a line that begins with a dot\r\n₹1,450");
    expect(html).toContain("<p>નમસ્તે &lt;Asha&gt; ₹1,450</p>");
    expect(mailOf(id)).toMatchObject({ status: "sent", tries: 1, problem: null });
    expect(mailOf(id).sentAt).not.toBeNull();
  });

  test("keeps no link afterwards that only its recipient may use, and the link to the order", async () => {
    const server = await running(mailServer());
    const [token, order] = ["a".repeat(43), "b".repeat(43)];
    const words = `https://shop.example/forgotpassword/${token} https://shop.example/order/${order}`;
    const id = await waiting({ text: `${words}\n`, html: `<p>${words}</p>` });
    await deliver(server.address);
    expect(parsed(server.received[0]?.raw ?? "").text).toContain(token);
    for (const kept of [mailOf(id).text, mailOf(id).html]) {
      expect(kept).not.toContain(token);
      expect(kept).toContain(order);
    }
  });

  test("is sent once, however often the worker runs", async () => {
    const server = await running(mailServer());
    await waiting();
    await deliver(server.address);
    await deliver(server.address, Date.now() + 24 * 60 * minute);
    expect(server.received).toHaveLength(1);
  });

  test("is asked for twice and sent once", async () => {
    const server = await running(mailServer());
    await waiting({ key: "order-paid:1" });
    await waiting({ key: "order-paid:1", subject: "Another one" });
    await deliver(server.address);
    expect(server.received).toHaveLength(1);
  });

  test("goes in one run with a backlog of any size, until the shop is shut down", async () => {
    const closing = new AbortController();
    const ids: string[] = [];
    for (let waited = 0; waited < 12; waited += 1) ids.push(await waiting());
    const server = await running(
      mailServer({
        onMailFrom: (_from, _session, done) => {
          closing.abort();
          done();
        },
      }),
    );
    // What is in hand is sent, and nothing more is taken.
    const { sent } = await deliver(server.address, undefined, {}, closing.signal);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(ids.length);
    expect(ids.filter((id) => mailOf(id).status === "sent")).toHaveLength(sent);
    expect(await deliver(server.address)).toMatchObject({ sent: ids.length - sent });
    expect(server.received).toHaveLength(ids.length);
  });

  test("is sent also when the line drops as soon as it is accepted", async () => {
    const server = await running(roughServer("accepted"));
    const id = await waiting();
    await deliver(server.address);
    expect(mailOf(id)).toMatchObject({ status: "sent", problem: null });
    await deliver(server.address, Date.now() + 24 * 60 * minute);
    expect(server.whole).toHaveLength(1);
  });
});

describe("a server that asks who we are", () => {
  const auth = (user: string, password: string) =>
    running(
      mailServer({
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (given, _, done) =>
          given.username === user && given.password === password
            ? done(null, { user })
            : done(refusal(535, "5.7.8 Who is orders@shop.example?")),
      }),
    );

  test("takes mails from whoever has the password", async () => {
    const server = await auth("shop", "s3cret & more");
    await waiting();
    const address = addressOf(server.address.port, { user: "shop", password: "s3cret & more" });
    expect(await deliver(address)).toMatchObject({ sent: 1 });
  });

  test("with a wrong password mails wait, and the problem names no address and no password", async () => {
    const server = await auth("shop", "right-password");
    const ids = [await waiting(), await waiting()];
    const address = addressOf(server.address.port, { user: "shop", password: "wrong-password" });
    const { unreachable } = await deliver(address);
    expect(unreachable).toMatch(/^The mail server could not be reached: .*535/);
    for (const { status, problem } of ids.map(mailOf)) {
      expect(status).toBe("waiting");
      expect(problem).not.toMatch(/@|password/);
    }
    expect(server.received).toEqual([]);
  });

  test("is told nothing readable: encryption is used when it is offered, also with its own certificate", async () => {
    const secure: boolean[] = [];
    const server = await running(
      mailServer({
        disabledCommands: [],
        onMailFrom: (_, session, done) => {
          secure.push(session.secure);
          done();
        },
      }),
    );
    await waiting();
    expect(await deliver(server.address)).toMatchObject({ sent: 1 });
    expect(secure).toEqual([true]);
  });

  test("that offers no encryption gets nothing where encryption is asked for", async () => {
    const server = await running(mailServer());
    const id = await waiting();
    await deliver({ ...server.address, requireTls: true });
    expect(server.received).toEqual([]);
    expect(mailOf(id).status).toBe("waiting");
  });
});

describe("a mail that is refused", () => {
  test("for good stays so, says why without the address, and holds up no other", async () => {
    const server = await running(
      mailServer({
        onRcptTo: ({ address }, _, done) =>
          done(
            address.startsWith("nobody") ? refusal(550, `5.1.1 <${address}>: User unknown`) : null,
          ),
      }),
    );
    const nobody = await waiting({ recipient: "nobody@example.com" });
    const asha = await waiting();
    expect(await deliver(server.address)).toMatchObject({ sent: 1, refused: 1 });
    expect(mailOf(asha).status).toBe("sent");
    const { status, problem } = mailOf(nobody);
    expect(status).toBe("refused");
    expect(problem).toContain("User unknown");
    expect(problem).not.toContain("@");
    await deliver(server.address, Date.now() + 24 * 60 * minute);
    expect(server.received).toHaveLength(1);
  });

  test("after it was read as a whole is refused, not uncertain", async () => {
    const server = await running(
      mailServer({
        onData: (stream, _, done) => {
          stream.resume();
          stream.on("end", () => done(refusal(554, "5.7.1 Looks like spam")));
        },
      }),
    );
    const id = await waiting();
    await deliver(server.address);
    expect(mailOf(id).status).toBe("refused");
  });

  test("because of the shop's own sender waits until that is put right", async () => {
    const server = await running(
      mailServer({ onMailFrom: (_a, _s, done) => done(refusal(550, "Sender not allowed")) }),
    );
    const id = await waiting();
    await deliver(server.address);
    expect(mailOf(id).status).toBe("waiting");
  });

  test.each([
    ["", "no address"],
    ["asha", "not an email address"],
    ["asha@example.com, all@example.com", "not an email address"],
    ["asha@example.com>\r\nRCPT TO:<all@example.com", "not an email address"],
    ["asha@example.com\nBcc: all@example.com", "not an email address"],
  ])("the address %j reaches no server", async (recipient, why) => {
    const server = await running(mailServer());
    const bad = await waiting({ recipient });
    const good = await waiting();
    await deliver(server.address);
    expect(mailOf(bad)).toMatchObject({ status: "refused" });
    expect(mailOf(bad).problem).toContain(why);
    expect(mailOf(good).status).toBe("sent");
    expect(server.received.flatMap(({ to }) => to)).toEqual(["asha@example.com"]);
  });
});

describe("a mail that cannot go now", () => {
  test("is tried again after growing pauses, as the same message, until it is taken", async () => {
    let refusals = 2;
    const server = await running(
      mailServer({
        onRcptTo: (_a, _s, done) =>
          refusals-- > 0 ? done(refusal(451, "4.7.1 Greylisted, try later")) : done(),
      }),
    );
    const start = Date.now();
    const id = await waiting({}, start);
    expect(await deliver(server.address, start)).toMatchObject({ waiting: 1, unreachable: null });
    expect(mailOf(id)).toMatchObject({ status: "waiting", nextTryAt: start + minute });
    await deliver(server.address, start + minute - 1);
    expect(mailOf(id).tries).toBe(1);
    await deliver(server.address, start + minute);
    expect(mailOf(id)).toMatchObject({ tries: 2, nextTryAt: start + 3 * minute });
    await deliver(server.address, start + 3 * minute);
    expect(mailOf(id)).toMatchObject({ status: "sent", tries: 3, problem: null });
    expect(parsed(server.received[0]?.raw ?? "").headers["message-id"]).toBe(
      `<${id}@shop.example>`,
    );
  });

  test("is given up after some three days", async () => {
    const server = await running(
      mailServer({ onRcptTo: (_a, _s, done) => done(refusal(451, "Later")) }),
    );
    const start = Date.now();
    const id = await waiting({}, start);
    let at = start;
    while (mailOf(id).status === "waiting") {
      at = mailOf(id).nextTryAt;
      await deliver(server.address, at);
    }
    expect(mailOf(id).status).toBe("given-up");
    const days = (at - start) / (24 * 60 * minute);
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(3.5);
  });

  test("waits when the server turns it away after reading it", async () => {
    const server = await running(
      mailServer({
        onData: (stream, _, done) => {
          stream.resume();
          stream.on("end", () => done(refusal(452, "Disk full")));
        },
      }),
    );
    const id = await waiting();
    await deliver(server.address);
    expect(mailOf(id)).toMatchObject({ status: "waiting" });
  });

  test("waits when nobody listens there, and the others are spared the try", async () => {
    const gone = await mailServer();
    await gone.stop();
    const ids = await Promise.all(Array.from({ length: 9 }, () => waiting()));
    const { unreachable, waiting: tried } = await deliver(gone.address);
    expect(unreachable).toContain("ECONNREFUSED");
    expect(tried).toBeLessThanOrEqual(3);
    const all = ids.map(mailOf);
    expect(all.map(({ status }) => status)).toEqual(Array(9).fill("waiting"));
    expect(all.filter(({ tries }) => tries === 0).length).toBeGreaterThanOrEqual(6);
  });

  test("waits when the server never says a word", async () => {
    const server = await running(roughServer("greeting"));
    const id = await waiting();
    const { unreachable } = await deliver(server.address, undefined, { greeting: 200 });
    expect(unreachable).toMatch(/greeting/i);
    expect(mailOf(id).status).toBe("waiting");
  });

  test.each(["data", "body"] as const)(
    "is tried again when the line breaks at its %s",
    async (place) => {
      const rough = await running(roughServer(place));
      const fine = await running(mailServer());
      const start = Date.now();
      const id = await waiting({ text: "Long words. ".repeat(20_000) }, start);
      await deliver(rough.address, start);
      expect(mailOf(id)).toMatchObject({ status: "waiting", nextTryAt: start + minute });
      expect(rough.seen.bodies).toBe(place === "body" ? 1 : 0);
      await deliver(fine.address, start + minute);
      expect(mailOf(id).status).toBe("sent");
      expect(rough.whole).toEqual([]);
    },
  );

  test("a short one as well: its end is held back until the line is known to stand", async () => {
    const rough = await running(roughServer("body"));
    const id = await waiting();
    await deliver(rough.address);
    expect(mailOf(id).status).toBe("waiting");
  });

  test("is given up when it has waited for days before the shop could send at all", async () => {
    const server = await running(mailServer());
    const old = await waiting({}, Date.now() - 73 * 60 * minute);
    const fresh = await waiting({}, Date.now() - 71 * 60 * minute);
    await deliver(server.address);
    expect(mailOf(old)).toMatchObject({
      status: "given-up",
      problem: "It waited for more than three days",
    });
    expect(mailOf(fresh).status).toBe("sent");
  });
});

describe("a mail that may have arrived", () => {
  test("because no answer came to the whole of it, is never sent again by itself", async () => {
    const rough = await running(roughServer("end"));
    const fine = await running(mailServer());
    const id = await waiting();
    expect(await deliver(rough.address)).toMatchObject({ uncertain: 1 });
    expect(mailOf(id)).toMatchObject({ status: "uncertain" });
    expect(rough.whole).toHaveLength(1);
    for (let day = 1; day <= 4; day += 1)
      await deliver(fine.address, Date.now() + day * 24 * 60 * minute);
    expect(fine.received).toEqual([]);
    expect(rough.seen.bodies).toBe(1);
  });

  test("because the server was too slow to answer, neither", async () => {
    const slow = await running(
      mailServer({ onData: (stream) => void stream.resume(), closeTimeout: 50 }),
    );
    const id = await waiting();
    await deliver(slow.address, undefined, { socket: 1000 });
    expect(mailOf(id).status).toBe("uncertain");
  });
});

describe("what people typed", () => {
  test("adds no header and no second mail, wherever it stands", async () => {
    const server = await running(mailServer());
    await waiting({
      subject: "Message from Asha\r\nBcc: all@example.com\r\n\r\n<p>Buy!</p>\u2028X-Evil: 1\0",
      text: "Hello\r\n.\r\nMAIL FROM:<x@example.com>\r\n",
    });
    await deliver(server.address);
    expect(server.received).toHaveLength(1);
    const { headers, text } = parsed(server.received[0]?.raw ?? "");
    expect(headers).not.toHaveProperty("bcc");
    expect(headers).not.toHaveProperty("x-evil");
    expect(headers.subject).toBe("Message from Asha Bcc: all@example.com <p>Buy!</p> X-Evil: 1");
    expect(text).toContain("Hello\r\n.\r\nMAIL FROM");
  });
});
