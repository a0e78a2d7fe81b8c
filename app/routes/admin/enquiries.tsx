import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff, type Viewer } from "~/people/accounts/guards/viewer.server";
import { ListScreen } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { queryOf } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { settings } from "~/base/lib/env/settings.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { FormProblem } from "~/base/ui/form-problem";
import { ChoiceField, KeywordField } from "~/base/ui/filter-form";
import { setAnswered } from "~/sales/enquiries/enquiry-answer.server";
import { EnquiryCard, type ShownEnquiry } from "~/sales/enquiries/enquiry-card";
import { enquiryFilterIn, enquiryKinds, enquiryStates } from "~/sales/enquiries/enquiry-filter";
import { enquiriesPage, type Enquiry, spamEnquiries } from "~/sales/enquiries/enquiry-list.server";
import { answeredForm, forwardAgainForm, notSpamForm } from "~/sales/enquiries/forms";
import { forwardAgain } from "~/sales/enquiries/forward.server";
import { enquiryWhatsApp } from "~/sales/enquiries/enquiry-whatsapp.server";
import { setNotSpam } from "~/sales/enquiries/not-spam.server";
import { forwardInWords } from "~/sales/enquiries/forward-words";
import { groupedBy } from "~/base/lib/grouped-by";
import { quotesOfEnquiries } from "~/office/quotes/quotes.server";
import { ButtonLink } from "~/base/ui/button";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Enquiries" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const query = new URL(args.request.url).searchParams;
  const filter = enquiryFilterIn(query);
  const { enquiries, ...found } = enquiriesPage({ ...filter, page: pageIn(query) });
  const quotes = groupedBy(
    quotesOfEnquiries(enquiries.map(({ id }) => id)),
    ({ enquiryId }) => enquiryId,
  );
  return {
    ...found,
    filter,
    spam: filter.state === "spam" ? 0 : spamEnquiries(),
    enquiries: enquiries.map((enquiry) => ({
      ...shownOf(enquiry, Date.now()),
      quotes: (quotes.get(enquiry.id) ?? []).map(({ number }) => number),
    })),
  };
}

function shownOf(enquiry: Enquiry, now: number): ShownEnquiry {
  const { createdAt, answeredAt, answeredBy, ...row } = enquiry;
  const {
    forwardedAt: _at,
    forwardTries: _tries,
    forwardNextAt: _next,
    forwardProblem: _problem,
    ...written
  } = row;
  return {
    ...written,
    whatsApp: enquiryWhatsApp(enquiry),
    received: dateTime(createdAt),
    answered: answeredAt === null ? null : `Answered by ${answeredBy} on ${dateTime(answeredAt)}`,
    forwarding: forwardInWords(enquiry, settings.formServices[enquiry.kind] !== null, now),
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, admin) =>
    change(form, `/dashboard/admin/enquiries${new URL(args.request.url).search}`, admin),
  );

async function change(form: FormData, list: string, admin: Viewer) {
  const { data: again } = parseForm(forwardAgainForm, form);
  if (again) return tryAgain(again.enquiry, form, list);

  const { data: notSpam } = parseForm(notSpamForm, form);
  if (notSpam) return unmark(notSpam.enquiry, form, list, admin);

  const { data, problem } = parseForm(answeredForm, form);
  if (problem) return invalid(problemWith("form", "Something went wrong", form));
  const marked = await setAnswered(data.enquiry, data.answered, admin);
  if (!marked) return noSuchEnquiry(form);

  const state = data.answered ? "answered" : "not answered";
  return seeOtherWith(`The enquiry of ${marked.name} is marked as ${state}`, list);
}

const noSuchEnquiry = (form: FormData) =>
  invalid(problemWith("form", "There is no such enquiry.", form), { status: 404 });

async function unmark(id: string, form: FormData, list: string, admin: Viewer) {
  const unmarked = await setNotSpam(id, admin);
  if (!unmarked) return noSuchEnquiry(form);
  return seeOtherWith(`The enquiry of ${unmarked.name} is among the others`, list);
}

async function tryAgain(id: string, form: FormData, list: string) {
  const requeued = await forwardAgain(id);
  if (!requeued) {
    const why = "This enquiry is not waiting to be tried again.";
    return invalid(problemWith("form", why, form), { status: 409 });
  }
  return seeOtherWith(`The enquiry of ${requeued.name} is forwarded again in a moment`, list);
}

export default function AdminEnquiries() {
  const { enquiries, filter, spam, ...place } = useLoaderData<typeof loader>();
  return (
    <ListScreen
      title="Enquiries"
      of={["enquiry", "enquiries"]}
      path="/dashboard/admin/enquiries"
      place={place}
      filter={filter}
      fields={
        <>
          <ChoiceField
            name="kind"
            label="Form"
            value={filter.kind}
            all="All"
            options={Object.entries(enquiryKinds)}
          />
          <ChoiceField
            name="state"
            label="State"
            value={filter.state}
            all="All"
            options={Object.entries(enquiryStates)}
          />
          <KeywordField label="Search" value={filter.q} />
        </>
      }
      clear="Show all"
      none="Nobody has written yet."
      foot={
        <p className="row">
          {spam > 0 && (
            <Link to="/dashboard/admin/enquiries?state=spam">
              {spam === 1 ? "1 more may be spam" : `${spam} more may be spam`}
            </Link>
          )}
          {place.total > 0 && (
            <a
              className="button button-quiet"
              href={`/dashboard/admin/enquiries.csv${queryOf(filter)}`}
            >
              Download as CSV
            </a>
          )}
        </p>
      }
    >
      <FormProblem state={useAnswer<typeof action>()?.form} />
      {enquiries.map((enquiry) => (
        <EnquiryCard key={enquiry.id} enquiry={enquiry}>
          {enquiry.kind === "bulk" && <QuoteLinks {...enquiry} />}
        </EnquiryCard>
      ))}
    </ListScreen>
  );
}

function QuoteLinks({ id, name, quotes }: { id: string; name: string; quotes: string[] }) {
  return (
    <>
      <ButtonLink
        tone="quiet"
        to={`/dashboard/admin/quotes/new?enquiry=${id}`}
        aria-label={`Make a quote: ${name}`}
      >
        Make a quote
      </ButtonLink>
      {quotes.map((number) => (
        <Link key={number} to={`/dashboard/admin/quotes/${number}`} className="whole">
          {number}
        </Link>
      ))}
    </>
  );
}
