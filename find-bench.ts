import { findProducts } from "~/catalogue/search/found.server";
const qs=["oil","sing tel","singtel","peanut","penut","સિંગતેલ","मूंगफली","ti","5","5 litre tin","filtered groundnut tin","kamira","kamira oil","nut","zebra","zebra oil","mungf","a","p","oil tin jar","99","1234","filtred oyl","kach ghani tin", "village peanut bottle","oil kamira jar zebrax"];
const quick=process.argv.includes("--q");
for (const q of qs) { const ts:number[]=[]; let r:any; for(let i=0;i<30;i++){const c=process.cpuUsage(); for(let k=0;k<5;k++) r=await findProducts(q); const u=process.cpuUsage(c); ts.push((u.user+u.system)/5000);} ts.sort((a,b)=>a-b);
 console.log(q.padEnd(26), r.total, r.isMore, r.instead, r.isLoose, "p50", ts[15]!.toFixed(2), "p95", ts[28]!.toFixed(2)); }
