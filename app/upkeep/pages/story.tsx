import { Banner } from "~/base/ui/banner";
import { t, withParts } from "~/base/words/say";
import { inOneLine } from "~/upkeep/claims/claim-words";
import type { ShownClaims } from "~/upkeep/claims/claims";
import { FamilyPicture } from "./family-picture";

const pictureSizes = "(min-width: 60rem) 64rem, calc(100vw - 2rem)";

/** The firm's story, without the claims that the owner does not make. */
export function Story({ claims }: { claims: ShownClaims }) {
  return (
    <section className="about-story" aria-labelledby="story">
      <div className="prose">
        <h2 id="story">{t("Our story")}</h2>
        <p>
          {withParts(
            "In Gujarat the taste of home is often the taste of <em>sing tel</em>, groundnut oil. It is in the morning’s thepla, in the vaghar of the dal, in the farsan that comes out with the tea. We grew up with that smell, and we make the oil we want in our own kitchen.",
            { em: (words) => <em>{words}</em> },
          )}
        </p>
        <Claimed
          sentences={[
            claims.family
              ? t(
                  "Prayosha is a family business. The people who choose the groundnuts also watch over the press, the filter and the filling, and it is one of us who answers when you write.",
                )
              : "",
            claims.purity
              ? t(
                  "We have stayed with one oil because doing one thing leaves time to do it properly.",
                )
              : "",
          ]}
        />
        <p>
          {t(
            "The way from seed to pack is short. Groundnuts are cleaned and sorted. The press draws out their oil. The oil rests, is cleared, and goes into packs for a small household, a large one, or a whole kitchen. What is on the label is what is inside, and the price you see is the price of the pack.",
          )}
        </p>
        <Claimed
          sentences={[
            claims.place ? t("Our corporate office is in Surat.") : "",
            claims.certificate
              ? t(
                  "We work under a quality management system certified to {certification}: each step is written down, checked, and put right when it falls short. That does not make the oil taste better by itself, but it makes the next pack as good as the last one.",
                  { certification: claims.certificate.name },
                )
              : "",
          ]}
        />
      </div>
      <picture className="about-picture">
        <source
          type="image/avif"
          srcSet="/banners/about-720.avif 720w, /banners/about-1120.avif 1120w, /banners/about-1600.avif 1600w"
          sizes={pictureSizes}
        />
        <source
          type="image/webp"
          srcSet="/banners/about-720.webp 720w, /banners/about-1120.webp 1120w, /banners/about-1600.webp 1600w"
          sizes={pictureSizes}
        />
        <img
          src="/banners/about-1600.jpg"
          alt={t("A bottle of groundnut oil beside a bowl of oil and groundnuts in their shells")}
          width={1600}
          height={900}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <Banner
        path="/banners/ghani"
        widths={[720, 1120, 1600]}
        jpeg={1120}
        ratio={0.5625}
        sizes={pictureSizes}
        alt={t("A wooden ghani full of groundnuts, its oil running into a brass pot")}
      />
      <FamilyPicture sizes={pictureSizes} />
    </section>
  );
}

/** A paragraph of sentences, of which some may be left out, or all. */
function Claimed({ sentences }: { sentences: string[] }) {
  const words = inOneLine(...sentences);
  return words ? <p>{words}</p> : null;
}
