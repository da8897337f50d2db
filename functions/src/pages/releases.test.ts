import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import firebaseConfig from '../../../firebase.json' with { type: 'json' };
import { openShopForFile, type Shop } from '../../test-support/shop.ts';
import { pagesFolder } from '../../test-support/pages/pages-folder.ts';

const rewrites = firebaseConfig.hosting.rewrites.filter((rewrite) => 'function' in rewrite);
const drawn = ['/parts', '/parts/unknown', '/parts/a/b'];

/** Deployed release: the assets on Hosting, and the function's revision that renders pages. */
interface Build {
  readonly assets: readonly string[];
  readonly revision: Shop;
}

const older = await build('/assets/app-older.js');
const newer = await build('/assets/app-newer.js');

async function build(script: string): Promise<Build> {
  const revision = await openShopForFile({ settings: { pagesFolder: await pagesFolder(script) } });
  return { assets: [script], revision };
}

/**
 * Returns the assets that a rendered page uses but Hosting lacks. A rewrite with `pinTag` leads to the revision
 * pinned by the live Hosting release, others to the latest revision (firebase-tools, lib/hosting/runTags.js).
 */
async function missingAssets(live: Build, latest: Build, path: string): Promise<readonly string[]> {
  const rewrite = rewrites.find(({ regex }) => new RegExp(regex, 'u').test(path));
  const { revision } = rewrite?.function?.pinTag === true ? live : latest;
  const html = await (await fetch(revision.address + path)).text();
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)].map(([, asset = '']) => asset);
  expect(named, path).not.toEqual([]);
  return named.filter((asset) => !live.assets.includes(asset));
}

it.each(drawn)(
  'scripts used by rendered pages exist on Hosting for %s before, during and after a deployment, and after a rollback',
  async (path) => {
    expect(await missingAssets(older, older, path), 'before').toEqual([]);
    expect(await missingAssets(older, newer, path), 'function released, Hosting not yet').toEqual([]);
    expect(await missingAssets(newer, newer, path), 'after').toEqual([]);
    expect(await missingAssets(older, newer, path), 'Hosting rolled back').toEqual([]);
  },
);

it('firebase-tools enables pinned rewrites by default', () => {
  const experiments = createRequire(import.meta.url)('firebase-tools/lib/experiments') as {
    isEnabled: (name: string) => boolean;
  };
  expect(experiments.isEnabled('pintags')).toBe(true);
});

it('a deployment builds the pages once, for both Hosting and the function', () => {
  const { functions, hosting } = firebaseConfig;
  const commands = [
    ...functions.flatMap(({ predeploy }) => predeploy),
    ...('predeploy' in hosting ? ['twice'] : []),
  ];
  expect(commands).toEqual(['npm run build:web', 'npm run build:functions']);
});
