import { Banner } from "~/base/ui/banner";
import { ButtonLink } from "~/base/ui/button";
import { t } from "~/base/words/say";

/** Where to go from About: beside all kinds of packs, where there is room for them. */
export function AboutEnd() {
  return (
    <div className="about-end">
      <Banner
        path="/banners/hero"
        widths={[1000, 1500, 2000]}
        jpeg={1500}
        ratio={0.45}
        sizes="(min-width: 80rem) 76rem, calc(100vw - 2.5rem)"
        alt={t("Our packs side by side: a pouch, a bottle, a glass bottle and a tin of 15 litres")}
      />
      <div className="about-end-words">
        <p className="about-end-line">{t("Groundnut oil that tastes of groundnuts")}</p>
        <p className="row about-ways-on">
          <ButtonLink to="/Store">{t("Explore Store")}</ButtonLink>
          <ButtonLink to="/contact" tone="quiet">
            {t("Contact Us")}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
