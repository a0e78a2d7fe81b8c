import { Link } from "~/base/ui/link";
import type { FormState } from "~/base/lib/form/form";
import { DeleteDialog, EditAndDelete, EditDialog } from "~/base/ui/edit-and-delete";
import { Field } from "~/base/ui/field";
import { Table } from "~/base/ui/table";
import { priceListPath, priceListsPath } from "./list-paths";
import type { ListedPriceList } from "./price-lists.server";

type Props = { list: ListedPriceList; state: FormState | undefined };

/** The price lists with what they price and for how many. */
export function PriceListTable({ lists }: { lists: ListedPriceList[] }) {
  return (
    <Table
      rows={lists}
      keyOf={({ id }) => id}
      empty={<p className="muted">There are no price lists yet.</p>}
      columns={[
        { head: "Name", kind: "name", cell: ListLink },
        { head: "Packs with a price", label: "Packs", kind: "number", cell: ({ packs }) => packs },
        { head: "Customers", kind: "number", cell: ({ customers }) => customers },
        { head: "Actions", cell: Actions },
      ]}
    />
  );
}

function ListLink(list: ListedPriceList) {
  return <Link to={priceListPath(list)}>{list.name}</Link>;
}

function Actions({ id, name }: ListedPriceList) {
  return <EditAndDelete list={priceListsPath} id={id} name={name} />;
}

/** The field of a price list. `at` makes its id unique when two such forms are on one page. */
export function ListField({ at, name }: { at: string; name?: string }) {
  return (
    <Field
      at={at}
      name="name"
      label="Name"
      hint="Customers who have the list read it: Traders, Caterers."
      defaultValue={name}
      maxLength={60}
      autoComplete="off"
      required
    />
  );
}

export function EditList({
  list: { id, name, version },
  state,
}: {
  list: ListedPriceList & { version: string };
  state: FormState | undefined;
}) {
  return (
    <EditDialog list={priceListsPath} title={`Rename ${name}`} {...{ id, version, state }}>
      <ListField at="edit" name={name} />
    </EditDialog>
  );
}

export function DeleteList({ list: { id, name, customers }, state }: Props) {
  return (
    <DeleteDialog
      list={priceListsPath}
      id={id}
      title={`Delete ${name}?`}
      button="Delete price list"
      state={state}
    >
      <p>
        {customers === 0
          ? "No customer has it."
          : `${customers === 1 ? "One customer has" : `${customers} customers have`} it and will pay everybody's prices. Orders keep theirs.`}
      </p>
    </DeleteDialog>
  );
}
