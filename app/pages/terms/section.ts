import type { CompanyFacts } from "../company";

export type TermsSection = {
  /** Names the section in a link: `/Termsofservices#billing-accuracy`. Never change one: people have kept such links. */
  id: string;
  title: string;
  Body: (props: { company: CompanyFacts }) => React.ReactNode;
};
