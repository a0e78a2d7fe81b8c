import { Banner } from "~/base/ui/banner";
import { t } from "~/base/words/say";

/** All packs side by side, to one scale. */
export const FamilyPicture = ({ sizes }: { sizes: string }) => (
  <Banner
    path="/banners/family"
    widths={[720, 1280, 2000]}
    jpeg={1280}
    ratio={0.4}
    sizes={sizes}
    alt={t(
      "Our packs side by side: half a litre, a pouch and a bottle of one litre, two litres, five litres, and the tin of fifteen",
    )}
  />
);
