/**
 * What each page of a built shop weighs. size-limit would still have to be told which files those are, and adding them up
 * is the rest of it: they stand in vite's manifest.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The JavaScript of one page, brotli as Hosting sends it, and what it may be. */
export interface Weight {
  readonly page: string;
  readonly files: number;
  readonly kilobytes: number;
  readonly limit: number;
}

type Links = Partial<Readonly<Record<'imports' | 'dynamicImports', readonly string[]>>>;
type Manifest = Readonly<Record<string, Links & { readonly file: string }>>;

/** In how many files `/` may come. */
export const homeFiles = 5;
const limits = { home: 190, shopper: 240, admin: 450 } as const;
const screenFile = /^src\/screens\/(?<dashboard>dashboard\/)?(?<name>[a-z-]+)\.tsx$/u;
const adminScreen = /^(?:add-product|all-|settings)/u;

/**
 * Weighs `/` and every screen that is loaded when somebody goes there; those of the dashboard with all that they load later,
 * such as a table once there are rows.
 * @param folder what `vite build` wrote, with its manifest
 */
export async function weighPages(folder: string): Promise<readonly Weight[]> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const entry = Object.keys(manifest).filter((key) => html.includes(`"/${manifest[key]?.file ?? ''}"`));
  if (entry.length === 0)
    throw new Error(`${folder}/index.html starts no script that vite's manifest knows.`);
  /** All that chunks lead to, without what every page has. */
  const reach = (from: readonly string[], isLater: boolean, known = new Set<string>()): Set<string> => {
    const keys = new Set(from);
    // A set goes on over what is added to it meanwhile.
    for (const key of keys) {
      const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
      for (const next of [...imports, ...(isLater ? dynamicImports : [])])
        if (!known.has(next)) keys.add(next);
    }
    return keys;
  };
  const first = reach(entry, false);
  const weigh = async (page: string, keys: ReadonlySet<string>, limit: number): Promise<Weight> => {
    const files = [...new Set([...first, ...keys].map((key) => manifest[key]?.file ?? ''))];
    const sizes = await Promise.all(files.map((file) => readFile(join(folder, file)).then(brotli)));
    return { page, files: files.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, limit };
  };
  const screens = Object.keys(manifest).flatMap((key) => {
    const { dashboard, name } = screenFile.exec(key)?.groups ?? {};
    if (name === undefined || first.has(key)) return [];
    const limit = dashboard && adminScreen.test(name) ? limits.admin : limits.shopper;
    return [weigh(name, reach([key], dashboard !== undefined, first), limit)];
  });
  return Promise.all([weigh('/', first, limits.home), ...screens]);
}

const brotli = (script: Buffer): number => brotliCompressSync(script).length;
