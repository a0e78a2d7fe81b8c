import type { Shot } from "./camera";

/** A page with all pictures, screen by screen, phone to desktop, day above night; each leads to itself in full size. */
export function contactSheet(shots: Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen of the shop</title>
<style>
  body { margin: 2rem; background: #777; color: #fff; font: 16px/1.4 system-ui, sans-serif; }
  nav { columns: 14rem; }
  a { color: inherit; }
  div { display: flex; gap: 1rem; align-items: start; margin-block: 1rem; }
  img { display: block; max-height: 44rem; object-fit: cover; object-position: top; }
</style>
<h1>Every screen of the shop</h1>
<nav>${names.map((name) => `<a href="#${idOf(name)}">${name}</a><br>`).join("")}</nav>
${names.map((name) => section(name, shots)).join("\n")}
</html>
`;
}

function section(name: string, shots: Shot[]): string {
  const rows = (["light", "dark"] as const).map((scheme) => {
    const row = shots.filter((shot) => shot.name === name && shot.scheme === scheme);
    return `<div>${row.map(picture).join("")}</div>`;
  });
  return `<section id="${idOf(name)}"><h2>${name}</h2>${rows.join("")}</section>`;
}

function picture({ file, name, scheme, width }: Shot): string {
  return `<a href="${file}"><img loading="lazy" width="${Math.round(width / 2)}" src="${file}" alt="${name}, ${width} px, ${scheme}"></a>`;
}

const idOf = (name: string) => name.replace(/\W+/g, "-");
