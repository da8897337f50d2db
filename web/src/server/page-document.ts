import { colorSchemeScript } from '../app/color-scheme-script.tsx';
import { earlyPressScript } from '../app/early-presses.ts';
import { storedBikeScript } from '../features/bike/stored-bike-script.ts';
import type { RenderedApp, RenderedPage } from './render-page.tsx';

export interface PageDocument extends RenderedPage {
  readonly description: string;
  readonly head?: string;
  readonly data?: string;
}

const script = /(?<=<script type="module")/u;
const headEnd = /(?=<\/head>)/u;
const bodyStart = /(?<=<body>)/u;

/** Fills the HTML template with a rendered page. Throws if the template lacks a placeholder. */
export function fillDocument(template: string, document: PageDocument): string {
  const { html, styles, title, page, description, head = '', data = '' } = document;
  const elements = String(html.match(/<[a-z]/gu)?.length);
  return fill(template, [
    [/(?<=<title>)[^<]*/u, escapeHtml(title)],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/u, escapeHtml(description)],
    // Low priority, so that scripts do not delay pictures: HTTP/1.1 allows only six connections.
    [script, ' fetchpriority="low"'],
    [headEnd, head + styles],
    [bodyStart, colorSchemeScript + storedBikeScript + earlyPressScript],
    [
      /<div id="root"><\/div>/u,
      `<div id="root" data-page="${page}" data-elements="${elements}">${html}</div>${data}${SCREEN_PRELOADS[page] ?? ''}`,
    ],
  ]);
}

/** Adds styles and the colour scheme script to the HTML template, for pages that only the browser renders. */
export function fillEmptyDocument(template: string, { styles }: RenderedApp): string {
  return fill(template, [
    [headEnd, styles],
    [bodyStart, colorSchemeScript],
  ]);
}

function fill(template: string, texts: readonly (readonly [place: RegExp, text: string])[]): string {
  return texts.reduce((html, [place, text]) => {
    if (!place.test(html)) throw new Error(`index.html has no placeholder for ${text.slice(0, 40)}…`);
    // Uses a function, because a replacement string would interpret `$` in the text.
    return html.replace(place, () => text);
  }, template);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns a `<script>` element that contains JSON. Escapes `<`, which could close the element. */
export function dataScript(attributes: string, data: unknown): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}
