import { Button, ButtonLink } from "~/base/ui/button";
import { Icon, iconNames } from "~/base/ui/icon";
import { Pager } from "~/base/ui/pager";
import { Price } from "~/base/ui/price";
import { Specimen, State } from "./specimen";

const tones = ["primary", "accent", "quiet", "danger"] as const;

/** Buttons, links and pagers, with prices and icons. */
export function Pressables() {
  return (
    <>
      <Specimen name="Buttons">
        {tones.map((tone) => (
          <div className="specimen-states" key={tone}>
            <State name={tone}>
              <Button tone={tone} type="button">
                Save
              </Button>
            </State>
            <State name={`${tone}, waiting`}>
              <Button tone={tone} type="button" pending>
                Save
              </Button>
            </State>
            <State name={`${tone}, off`}>
              <Button tone={tone} type="button" disabled>
                Save
              </Button>
            </State>
            <State name={`${tone}, a link`}>
              <ButtonLink tone={tone} to="#buttons">
                Go there
              </ButtonLink>
            </State>
          </div>
        ))}
        <div className="specimen-states">
          <State name="small">
            <Button type="button" className="button-small" tone="quiet">
              Sign out
            </Button>
          </State>
          <State name="like a link">
            <button type="button" className="button-link">
              Reset filters
            </button>
          </State>
          <State name="many words">
            <Button type="button">Deliver to another address or add details to this one</Button>
          </State>
        </div>
      </Specimen>
      <Specimen name="Links and pager">
        <p>
          A <a href="#links-and-pager">link in a sentence</a>, and below it pages of a list.
        </p>
        <Pager label="Pages, in the middle" page={2} pages={4} query={{}} />
        <Pager label="Pages, the first" page={1} pages={4} query={{}} />
      </Specimen>
      <Specimen name="Prices and icons">
        <p className="row">
          <Price paise={145000} /> <Price paise={19350} /> <Price paise={12345600} />
        </p>
        <ul className="row specimen-icons">
          {iconNames.map((name) => (
            <li key={name}>
              <State name={name}>
                <Icon name={name} />
              </State>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
