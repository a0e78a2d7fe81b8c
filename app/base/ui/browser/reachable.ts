/** Whether the shop answers. Data that do not come would put a page that says so in the place of the one that asks for them. */
export const isReachable = (): Promise<boolean> =>
  fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
