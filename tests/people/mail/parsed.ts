/** What a mail program makes of the bytes: headers by name (lower case), and the parts by their type. */
export function parsed(raw: string) {
  const { headers, body } = entityIn(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(entityIn) : [];
  const partOf = (type: string) => {
    const part = parts.find(({ headers }) => headers["content-type"]?.startsWith(type));
    return part && decoded(part.body, part.headers["content-transfer-encoding"]);
  };
  const readable: Record<string, string> = {
    ...headers,
    subject: words(headers.subject ?? ""),
    from: words(headers.from ?? ""),
  };
  return {
    headers: readable,
    type: headers["content-type"] ?? "",
    text: partOf("text/plain"),
    html: partOf("text/html"),
  };
}

function entityIn(text: string) {
  const [head = "", ...rest] = text.replace(/^\r\n/, "").split("\r\n\r\n");
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const [name = "", ...value] = line.split(":");
    headers[name.toLowerCase()] = value.join(":").trim();
  }
  return { headers, body: rest.join("\r\n\r\n") };
}

function decoded(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding === "quoted-printable") return fromHex(body.replace(/=\r\n/g, ""));
  return body;
}

const fromHex = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

/** Encoded words of a header (RFC 2047). */
function words(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : fromHex(word.replace(/_/g, " ")),
    );
}
