/** Text for an element or attribute of XML: escaped, without characters that XML 1.0 does not know. */
export function xmlText(text: string): string {
  if (!special.test(text)) return text;
  return text.replace(unknown, "").replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** The five that XML itself names. */
const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** https://www.w3.org/TR/xml/#charsets; half of a surrogate pair is none of them. */
const unknown = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** What most texts have none of: cheaper to ask than to replace. */
const special = /[^\t\n\r !#-%(-;=?-\uD7FF\uE000-\uFFFD]/;

/** Streams XML: fifty thousand entries are not held in memory at once. */
export function xmlAnswer(pieces: Iterable<string> | AsyncIterable<string>): Response {
  return new Response(streamOf(pieces), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    },
  });
}

/** A download named `name`, streamed in the same way; for one reader. */
export function xmlDownload(name: string, pieces: AsyncIterable<string>): Response {
  return new Response(streamOf(pieces), {
    headers: {
      "Content-Type": "text/xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

function streamOf(pieces: Iterable<string> | AsyncIterable<string>): ReadableStream<Uint8Array> {
  const text = (async function* () {
    yield* pieces;
  })();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done) controller.close();
      else if (value) controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await text.return(undefined);
    },
  });
}
