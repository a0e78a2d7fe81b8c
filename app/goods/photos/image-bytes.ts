/**
 * Whether the bytes start like a JPEG, PNG, GIF, WebP or AVIF file, whatever its name. Checked before decoding: libvips behind
 * `sharp` also reads SVG, PDF and more, which uploads must not reach.
 */
export function looksLikeAnImage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  return (
    head.startsWith("\xff\xd8\xff") ||
    head.startsWith("\x89PNG\r\n\x1a\n") ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF.{4}WEBP/s.test(head) ||
    // File brand: the major or a compatible one.
    /^.{4}ftyp.*avi[fs]/s.test(head)
  );
}
