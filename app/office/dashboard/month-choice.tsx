import { ChoiceField, FilterForm } from "~/base/ui/filter-form";
import { monthInWords } from "~/base/lib/dates";

/** Chooses the month (`2026-11`) of a screen that is about one. `list`: its address; `months`: those that are offered, besides its own. */
export const MonthChoice = ({
  list,
  month,
  months,
}: {
  list: string;
  month: string;
  months: string[];
}) => (
  <FilterForm list={list} filter={{ month }}>
    <ChoiceField
      name="month"
      label="Month"
      value={month}
      options={(months.includes(month) ? months : [month, ...months]).map((each) => [
        each,
        monthInWords(each),
      ])}
    />
  </FilterForm>
);
