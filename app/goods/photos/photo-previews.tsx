import { t } from "~/base/words/say";
import { useAddresses } from "./chosen-photos";
import { mostPhotos } from "./photo-ref";

/** The chosen photos, below their field. `marksMain`: the first one becomes the product's main photo. */
export function PhotoPreviews({ files, marksMain }: { files: File[]; marksMain: boolean }) {
  const addresses = useAddresses(files).slice(0, mostPhotos);
  if (files.length === 0 || addresses.length === 0) return null;
  return (
    <ul className="photo-previews" aria-label={t("Chosen photos")}>
      {addresses.map((address, index) => (
        <li key={address}>
          <img src={address} alt={t("Chosen: {name}", { name: files[index]?.name ?? "" })} />
          {marksMain && index === 0 && <span className="badge badge-neutral">Main photo</span>}
        </li>
      ))}
    </ul>
  );
}
