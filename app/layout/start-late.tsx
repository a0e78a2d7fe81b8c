/**
 * A small inline script that leaves the connection to the page's letters and photos: the page's own scripts are fetched once it has
 * loaded (see `scriptsWait`), on the first press or key, or after four seconds, so that one slow image delays nothing.
 */
export function StartLate({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startLate : " " }}
    />
  );
}

/** Restores the markup that Remix wrote, so that React hydrates what it expects; the browser then fetches the scripts. */
const startLate = `(d=>{
let {nonce}=d.currentScript,
start=()=>{let late=d.querySelector('script[type=late]');if(!late)return;
d.querySelectorAll('link[rel=late]').forEach(link=>link.rel='modulepreload');
let run=d.createElement('script');
run.type='module';run.nonce=nonce;run.text=late.text;late.replaceWith(run)};
addEventListener('load',()=>setTimeout(start,150));
['pointerdown','keydown'].forEach(e=>addEventListener(e,start,{passive:true}));
setTimeout(start,4e3)
})(document)`.replaceAll("\n", "");

/**
 * Marks a finished page's scripts to be started by `StartLate`, with a type that browsers ignore. (Fetched at once, they raise a
 * phone's LCP from 1.16 to 1.97 s.) Never matches typed text: React writes its `<` as `&lt;`.
 */
export function scriptsWait(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replaceAll(/(<script[^>]*) type="module" async=""/g, '$1 type="late" async=""');
}
