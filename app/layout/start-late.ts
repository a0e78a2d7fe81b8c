/**
 * The text of a small script that starts the page's own (see `LateScripts`) when all that the page shows from the start has
 * come and is painted; earlier for who already touches the page or types, and in any case after four seconds, so that one
 * slow picture holds nothing up. React's file (`react`: its address) is asked for by itself, so that it runs as soon as it
 * is there and not in one piece of work with all the others.
 */
export function startLate(react: string | undefined): string {
  const importReact = react ? `import(${JSON.stringify(react)}).catch(()=>{});` : "";
  return [
    "(d=>{",
    "let{nonce}=d.currentScript,late=d.querySelector('script[type=late]'),",
    "start=()=>{if(!late)return;let s=d.createElement('script');s.type='module';s.nonce=nonce;s.text=late.text;",
    `${importReact}late.replaceWith(s);late=null};`,
    "addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start,100)));",
    "['pointerdown','keydown'].forEach(e=>addEventListener(e,start,{passive:true}));",
    "setTimeout(start,4e3)",
    "})(document)",
  ].join("");
}
