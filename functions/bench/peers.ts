/**
 * The function beside Vendure: `npm run bench:peers` from the root. Installs Vendure with SQLite from npm into .cache/peers,
 * which git ignores, the first time (some minutes: better-sqlite3 may have to be compiled; where it cannot, sql.js stands in),
 * stores the same products in both and asks each for its first six, in one interleaved run. Writes its part of
 * docs/benchmarks.md.
 */
import { access, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { execa } from 'execa';
import { inRepo } from '../../scripts/lib/repo.ts';
import { coldStarts, type ColdStart } from './lib/cold-starts.ts';
import { measureAll, type Row } from './lib/interleaved.ts';
import { circumstances, table, writeChart, writePart } from './lib/report.ts';
import type { Subject } from './lib/servers.ts';
import { openBench, productCount, underFramework } from './lib/shop.ts';

const vendureVersion = '3.7.3';
const folder = inRepo('.cache', 'peers', 'vendure');
/** As much of a product as ours says: name, text, picture, price, stock. */
const query = `{ products(options: { take: 6 }) { items { id name description featuredAsset { preview } variants { id price stockLevel } } } }`;

const driver = await installVendure();
const vendure: Subject = {
  name: `Vendure ${vendureVersion} (${driver})`,
  file: 'server.cjs',
  cwd: folder,
  env: { VENDURE_SQLITE: driver },
  path: '/shop-api',
  body: JSON.stringify({ query }),
};
const emulators = await openBench();
const [cached, uncached] = [
  underFramework(emulators.env, 'cached'),
  underFramework(emulators.env, 'uncached'),
];
const rows = await measureAll([{ subject: uncached }, { subject: cached }, { subject: vendure }], {
  rounds: 3,
  seconds: 8,
});
const cold = await coldStarts([cached, vendure], 5);
await emulators.stop();
await writeChart(
  'peers.svg',
  'Product list, requests a second',
  rows.map(({ name, requestsPerSecond: value }) => ({ name, value })),
);
await writePart('peers', report(rows, cold));

/** @returns the SQLite that Vendure runs with */
async function installVendure(): Promise<'better-sqlite3' | 'sqljs'> {
  await mkdir(folder, { recursive: true });
  await copyFile(inRepo('functions', 'bench', 'servers', 'vendure.cjs'), `${folder}/server.cjs`);
  if (!(await exists('node_modules/.package-lock.json'))) await install();
  const hasNative = await works('new (require("better-sqlite3"))(":memory:")');
  const sqlite = hasNative ? 'better-sqlite3' : 'sqljs';
  const database = hasNative ? 'shop.sqlite' : 'shop.sqljs';
  if (!(await exists('stocked')) || !(await exists(database))) {
    console.log(`Stocking Vendure (${sqlite}) …`);
    const env = { VENDURE_SQLITE: sqlite, PORT: '5340' };
    await execa(process.execPath, ['server.cjs', 'populate'], { cwd: folder, env });
    await writeFile(`${folder}/stocked`, '');
  }
  return sqlite;
}

async function install(): Promise<void> {
  console.log('Installing Vendure into .cache/peers (some minutes, once) …');
  const manifest = {
    name: 'vendure-beside-us',
    private: true,
    allowScripts: { 'better-sqlite3': true },
    // One of Vendure's own ranges names a release that not every registry has.
    overrides: { '@graphql-tools/batch-execute': '10.x' },
  };
  await writeFile(`${folder}/package.json`, JSON.stringify(manifest));
  const packages = [`@vendure/core@${vendureVersion}`, 'better-sqlite3@12.11.1', 'sql.js@1'];
  const npm = (...args: string[]) =>
    execa('npm', args, { cwd: folder, reject: false, stdio: ['ignore', 'ignore', 'inherit'] });
  const { failed } = await npm('install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages);
  if (failed) throw new Error('Vendure could not be installed; npm says why above.');
  await npm('rebuild', 'better-sqlite3');
}

async function works(script: string): Promise<boolean> {
  const { failed } = await execa(process.execPath, ['-e', script], { cwd: folder, reject: false });
  return !failed;
}

function exists(name: string): Promise<boolean> {
  return access(`${folder}/${name}`).then(
    () => true,
    () => false,
  );
}

function report(measured: readonly Row[], started: readonly ColdStart[]): string {
  const peer = measured.at(-1) ?? { requestsPerSecond: 1, rss: { idle: 1 } };
  const load = measured.map(({ name, requestsPerSecond, p50Milliseconds, p99Milliseconds, rss }) => [
    name,
    requestsPerSecond,
    (requestsPerSecond / peer.requestsPerSecond).toFixed(2),
    `${String(p50Milliseconds)} / ${String(p99Milliseconds)}`,
    `${rss.idle.toFixed(0)} / ${rss.load.toFixed(0)}`,
    (rss.idle / peer.rss.idle).toFixed(2),
  ]);
  const slowest = started.at(-1)?.first200 ?? 1;
  const starts = started.map(({ name, listening, first200 }) => [
    name,
    listening,
    first200,
    (first200 / slowest).toFixed(2),
  ]);
  return `## Beside Vendure

${circumstances('npm run bench:peers')}
The first six of ${String(productCount)} products, 10 connections, medians of three interleaved rounds of 8 s. Vendure ${vendureVersion} from npm in one
process with SQLite (${driver}) and no plugin; it has no cache of responses, so that ours is to be compared uncached first. Ours runs
under functions-framework and asks Firestore's emulator hidane in another process. Asked of Vendure's shop API:
\`${query}\`.

${table(['', 'requests/s', 'of Vendure', 'p50 / p99 ms', 'RSS idle / load MB', 'idle, of Vendure'], load)}

![Requests a second](benchmarks/peers.svg)

Cold start, medians of five, from spawning the process.

${table(['', 'listens, ms', 'first 200, ms', 'of Vendure'], starts)}`;
}
