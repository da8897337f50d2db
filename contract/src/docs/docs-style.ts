export const docsStyle = `
:root { color-scheme: light dark; --paper: #f7f6f3; --card: #fff; --ink: #1d2023; --quiet: #5b6167; --line: #dcdad4; --signal: #b3340e; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #15171a; --card: #1d2023; --ink: #eceae5; --quiet: #a3a8ad; --line: #34383d; --signal: #ff8a5c; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  display: grid; grid-template: "head head" auto "nav main" 1fr / 18rem minmax(0, 1fr); }
header { grid-area: head; padding: 48px 32px 24px; border-bottom: 4px solid var(--ink); }
.mark { margin: 0; color: var(--signal); font-weight: 700; }
h1 { margin: 0 0 8px; font-size: 2.5rem; line-height: 1.1; font-stretch: condensed; }
header p:last-child { max-width: 44rem; margin: 0; }
nav { grid-area: nav; padding: 24px 16px 24px 32px; position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; }
nav h2 { margin: 16px 0 4px; font-size: .8rem; color: var(--quiet); }
nav ul { list-style: none; margin: 0; padding: 0; font-size: .85rem; }
nav a { display: block; padding: 4px 0; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { text-decoration: underline; }
main { grid-area: main; padding: 24px 32px 96px; max-width: 60rem; }
section > h2 { margin: 40px 0 16px; font-size: 1.5rem; text-transform: capitalize; }
section:first-child > h2 { margin-top: 8px; text-transform: none; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 2px; padding: 16px 24px; margin: 0 0 24px; scroll-margin-top: 16px; }
h3 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
h4 { margin: 16px 0 4px; font-size: .8rem; color: var(--quiet); }
a { color: inherit; text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--signal); outline-offset: 2px; }
code, b[class] { font: 600 .9em ui-monospace, monospace; }
b[class] { display: inline-block; min-width: 3.8em; }
.post, .put, .patch, .delete, .access { color: var(--signal); }
.get, .access { color: var(--quiet); }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: 6px 16px 6px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
th { width: 14rem; } td:nth-child(2) { width: 9rem; color: var(--quiet); }
dl { margin: 0; display: grid; grid-template-columns: 3.5rem 1fr; font-size: .85rem; }
dt { font-variant-numeric: tabular-nums; font-weight: 600; } dd { margin: 0 0 4px; color: var(--quiet); }
@media (max-width: 52rem) {
  body { display: block; } nav { position: static; max-height: none; } header, nav, main { padding-inline: 16px; }
  th { width: auto; }
}
`;
