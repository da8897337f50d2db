/** `npm test`: every check there is; the last line says `N passed, N failed`, the exit code the same. */
import { type Tally, steps } from './lib/check-steps.ts';
import { stopKept } from './lib/kept.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void stopKept().then(() => process.exit(130));
  });
}

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
  console.log(
    `${tally.failed === 0 ? '✓' : '✗'} ${title}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
  );
}
await stopKept();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
