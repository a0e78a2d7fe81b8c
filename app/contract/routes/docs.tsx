import { pageMeta } from "~/layout/page-meta";

export const meta = () => pageMeta({ title: "API" });

export default function Docs() {
  return <h1>API</h1>;
}
