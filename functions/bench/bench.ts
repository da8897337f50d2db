/**
 * `npm run bench`: measures the product list of the function, cached and uncached, of Vendure and of a plain
 * node:http server, in alternating rounds. Writes docs/benchmarks.md.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { execa } from 'execa';
import { inRepo } from '../../scripts/lib/repo.ts';
import { type Load, median, type RunningServer, start, type Subject } from './server.ts';
import { hosted, openBench } from './shop.ts';
import { vendure } from './vendure.ts';

const [rounds, seconds, newProcesses] = [3, 8, 5];

interface Measured {
  readonly subject: Subject;
  readonly server: RunningServer;
  readonly idle: number;
  readonly loads: Load[];
  readonly firstAnswers: number[];
}

async function measure(subjects: readonly Subject[]): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const subject of subjects) {
    const server = await start(subject);
    measured.push({ subject, server, idle: await server.rssMegabytes(), loads: [], firstAnswers: [] });
  }
  for (let round = 0; round <= rounds; round += 1)
    for (const { subject, server, loads } of measured) {
      const load = await server.load(round === 0 ? 2 : seconds);
      console.log(`${round === 0 ? 'warm-up' : `round ${round}`}  ${subject.name}: ${load.perSecond}/s`);
      if (round > 0) loads.push(load);
    }
  return measured;
}

async function startAgain(measured: readonly Measured[]): Promise<void> {
  for (let nth = 0; nth < newProcesses; nth += 1)
    for (const { subject, firstAnswers } of measured) {
      const server = await start(subject);
      firstAnswers.push(server.firstAnswerMilliseconds);
      await server.stop();
    }
}

async function figuresOf({ subject: { name }, server, idle, loads, firstAnswers }: Measured) {
  const loaded = await server.rssMegabytes();
  await server.stop();
  const [perSecond, p50, p99] = (['perSecond', 'p50', 'p99'] as const).map((figure) =>
    median(loads.map((load) => load[figure])),
  ) as [number, number, number];
  return { name, perSecond, p50, p99, firstAnswer: median(firstAnswers), idle, loaded };
}

type Figures = Awaited<ReturnType<typeof figuresOf>>;

/** @param peer baseline of the comparison */
function page(all: readonly Figures[], peer: Figures): string {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  const cell = (of: Figures, figure: 'perSecond' | 'firstAnswer' | 'idle'): string =>
    `${of[figure].toFixed(0)} (${(of[figure] / peer[figure]).toFixed(2)} ×)`;
  const lines = all.map((of) => {
    const times = `${of.p50.toFixed(0)} / ${of.p99.toFixed(0)}`;
    return `| ${of.name} | ${cell(of, 'perSecond')} | ${times} | ${cell(of, 'firstAnswer')} | ${cell(of, 'idle')} | ${of.loaded.toFixed(0)} |`;
  });
  return `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. Node ${process.versions.node}, ${machine}, one machine for everything: compare ratios.
Six of 50 products, 10 connections, medians of ${rounds} rounds of ${seconds} s and of ${newProcesses} new processes. Brackets: multiple of Vendure.

| | requests/s | p50 / p99, ms | first response, ms | idle memory, MB | loaded |
| --- | --: | --: | --: | --: | --: |
${lines.join('\n')}

The function reads Firestore's emulator in another process; Vendure reads SQLite in its own. Uncached means \`PUBLIC_CACHE_SECONDS=0\`.
Targets: at least 2 × uncached and 5 × cached; first response at most 0.4 ×, idle memory at most 0.7 ×.
`;
}

const emulators = await openBench();
const uncached = hosted(emulators.env, 0);
const sample = await start(uncached);
const bytes = inRepo('.run', 'bench-answer.json');
await writeFile(bytes, await (await fetch(sample.address)).text());
await sample.stop();
const constant =
  "const bytes = fs.readFileSync(process.env.BENCH_BYTES); http.createServer((_, response) => response.end(bytes)).listen(process.env.PORT, '127.0.0.1')";
const env = { BENCH_BYTES: bytes };
const limit = { name: 'node:http, the same bytes', cwd: inRepo(), args: ['-e', constant], env, path: '/' };
const measured = await measure([await vendure(), uncached, hosted(emulators.env, 4), limit]);
await startAgain(measured);
const [peer, ...others] = (await Promise.all(measured.map(figuresOf))) as [Figures, ...Figures[]];
await emulators.stop();
const file = inRepo('docs', 'benchmarks.md');
await writeFile(file, page([...others, peer], peer));
await execa('oxfmt', [file], { preferLocal: true });
console.log('Written to docs/benchmarks.md.');
