/** Reads a request's body up to `most` bytes. Throws 413 when there is more. */
export async function bodyUpTo(most: number, request: Request): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > most) throw new Response("That is too much to send at once.", { status: 413 });
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    yield Uint8Array.from(part.value);
  }
}
