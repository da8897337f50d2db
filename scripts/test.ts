/** `npm test`: every check there is; the last line says `N passed, N failed`, the exit code the same. */
import { steps, type Tally } from './lib/check-steps.ts';
import { endOrphans, stopServers } from './lib/server-process.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stopServers().then(() => process.exit(130)));

await endOrphans();
let [passed, failed] = [0, 0];
for (const [title, run] of Object.entries(steps)) {
  const began = Date.now();
  console.log(`\n▸ Checking ${title}…`);
  const tally = await run().catch((error: unknown): Tally => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  passed += tally.passed;
  failed += tally.failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const mark = tally.failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${title}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
}
await stopServers();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
