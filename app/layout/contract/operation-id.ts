import type { Call } from "~/base/lib/api/call";

/** The unique operationId of a call: `auth-orders`, `product-get-product-by-slug`. */
export function operationIdOf({ path }: Pick<Call, "path">): string {
  return path
    .slice(1)
    .replace(/\/:(\w+)/g, "-by-$1")
    .replace(/\W+/g, "-");
}
