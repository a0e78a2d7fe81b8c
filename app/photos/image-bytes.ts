/**
 * True when the bytes begin like a JPEG, PNG, GIF, WebP or AVIF file, whatever the file is called. Looked at before any
 * decoder sees them: the library behind `sharp` also reads SVG, PDF and more, which nobody may feed to it here.
 */
export function looksLikeAnImage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  return (
    head.startsWith("\xff\xd8\xff") ||
    head.startsWith("\x89PNG\r\n\x1a\n") ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF.{4}WEBP/s.test(head) ||
    // The brand of the file: the main one, or among the compatible ones.
    /^.{4}ftyp.*avi[fs]/s.test(head)
  );
}
