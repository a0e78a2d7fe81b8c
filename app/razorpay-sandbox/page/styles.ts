import { Html } from "./html";

/** Styles of every sandbox page. */
export const styles = new Html(`
:root { color-scheme: light; --ink: #2b2116; --muted: #5f5342; --cream: #f6efe2; --paper: #fffbf3; --leaf: #173c2c;
  --deep: #0f2c20; --sand: #e3d6bd; --field: #8f7d5f; --gold: #f0cd7e; --maroon: #7e2f1e; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--cream); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
p { margin: 0; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 2px; }
.banner { background: var(--gold); color: var(--deep); text-align: center; font-weight: 600; padding: .5rem 1rem; }
.card { max-width: 30rem; margin: 1.5rem auto; padding: 1.5rem; background: var(--paper); border: 1px solid var(--sand);
  border-radius: 1rem; display: grid; gap: 1.25rem; }
.summary { display: grid; gap: .25rem; }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; color: var(--leaf); overflow-wrap: anywhere; }
.amount { font-size: 2.25rem; line-height: 1.2; font-weight: 650; letter-spacing: -.01em; color: var(--leaf);
  font-variant-numeric: tabular-nums; }
.muted { color: var(--muted); font-size: .9375rem; }
.notice { border-left: 4px solid var(--maroon); background: #f9e9df; color: #5c2113; padding: .75rem 1rem;
  border-radius: .25rem .5rem .5rem .25rem; }
form { display: grid; gap: 1rem; margin: 0; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: .5rem; }
legend { padding: 0; margin-bottom: .5rem; font-weight: 600; }
.method { border: 1px solid var(--sand); border-radius: .75rem; background: #fff; }
.method > label { display: block; padding: .75rem 1rem .75rem 2.75rem; cursor: pointer; }
.method > input { position: absolute; margin: 1rem 0 0 1rem; width: 1.125rem; height: 1.125rem; accent-color: var(--leaf); }
.method:has(> input:checked) { border-color: var(--leaf); box-shadow: 0 0 0 1px var(--leaf); }
.method:has(> input:checked) > label { font-weight: 600; }
@supports selector(:has(*)) { .method:not(:has(> input:checked)) > .fields { display: none; } }
.fields { padding: 0 1rem 1rem; display: grid; grid-template-columns: repeat(6, 1fr); gap: .75rem; }
.field { grid-column: 1 / -1; display: grid; gap: .25rem; align-content: start; }
.third { grid-column: span 2; }
.field > label { font-size: .9375rem; font-weight: 500; }
.field input, select { font: inherit; color: inherit; width: 100%; min-height: 2.75rem; padding: .5rem .75rem;
  background: #fff; border: 1px solid var(--field); border-radius: .5rem; }
.field [aria-invalid] { border: 2px solid var(--maroon); }
.hint { font-size: .875rem; color: var(--muted); }
.error { font-size: .875rem; color: var(--maroon); font-weight: 600; }
button, .button { font: inherit; font-weight: 600; display: block; width: 100%; min-height: 3rem; padding: .625rem 1rem;
  border-radius: .75rem; border: 1px solid var(--leaf); background: var(--paper); color: var(--leaf); cursor: pointer;
  text-align: center; text-decoration: none; }
button:hover, .button:hover { background: #f1ead9; }
button.primary { background: var(--leaf); color: #fbf4e3; font-size: 1.125rem; }
button.primary:hover { background: var(--deep); }
button.quiet { border-color: transparent; background: transparent; color: var(--maroon); text-decoration: underline;
  text-underline-offset: .2em; font-weight: 500; }
details { border-top: 1px solid var(--sand); padding-top: .5rem; }
summary { cursor: pointer; padding: .625rem 0; font-weight: 500; }
.outcomes { display: grid; gap: .75rem; padding: .25rem 0 .5rem; }
.group { display: grid; gap: .5rem; padding: .75rem; border: 1px solid var(--sand); border-radius: .75rem; }
@media (max-width: 32rem) { .card { width: calc(100% - 1.5rem); margin: .75rem auto; padding: 1.25rem 1rem; } }
`);
