/**
 * `npm run bench`: measures the product list of the function, cached and uncached, and of Vendure in alternating
 * rounds on one machine, and prints a table. docs/benchmarks.md has one such table.
 */
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
  for (const { server } of measured) await server.load(2);
  for (let round = 0; round < rounds; round += 1)
    for (const { server, loads } of measured) loads.push(await server.load(seconds));
  for (const { server } of measured) await server.stop();
  for (let nth = 0; nth < newProcesses; nth += 1)
    for (const { subject, firstAnswers } of measured) {
      const server = await start(subject);
      firstAnswers.push(server.firstAnswerMilliseconds);
      await server.stop();
    }
  return measured;
}

function rowOf({ subject, idle, loads, firstAnswers }: Measured): string {
  const [perSecond, p50, p99] = (['perSecond', 'p50', 'p99'] as const).map((figure) =>
    median(loads.map((load) => load[figure])).toFixed(0),
  );
  const first = median(firstAnswers).toFixed(0);
  return `| ${[subject.name, perSecond, p50, p99, first, idle.toFixed(0)].join(' | ')} |`;
}

const emulators = await openBench();
const subjects = [hosted(emulators.env, 0), hosted(emulators.env, 4), await vendure()];
const measured = await measure(subjects);
await emulators.stop();
console.log(
  [
    '| six of 50 products, 10 connections | requests/s | p50, ms | p99, ms | first response, ms | idle memory, MB |',
    '| --- | --: | --: | --: | --: | --: |',
    ...measured.map(rowOf),
  ].join('\n'),
);
