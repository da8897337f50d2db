import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { execa } from 'execa';
import { inRepo } from '../../scripts/lib/repo.ts';
import type { Subject } from './server.ts';
import { products } from './shop.ts';

const version = '3.7.3';
const folder = inRepo('.cache', 'bench', 'vendure');
/** GraphQL query for the product fields that our API returns. */
const query = `{ products(options: { take: 6 }) { items { id name description featuredAsset { preview } variants { id price stockLevel } } } }`;
// Pins a dependency, because Vendure's version range includes a release that some registries lack.
const manifest = { private: true, overrides: { '@graphql-tools/batch-execute': '10.x' } };

/** Returns how to run Vendure with SQLite and the bench's products. The first call installs it (some minutes). */
export async function vendure(): Promise<Subject> {
  await mkdir(folder, { recursive: true });
  await copyFile(inRepo('functions', 'bench', 'vendure.cjs'), `${folder}/server.cjs`);
  if (!existsSync(`${folder}/stocked`)) {
    console.log('Installing Vendure into .cache/bench and stocking it (some minutes, once) …');
    await writeFile(`${folder}/package.json`, JSON.stringify(manifest));
    const packages = [`@vendure/core@${version}`, 'better-sqlite3@12.11.1'];
    const npm = (...args: string[]) => execa('npm', args, { cwd: folder });
    await npm('install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages);
    // Downloads or compiles the SQLite binary, which npm skips unless scripts are allowed.
    await npm('rebuild', 'better-sqlite3', '--ignore-scripts=false', '--foreground-scripts');
    const env = { PORT: '5340', BENCH_PRODUCTS: JSON.stringify({ products }) };
    await execa(process.execPath, ['server.cjs', 'populate'], { cwd: folder, env });
    await writeFile(`${folder}/stocked`, '');
  }
  const body = JSON.stringify({ query });
  return { name: `Vendure ${version}`, cwd: folder, args: ['server.cjs'], path: '/shop-api', body };
}
