/**
 * A small script in the head that lets what a page shows from the start have the line for itself. Until all of that has
 * come, the page has the class `early`: photos further down wait (photo-wait.css). Then it starts the page's own scripts
 * (see `scriptsWait`); earlier for who already touches the page or types, and in any case after four seconds, so that one
 * slow picture holds nothing up. Without script nothing waits.
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

/** Puts the page back as Remix wrote it, so that React finds what it expects; the browser then fetches the scripts. */
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
 * A finished page whose scripts `StartLate` starts (fetched at once, they take a phone's LCP from 1.16 to 1.97 s): what
 * Remix writes for that gets a type that no browser knows. What a visitor or the owner typed is never taken for it: React writes `<` in a text as `&lt;`.
 */
export function scriptsWait(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replaceAll(/(<script[^>]*) type="module" async=""/g, '$1 type="late" async=""');
}
