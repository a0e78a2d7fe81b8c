const sources = (path: string, widths: readonly number[], type: string) =>
  widths.map((width) => `${path}-${width}.${type} ${width}w`).join(", ");

/**
 * A picture of the firm's own, in the widths in which its files are in `public/`: `<path>-<width>.avif` and `.webp`, and one as JPEG
 * (`jpeg`, its width). `sizes` as in HTML.
 */
export function Banner({
  path,
  widths,
  jpeg,
  alt,
  ratio,
  sizes,
}: {
  path: string;
  widths: readonly number[];
  jpeg: number;
  alt: string;
  /** Height to width. */
  ratio: number;
  sizes: string;
}) {
  return (
    <picture>
      {["avif", "webp"].map((type) => (
        <source
          key={type}
          type={`image/${type}`}
          srcSet={sources(path, widths, type)}
          sizes={sizes}
        />
      ))}
      <img
        src={`${path}-${jpeg}.jpg`}
        alt={alt}
        width={jpeg}
        height={Math.round(jpeg * ratio)}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
