import type { CSSProperties } from 'react';

/** Copy of the website's theme colours (web/src/app/theme), because mail programs do not support CSS variables. */
export const colours = {
  ground: '#f5f6f4',
  paper: '#ffffff',
  graphite: '#15181b',
  text: '#15181b',
  quiet: '#4d555b',
  hairline: '#d3d7d4',
  signal: '#c4300a',
  signalOnGraphite: '#ff7345',
};

const words = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

export const text: CSSProperties = {
  ...words,
  fontFamily: "'Sofia Sans', 'Helvetica Neue', Arial, sans-serif",
  fontSize: '17px',
  lineHeight: '26px',
  color: colours.text,
};

export const heading: CSSProperties = {
  ...words,
  fontFamily: "'Sofia Sans Condensed', 'Arial Narrow', Arial, sans-serif",
  fontWeight: 700,
  color: colours.text,
};

const dark = [
  ['ground', 'background-color: #121517'],
  ['paper', 'background-color: #1a1e21; border-color: #31383c'],
  ['mast', 'background-color: #22272a'],
  ['text', 'color: #eef0ee'],
  ['quiet', 'color: #a9b2b6'],
  ['hairline', 'border-color: #31383c'],
  ['rule', 'border-color: #eef0ee'],
  ['signal', 'background-color: #ff7345; color: #1b0c05'],
] as const;

const important = (style: string) => style.replaceAll(/(?=;|$)/gu, ' !important');
const rules = (prefix: string) =>
  dark.map(([name, style]) => `${prefix}.${name} { ${important(style)} }`).join(' ');

/** Dark mode CSS, twice: for the media query, and for the attribute that Outlook on the web sets instead. */
export const darkStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) { ${rules('')} }
${rules('[data-ogsc] ')}`;
