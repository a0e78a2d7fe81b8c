/** The page reloads every 5 s, 24 times (two minutes); after that the shopper can press "Check again". */
const looks = { every: 5, atMost: 24 };

/** When a page asks again how a payment stands: without script the next path, with script the delay (ms); how many times are left. */
export type NextLook = { path: string; inMs: number; left: number };

/** The next look of an order's page after that at this address, which counts them (`?look`); null: it was the last. */
export function nextLookAfter(token: string, { searchParams }: URL): NextLook | null {
  const look = Number(/^\d{1,2}$/.exec(searchParams.get("look") ?? "")?.[0] ?? 0);
  if (look >= looks.atMost) return null;
  return {
    path: `/order/${token}?look=${look + 1}`,
    inMs: looks.every * 1000,
    left: looks.atMost - look,
  };
}
