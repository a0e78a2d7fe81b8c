import type { NewPhoto } from "./product-photos.server";

const megabyte = 1024 * 1024;
/** What a photo may weigh. */
const mostForAPhoto = 5 * megabyte;
/** Read all the same, so that whoever chose too large a photo gets the form back with everything typed. */
const mostForABody = 32 * megabyte;

/** The form of a product with or without a photo. Throws 413, 415 or 400 for what no page of ours sends. */
export async function productUpload(request: Request): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new Response("This address takes a form.", { status: 415 });
  }
  const body = await bodyUpTo(mostForABody, request);
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new Response("The form could not be read.", { status: 400 });
  }
}

/** The photo of that form; nothing when none was chosen (browsers then send an empty file). */
export async function photoIn(
  form: FormData,
  alt: string,
): Promise<{ photo?: NewPhoto; problem?: undefined } | { problem: "too-heavy" }> {
  const file = form.get("photo");
  if (!(file instanceof File) || file.size === 0) return {};
  if (file.size > mostForAPhoto) return { problem: "too-heavy" };
  return { photo: { original: Buffer.from(await file.arrayBuffer()), alt } };
}

async function bodyUpTo(most: number, request: Request): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > most) throw new Response("That is too large.", { status: 413 });
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
