/**
 * `npm run bench:web [-- PATH]`: Lighthouse's mobile preset over a running shop (PEDALWORKS_URL) or one opened for it,
 * with simulated and with applied throttling; the median of five runs each. Beside each, what is beyond any page: how soon
 * one shows that is nothing but a heading, with the same headers and in the same run.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { stopKept } from '../../scripts/lib/kept.ts';
import { openShopForTests } from '../../scripts/lib/shop-for-tests.ts';
import { median } from './median.ts';

const runs = Number(process.env['RUNS'] ?? 5);
const path = process.argv[2] ?? '/';
const say = (line: string): void => {
  console.error(line);
};

const headersOfPages = [
  'Content-Type',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Cache-Control',
];

type Throttling = NonNullable<Flags['throttlingMethod']>;
type Figures = Readonly<Record<string, number>>;

const chromium = await findChromium(say);
const address = process.env['PEDALWORKS_URL'] ?? (await openShopForTests(say))['PEDALWORKS_URL'] ?? '';
const url = new URL(path, address);
const heading = await serveHeading(await fetch(url));
for (const throttling of ['simulate', 'devtools'] as const) {
  const measured: Figures[] = [];
  const measuredBeside: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push(await measure(url, throttling));
    measuredBeside.push(await measure(heading.url, throttling));
  }
  print(path, throttling, measured);
  print('a heading alone', throttling, measuredBeside);
}
heading.close();
await stopKept();

/** A header can cost time by itself: for Cross-Origin-Opener-Policy the browser takes another process. */
async function serveHeading({
  headers,
}: Response): Promise<{ readonly url: URL; readonly close: () => void }> {
  const page = '<!doctype html><html lang="en"><title>A heading</title><h1>A heading</h1></html>';
  const server = createServer((_request, response) => {
    for (const name of headersOfPages) response.setHeader(name, headers.get(name) ?? '');
    response.end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The page with the heading has no port.');
  return {
    url: new URL(`http://127.0.0.1:${String(bound.port)}/`),
    close: () => {
      server.close();
    },
  };
}

/** A browser of its own each time, so that nothing is in its cache. */
async function measure(page: URL, throttlingMethod: Throttling): Promise<Figures> {
  const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const chrome = await launch({ chromePath: chromium, chromeFlags });
  try {
    const flags: Flags = { port: chrome.port, output: 'json', logLevel: 'error', throttlingMethod };
    const result = await lighthouse(page.href, flags);
    if (result === undefined) throw new Error('Lighthouse gave no result.');
    return figuresOf(result.lhr);
  } finally {
    chrome.kill();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function figuresOf({ categories, audits }: Report): Figures {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  for (const { id, score: audit, scoreDisplayMode, title } of Object.values(audits)) {
    const isIssue = scoreDisplayMode === 'binary' && audit !== null && audit < 1;
    if (isIssue && process.env['ISSUES'] !== undefined) say(`  ${id}: ${title}`);
  }
  return {
    Performance: score('performance'),
    Accessibility: score('accessibility'),
    'Best Practices': score('best-practices'),
    SEO: score('seo'),
    'FCP s': value('first-contentful-paint') / 1000,
    'LCP s': value('largest-contentful-paint') / 1000,
    'TBT ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
  };
}

function print(page: string, throttling: Throttling, measured: readonly Figures[]): void {
  const names = Object.keys(measured[0] ?? {});
  const medians = names.map((name) => {
    const middle = median(measured.map((figures) => figures[name] ?? Number.NaN));
    return `${name} ${String(Math.round(middle * 1000) / 1000)}`;
  });
  console.log(`${page} ${throttling}, median of ${String(measured.length)}: ${medians.join(' · ')}`);
}
