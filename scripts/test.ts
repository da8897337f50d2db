/** `npm test`: runs every check and ends with `N passed, N failed`. Exits with 1 if a check fails. */
import { rounds, type Lane, type Tally } from './lib/check-steps.ts';
import { endOrphans, stopServers } from './lib/server-process.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stopServers().then(() => process.exit(130)));

/** Runs a lane's steps in sequence. Prints a step's output only when it ends, because lanes run in parallel. */
async function run(lane: Lane): Promise<readonly Tally[]> {
  const tallies: Tally[] = [];
  for (const [title, step] of Object.entries(lane)) {
    const began = Date.now();
    const said: string[] = [];
    console.log(`▸ Checking ${title}…`);
    const tally = await step((line) => said.push(line)).catch((error: unknown): Tally => {
      said.push(error instanceof Error ? error.message : String(error));
      return { passed: 0, failed: 1 };
    });
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    const mark = tally.failed === 0 ? '✓' : '✗';
    const verdict = `${mark} ${title}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`;
    console.log(['', ...said, verdict, ''].join('\n'));
    tallies.push(tally);
  }
  return tallies;
}

await endOrphans();
const tallies: Tally[] = [];
for (const lanes of rounds) tallies.push(...(await Promise.all(lanes.map(run))).flat());
await stopServers();
const sum = (of: keyof Tally): number => tallies.reduce((total, tally) => total + tally[of], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
