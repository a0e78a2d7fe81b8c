import type { QrCode } from "~/base/lib/qr.server";

/** A QR code, black on white in either colour scheme. `label` says what it holds. */
export function QrPicture({
  code: { size, dots },
  label,
  className,
}: {
  code: QrCode;
  label: string;
  className?: string;
}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots} fill="#000" />
    </svg>
  );
}
