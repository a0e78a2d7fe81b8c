import { dayInWords } from "~/base/lib/dates";
import type { planFacts } from "./plan-facts.server";
import { PageHead } from "~/base/ui/page-head";

type Facts = ReturnType<typeof planFacts>;

/** The firm's recall plan. What is not set says so: a plan with gaps is none. */
export function RecallPlan({ facts }: { facts: Facts }) {
  const { firm, address, phone, email, hours, fssai, day } = facts;
  return (
    <>
      <PageHead title="Recall plan" lead={`${firm}, as of ${dayInWords(day)}`} />
      <p>
        FSS (Food Recall Procedure) Regulations 2017: who makes or packs food has a written, current
        plan. Print this page and keep it with your licence.
      </p>
      <h2>Who</h2>
      <dl className="facts">
        <Fact term="Decides" words={`The owner of ${firm}`} />
        <Fact
          term="Contact person"
          words={[facts.contact, facts.designation, facts.contactPhone].filter(Boolean).join(", ")}
        />
        <Fact term="Address" words={address} />
        <Fact term="Phone" words={[phone, hours].filter(Boolean).join(", ")} />
        <Fact term="E-mail" words={email} />
        <Fact term="FSSAI licence or registration" words={fssai} />
      </dl>
      <h2>Steps</h2>
      <ol className="stack">
        <li>
          The owner recalls the batch on its page. The shop stops selling it in the same moment and
          holds every order that is still here with packs of it.
        </li>
        <li>
          The Designated Officer of the Food and Drugs Control Administration and the Chief
          Executive Officer of FSSAI are told at once, with the reasons and this plan. The shop
          reminds after 24 hours.
        </li>
        <li>
          The list of buyers is made of the orders that took packs of the batch. Each is mailed or
          called, with what to do: not to use it, to hand it back, money back without a bill. The
          page of the batch and the list of recalls say the same.
        </li>
        <li>Packs on hand and packs that come back are kept apart, marked, and counted.</li>
        <li>
          Whether it works is looked at every week: the share of packs accounted for, and of buyers
          told.
        </li>
        <li>
          The packs are destroyed, reworked or returned, with a record. The recall is closed with a
          report and what prevents it next time.
        </li>
      </ol>
      <h2>Records</h2>
      <p>
        Lots of seed, suppliers, pressing, tanks and filling stand in the mill book; batch, day of
        packing, best before, orders, buyers and days of sending with each batch. They are kept
        until at least one year after best before.
      </p>
    </>
  );
}

function Fact({ term, words }: { term: string; words: string | null }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{words || "Not set yet: see Settings"}</dd>
    </div>
  );
}
