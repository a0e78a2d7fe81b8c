/**
 * A small script in the head that lets what a page shows from the start have the line for itself. Until all of that has
 * come, the page has the class `early`: photos further down wait (photo-wait.css). Then it starts the page's own scripts
 * (see `LateScripts`); earlier for who already touches the page or types, and in any case after four seconds, so that one
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

/** React's file is asked for by itself, so that it runs as soon as it is there and not in one piece with all the others. */
const startLate = `(d=>{
let {nonce}=d.currentScript,{classList}=d.documentElement,frame=requestAnimationFrame,
show=()=>classList.remove('early'),
start=()=>{let late=d.querySelector('script[type=late]');show();if(!late)return;
let {react}=late.dataset,run=d.createElement('script');
if(react)import(react).catch(()=>{});
run.type='module';run.nonce=nonce;run.text=late.text;late.replaceWith(run)};
classList.add('early');
addEventListener('load',()=>frame(()=>setTimeout(()=>{show();setTimeout(start,100)},50)));
['pointerdown','keydown'].forEach(e=>addEventListener(e,start,{passive:true}));
setTimeout(start,4e3)
})(document)`.replaceAll("\n", "");
