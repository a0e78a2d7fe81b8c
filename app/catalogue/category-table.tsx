import { Link } from "@remix-run/react";
import { EditAndDelete } from "~/ui/edit-and-delete";
import { categoriesPath } from "./category-dialogs";

/** All categories with what can be done to each. */
export function CategoryTable({
  categories,
}: {
  categories: { id: string; name: string; slug: string; products: number }[];
}) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Address</th>
            <th scope="col" className="number">
              Products
            </th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ id, name, slug, products }) => (
            <tr key={id}>
              <th scope="row" data-label="Name">
                <Link to={`/category/${slug}`}>{name}</Link>
              </th>
              <td data-label="Address">{slug}</td>
              <td data-label="Products" className="number">
                {products}
              </td>
              <td data-label="Actions">
                <EditAndDelete list={categoriesPath} id={id} name={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
