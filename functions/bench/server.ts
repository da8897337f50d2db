/**
 * How fast the function answers the product list: `npm run bench`. Under functions-framework and under node:http alone,
 * cached, uncached (the cache switched off by PUBLIC_CACHE_SECONDS=0) and as 304, beside constants of node:http and express,
 * all in one interleaved run. Writes its part of docs/benchmarks.md and a chart.
 */
import { copyFile } from 'node:fs/promises';
import { inRepo } from '../../scripts/lib/repo.ts';
import { coldStarts, type ColdStart } from './lib/cold-starts.ts';
import { measureAll, type Row } from './lib/interleaved.ts';
import { circumstances, table, writeChart, writePart } from './lib/report.ts';
import { deployed, functionsFramework, start, type Subject } from './lib/servers.ts';
import { listPath, openBench, plainNode, productCount, underFramework, writeConstant } from './lib/shop.ts';

const emulators = await openBench();
const plain = { cached: plainNode(emulators.env, 'cached'), uncached: plainNode(emulators.env, 'uncached') };
const hosted = {
  cached: underFramework(emulators.env, 'cached'),
  uncached: underFramework(emulators.env, 'uncached'),
};
const { bytes, etag } = await listOf(plain.uncached);
const constant = { BENCH_BYTES: await writeConstant(bytes) };
const script = (name: string) => inRepo('functions', 'bench', 'servers', name);
// Where it finds the very functions-framework that runs it.
const frameworkConstant = `${deployed}/framework-constant.js`;
await copyFile(script('framework-constant.js'), frameworkConstant);
const limit: Subject = {
  name: 'node:http, constant',
  file: script('node-http.js'),
  env: constant,
  path: listPath,
};
const express: Subject = {
  name: 'express, constant',
  file: script('express-constant.js'),
  env: constant,
  path: listPath,
};
const framework: Subject = {
  name: 'functions-framework, constant',
  file: functionsFramework,
  args: ['--target=api', `--source=${frameworkConstant}`],
  env: constant,
  path: listPath,
};

const known = { headers: { 'if-none-match': etag }, status: 304 };
const rows = await measureAll(
  [
    { subject: limit },
    { subject: express },
    { subject: framework },
    { subject: plain.uncached },
    { subject: plain.cached },
    { subject: plain.cached, name: 'plain node, 304', ...known },
    { subject: hosted.uncached },
    { subject: hosted.cached },
    { subject: hosted.cached, name: 'functions-framework, 304', ...known },
  ],
  { rounds: 3, seconds: 5 },
);
const cold = await coldStarts([limit, express, framework, plain.cached, hosted.cached], 7);
await emulators.stop();

await writeChart(
  'server.svg',
  'Product list, requests a second',
  rows.map(({ name, requestsPerSecond: value }) => ({ name, value })),
);
await writePart('server', report(rows, cold));

async function listOf(subject: Subject): Promise<{ bytes: Uint8Array; etag: string }> {
  const server = await start(subject, 5399);
  const response = await fetch(server.address);
  const list = {
    bytes: new Uint8Array(await response.arrayBuffer()),
    etag: response.headers.get('etag') ?? '',
  };
  await server.stop();
  return list;
}

function report(measured: readonly Row[], started: readonly ColdStart[]): string {
  const most = measured[0]?.requestsPerSecond ?? 1;
  const load = measured.map(({ name, requestsPerSecond, p50Milliseconds, p99Milliseconds, rss }) => [
    name,
    requestsPerSecond,
    (requestsPerSecond / most).toFixed(2),
    `${String(p50Milliseconds)} / ${String(p99Milliseconds)}`,
    `${rss.idle.toFixed(0)} / ${rss.load.toFixed(0)}`,
  ]);
  const expressOnly = started[1]?.listening ?? 1;
  const starts = started.map(({ name, listening, first200 }) => [
    name,
    listening,
    (listening / expressOnly).toFixed(2),
    first200,
  ]);
  return `## The function

${circumstances('npm run bench')}
GET ${listPath} of ${String(productCount)} products (${String(bytes.length)} bytes), 10 connections, medians of three interleaved rounds of
5 s; Firestore is the emulator hidane. The constants answer the same bytes.

${table(['', 'requests/s', 'of node:http', 'p50 / p99 ms', 'RSS idle / load MB'], load)}

![Requests a second](benchmarks/server.svg)

Cold start, medians of seven: from spawning the process until it listens, and until it has answered the list from Firestore.

${table(['', 'listens, ms', 'of express', 'first 200, ms'], starts)}`;
}
