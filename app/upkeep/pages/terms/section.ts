import type { CompanyFacts } from "../company";

export type TermsSection = {
  /** Fragment of the section: `/Termsofservices#billing-accuracy`. Never change one: people have bookmarked such links. */
  id: string;
  title: string;
  Body: (props: { company: CompanyFacts }) => React.ReactNode;
};
