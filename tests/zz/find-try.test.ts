import { test } from "vitest";
import { findProducts } from "~/catalogue/search/found.server";

import { seedDemo } from "~/demo/seed.server";
test("try", async () => {
  await seedDemo();
  for (const q of ["sing tel","singtel","mungfali","peanut","penut","સિંગતેલ","मूंगफली","groundnut","oil","tin 15","ti","5","kachi gani","glas botle","grond nut oil","zebra","zebra oil","mungf","sing te","શિંગતેલ","sigtel","ડબ્બો"]) {
    const t=performance.now();
    const r=await findProducts(q);
    console.log(q,"→",r.total,r.isMore,r.instead,r.isLoose,r.products.slice(0,3).map(p=>p.name).join(" | "), (performance.now()-t).toFixed(2));
  }
});
