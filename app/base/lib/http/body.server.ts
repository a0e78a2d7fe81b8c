const tooMuch = "That is too much to send at once. Go back, and send less or smaller files.";

/** Reads a request's body up to `most` bytes. Throws 413 when there is more. */
export async function bodyUpTo(most: number, request: Request): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > most) throw new Response(tooMuch, { status: 413 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** The bytes as text; what is not UTF-8 in it becomes a replacement sign. */
export const textOf = (body: Buffer): string => new TextDecoder().decode(body);

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) yield part.value;
}
