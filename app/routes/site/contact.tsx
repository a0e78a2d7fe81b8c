import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { productToday } from "~/goods/catalogue/products.server";
import { pinIn } from "~/goods/delivery/pin";
import { networkOf } from "~/base/lib/http/network";
import { claimsIn, pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm } from "~/base/lib/form/form.server";
import { declaredSize } from "~/base/lib/pack-size";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { certifiedSentence, inOneLine } from "~/upkeep/claims/claim-words";
import type { ShownClaims } from "~/upkeep/claims/claims";
import { CompanyDetails } from "~/upkeep/pages/company-details";
import { companyFacts } from "~/upkeep/pages/company.server";
import { firmData } from "~/upkeep/pages/firm-data.server";
import { mayBeSpam, thanks } from "~/sales/enquiries/answers.server";
import { ContactFields } from "~/sales/enquiries/contact-fields";
import { storeContact } from "~/sales/enquiries/enquiries.server";
import { contactCheck } from "~/sales/enquiries/checks";
import { EnquiryForm } from "~/sales/enquiries/enquiry-form";
import { contactForm } from "~/sales/enquiries/forms";
import { countEnquiry } from "~/sales/enquiries/limit.server";
import { trackPath } from "~/sales/orders/track-path";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: t("Contact Us"),
      description: describedBy(claimsIn(matches)),
      path: "/contact",
      things: () => data?.told ?? [],
    },
    matches,
  );

const describedBy = ({ place, certificate }: ShownClaims) =>
  inOneLine(
    place
      ? t("Write to Prayosha in Surat, or call us: Monday to Saturday, 9 am to 6 pm.")
      : t("Write to Prayosha, or call us: Monday to Saturday, 9 am to 6 pm."),
    certifiedSentence(certificate),
  );

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return {
    company: companyFacts(),
    message: deliveryQuestion(query),
    told: [firmData(request)],
  };
}

/** The message of somebody whom the product's page or the cart could promise no delivery; "" without a PIN in the address. */
function deliveryQuestion(query: URLSearchParams): string {
  const pin = pinIn(query.get("pin") ?? "");
  if (!pin) return "";
  const product = productToday(query.get("product") ?? "", {});
  return product
    ? t("Can you deliver {product} ({size}) to PIN {pin}? How much would it cost?", {
        product: product.name,
        size: declaredSize(product),
        pin,
      })
    : t("Can you deliver what is in my cart to PIN {pin}? How much would it cost?", { pin });
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), () => store(args, form));
}

async function store({ context }: ActionFunctionArgs, form: FormData) {
  const { data: enquiry, problem } = parseForm(contactForm, form);
  if (problem) return invalid(problem);

  const tooMany = await countEnquiry(networkOf(context.clientAddress));
  if (tooMany) return tooManyTries(tooMany, form);
  await storeContact({ ...enquiry, mayBeSpam: mayBeSpam(form) });
  return thanks("/contact");
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Contact() {
  const { company, message } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page">
      <PageHead
        title={t("Contact Us")}
        lead={t("Ask us about an order, a product or anything else. We write back.")}
      />
      <div className="split">
        <EnquiryForm path="/contact" state={state} send={t("Send message")} check={contactCheck}>
          <ContactFields message={message} />
        </EnquiryForm>
        <aside className="stack" aria-labelledby="company">
          <h2 id="company">{t("Our office")}</h2>
          <CompanyDetails company={company} />
          <p>
            {withParts("Where is your order? <a>Track it</a> by its number.", {
              a: (words) => <Link to={trackPath}>{words}</Link>,
            })}
          </p>
          <p>
            {withParts("Our <a>grievance officer</a> answers complaints.", {
              a: (words) => <Link to="/grievances">{words}</Link>,
            })}
          </p>
        </aside>
      </div>
    </div>
  );
}
