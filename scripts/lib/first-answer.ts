import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kept } from './kept.ts';

/**
 * The first answer loads the function, and proves that all of it works together.
 * @throws Error with what came instead, and the last words of the log
 */
export async function firstAnswer(url: string, { logFile }: Pick<Kept, 'logFile'>): Promise<void> {
  const patience = AbortSignal.timeout(60_000);
  let reason = '';
  while (!patience.aborted) {
    const answer = await fetch(url, { signal: patience }).catch(() => undefined);
    if (answer?.ok) return;
    reason = answer ? `${answer.status} ${(await answer.text()).slice(0, 500)}` : 'no answer';
    if (answer && answer.status < 500) break;
    await delay(250);
  }
  const log = (await readFile(logFile, 'utf8')).trimEnd().split('\n').slice(-15).join('\n');
  throw new Error(
    `The shop does not answer as it should: GET ${url} → ${reason}\nThe last words of the log:\n${log}`,
  );
}
