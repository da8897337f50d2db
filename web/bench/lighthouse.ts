/**
 * `npm run bench:web [-- PATH]`: Lighthouse's mobile preset over a running shop (PEDALWORKS_URL) or one opened for it: medians of
 * three with applied throttling, which are held to the guard rails, and with simulated throttling, which are only reported. Exits
 * with 1 where a guard rail does not hold.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { stopServers } from '../../scripts/lib/server-process.ts';
import { openShopForTests } from '../../scripts/lib/shop-for-tests.ts';

const runs = 3;
const say = (line: string): void => {
  console.error(line);
};

/** What a figure of applied throttling must be at least, or at most. */
const guardRails: Readonly<Record<string, readonly ['>=' | '<=', number]>> = {
  Performance: ['>=', 95],
  Accessibility: ['>=', 100],
  'Best Practices': ['>=', 100],
  SEO: ['>=', 100],
  'LCP s': ['<=', 2],
  'TBT ms': ['<=', 200],
  CLS: ['<=', 0.05],
};

type Figures = Readonly<Record<string, number>>;

const chromePath = await findChromium(say);
const address = process.env['PEDALWORKS_URL'] ?? (await openShopForTests(say))['PEDALWORKS_URL'] ?? '';
const url = new URL(process.argv[2] ?? '/', address).href;
const applied = await medians('devtools');
print('applied', applied);
print('simulated', await medians('simulate'));
const missed = Object.entries(guardRails).filter(([name, [relation, limit]]) => {
  const value = applied[name] ?? Number.NaN;
  return relation === '>=' ? !(value >= limit) : !(value <= limit);
});
for (const [name, [relation, limit]] of missed)
  console.log(`Missed: ${name} must be ${relation} ${String(limit)}`);
await stopServers();
process.exit(missed.length === 0 ? 0 : 1);

async function medians(throttlingMethod: NonNullable<Flags['throttlingMethod']>): Promise<Figures> {
  const measured: Figures[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measure(throttlingMethod));
  const names = Object.keys(measured[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const sorted = measured.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b);
      return [name, sorted[Math.floor(runs / 2)] ?? Number.NaN];
    }),
  );
}

/** A browser of its own each time, so that nothing is in its cache. */
async function measure(throttlingMethod: NonNullable<Flags['throttlingMethod']>): Promise<Figures> {
  const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const flags: Flags = { port: chrome.port, output: 'json', logLevel: 'error', throttlingMethod };
    const { lhr } = (await lighthouse(url, flags)) ?? {};
    if (lhr === undefined) throw new Error('Lighthouse gave no result.');
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
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
  } finally {
    chrome.kill();
  }
}

function print(title: string, figures: Figures): void {
  const written = Object.entries(figures).map(
    ([name, value]) => `${name} ${value.toFixed(value < 10 ? 2 : 0)}`,
  );
  console.log(`${url} ${title}, median of ${String(runs)}: ${written.join(' · ')}`);
}
