import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import type { PageRendererModule } from '@pedalworks/contract';

const compress = promisify(brotliCompress);

/** Limits for the scripts of a first visit: a number of files for `homeFiles`, otherwise bytes after brotli. */
const limits = { home: 190_000, homeFiles: 5, shoppers: 240_000, admins: 450_000 } as const;

export interface Weight {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
}

type Chunk = Readonly<{ file: string; imports?: readonly string[] }>;
type Manifest = Readonly<Record<string, Chunk>>;

/** Matches the source paths of screens for admins. All other screens are for shoppers. */
const adminScreens =
  /\/dashboard\/(all-|overview|mails|import-products|add-product|edit-product|audit|settings|receive-goods|fit-reports|page-|returns|return-page)/u;

/**
 * Measures the compressed size of the scripts that each screen loads before it is interactive: the scripts in its
 * HTML, and those that Vite's manifest lists for the screen and, for dashboard screens, for the dashboard's routes.
 * @param folder output folder of `vite build`, with its manifest
 */
export async function weighPages(folder: string): Promise<readonly Weight[]> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const home = scriptsNamedIn(await drawnHomePage(`${folder}-server`));
  const entry = scriptsNamedIn(await readFile(join(folder, 'app.html'), 'utf8'));
  const screens = Object.keys(manifest).filter((key) => /^src\/screens\/.*\.tsx$/u.test(key));
  if (screens.length === 0) throw new Error(`${folder}: Vite's manifest lists no screen.`);
  const weigh = compressedSizeOf(folder);
  const weights = screens.map(async (screen) => {
    const frame = screen.includes('/dashboard/') ? ['src/app/dashboard-routes.tsx'] : [];
    const scripts = new Set([...entry, ...importedBy(manifest, [...frame, screen])]);
    return {
      what: `${basename(screen, '.tsx')}, bytes`,
      value: await weigh(scripts),
      limit: adminScreens.test(screen) ? limits.admins : limits.shoppers,
    };
  });
  return [
    { what: 'home, bytes', value: await weigh(home), limit: limits.home },
    { what: 'home, files', value: home.length, limit: limits.homeFiles },
    ...(await Promise.all(weights)),
  ];
}

/** Renders the home page of an empty shop, as the function would. */
async function drawnHomePage(folder: string): Promise<string> {
  const address = pathToFileURL(join(folder, 'entry-server.mjs')).href;
  const { pageRenderer } = (await import(address)) as PageRendererModule;
  const template = await readFile(join(folder, 'template.html'), 'utf8');
  const reviews = { items: [], nextCursor: null };
  const footer = { linkedPages: () => Promise.resolve([]), offersWithdrawal: () => Promise.resolve(true) };
  return pageRenderer({ template, publicAddress: '', ...footer }).renderHome({
    path: '/',
    products: [],
    reviews,
  });
}

function scriptsNamedIn(html: string): readonly string[] {
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/gu)].map(([, script = '']) => script);
}

function importedBy(manifest: Manifest, screens: readonly string[]): readonly string[] {
  const keys = new Set(screens);
  // The loop also visits the keys that it adds, because a set's iterator includes them.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return [...keys].flatMap((key) => manifest[key]?.file ?? []);
}

/** Returns a function that sums the compressed sizes of scripts. Each script is compressed only once. */
function compressedSizeOf(folder: string): (scripts: Iterable<string>) => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  const measure = async (script: string): Promise<number> =>
    (await compress(await readFile(join(folder, script)))).length;
  return async (scripts) => {
    let sum = 0;
    for (const script of scripts) {
      const size = sizes.get(script) ?? measure(script);
      sizes.set(script, size);
      sum += await size;
    }
    return sum;
  };
}
