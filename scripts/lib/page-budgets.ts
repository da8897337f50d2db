import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publicPages } from '../../web/public-pages.ts';

/** What a page may weigh on the first visit, in bytes as brotli sends them (issue "Fast", Done when). */
const limits = { home: 120_000, otherPages: 180_000, html: 15_000 } as const;

/** One measured weight and what it may be. */
export interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly limitBytes: number;
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** A built shop: vite's manifest, and those of its chunks that every page starts with. */
interface Build {
  readonly manifest: Manifest;
  readonly entry: readonly string[];
}

/**
 * Weighs each public page of a built shop: its HTML, and the scripts a browser fetches before it can be used, which are
 * those the page names and those vite's manifest says they and the screen import.
 * The dashboard's screens are weighed with whatever they load once there are rows, such as a table (072).
 * @param folder what `vite build` wrote, with its manifest
 */
export async function weighPages(folder: string): Promise<readonly Weight[]> {
  const built = await readBuild(folder);
  const pages = publicPages.map(async ({ path, file, screen }) => {
    const html = await readFile(join(folder, file), 'utf8');
    const scripts = new Set([...namedIn(html), ...firstScripts(built, `src/screens/${screen}`)]);
    return [
      { what: `${path} HTML`, bytes: brotli(html), limitBytes: limits.html },
      {
        what: `${path} JavaScript`,
        bytes: await total(folder, scripts),
        limitBytes: ['/', '/home'].includes(path) ? limits.home : limits.otherPages,
      },
    ];
  });
  const frame = 'src/screens/dashboard/dashboard.tsx';
  const dashboard = Object.keys(built.manifest).filter((key) =>
    /^src\/screens\/dashboard\/.*\.tsx$/u.test(key),
  );
  const screens = dashboard.map(async (screen) => ({
    what: `${basename(screen, '.tsx')} JavaScript`,
    bytes: await total(folder, new Set([...allScripts(built, frame), ...allScripts(built, screen)])),
    limitBytes: limits.otherPages,
  }));
  return (await Promise.all([...pages, Promise.all(screens)])).flat();
}

/** The page that is drawn by no build names the entry's scripts and no other; the manifest knows none where vite takes its file away. */
async function readBuild(folder: string): Promise<Build> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const named = namedIn(await readFile(join(folder, 'app.html'), 'utf8'));
  const entry = Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file ?? ''));
  if (entry.length === 0) throw new Error(`${folder}/app.html starts no script that vite's manifest knows.`);
  return { manifest, entry };
}

/** The scripts a page names, as paths below the folder. */
const namedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/gu)].map(([, script = '']) => script);

/** The entry's and a screen's own, with what they import. */
function firstScripts({ manifest, entry }: Build, screen: string): string[] {
  return filesOf(
    manifest,
    reached([...entry, screen], (key) => manifest[key]?.imports),
  );
}

/** Those, and what the screen loads later; not what the entry does, which are the other screens. */
function allScripts({ manifest, entry }: Build, screen: string): string[] {
  const ofEntry = reached(entry, (key) => manifest[key]?.imports);
  const ofScreen = reached([screen], (key) => {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    return ofEntry.has(key) ? [] : [...imports, ...dynamicImports];
  });
  return filesOf(manifest, new Set([...ofEntry, ...ofScreen]));
}

function reached(from: readonly string[], next: (key: string) => readonly string[] | undefined): Set<string> {
  const keys = new Set(from);
  // A set goes on over what is added to it meanwhile.
  for (const key of keys) for (const one of next(key) ?? []) keys.add(one);
  return keys;
}

function filesOf(manifest: Manifest, keys: ReadonlySet<string>): string[] {
  return [...keys].map((key) => {
    const file = manifest[key]?.file;
    if (file === undefined) throw new Error(`vite's manifest knows no ${key}.`);
    return file;
  });
}

async function total(folder: string, files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => brotli(await readFile(join(folder, file)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** At the highest quality, as Hosting's CDN stores it. */
const brotli = (content: string | Buffer): number => brotliCompressSync(content).length;
