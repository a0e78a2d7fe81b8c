import { adminPath } from "../paths";

/** What the complainant photographed. */
export function AdminPhotos({ ids }: { ids: string[] }) {
  if (ids.length === 0) return null;
  return (
    <p className="row">
      {ids.map((id, index) => (
        <a key={id} href={`${adminPath}/photos/${id}`}>
          <img
            src={`${adminPath}/photos/${id}`}
            alt={`What the complainant sent, ${index + 1}`}
            width={160}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
    </p>
  );
}
