/**
 * A small inline script that gives the initial content the connection to itself. Until it has loaded, the page has the class
 * `early`: photos further down wait (photo-wait.css). Then the script starts the page's own scripts (see `scriptsWait`); earlier
 * on the first press or key, and after four seconds at the latest, so that one slow image delays nothing. Without script nothing
 * waits.
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
let {nonce}=d.currentScript,html=d.documentElement,frame=requestAnimationFrame,
show=()=>html.removeAttribute('class'),
start=()=>{let late=d.querySelector('script[type=late]');show();if(!late)return;
d.querySelectorAll('link[rel=late]').forEach(link=>link.rel='modulepreload');
let run=d.createElement('script');
run.type='module';run.nonce=nonce;run.text=late.text;late.replaceWith(run)};
html.className='early';
addEventListener('load',()=>frame(()=>setTimeout(()=>{show();setTimeout(start,100)},50)));
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
