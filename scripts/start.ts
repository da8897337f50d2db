/** `npm start [-- --fresh]` and `npm run dev`: the whole shop on this machine (README.md, Two commands). */
import { parseArgs } from 'node:util';
import { stopKept } from './lib/kept.ts';
import { unlockShop } from './lib/run-lock.ts';
import { openShop, type OpenShop } from './lib/shop.ts';

const { values: options } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
});

const saveEveryMs = 60_000;
let shop: OpenShop | undefined;
let isClosing = false;
let saving: Promise<void> = Promise.resolve();
/** Whether the last save failed. */
let isBehind = false;
let isLossAccepted = false;

/** One save at a time, in the order asked; what fails is tried again with the next. */
function save(): Promise<void> {
  saving = saving.then(async () => {
    try {
      await shop?.save();
      if (isBehind) console.log('The data is saved again.');
      [isBehind, isLossAccepted] = [false, false];
    } catch (error) {
      isBehind = true;
      console.error(
        `The data could not be saved: ${sentence(error)} The last save is kept; the next try is in a minute.`,
      );
    }
  });
  return saving;
}

/** Stops everything. Whoever presses Ctrl-C while nothing can be saved is asked once: stopping loses what is not. */
async function close(exitCode: number, { mayLose } = { mayLose: true }): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  const wasOpen = shop !== undefined;
  if (wasOpen) console.log('\nSaving the data and stopping…');
  await save();
  if (isBehind && !mayLose) {
    console.error('The shop goes on. Make room and press Ctrl-C again; without room that stops it unsaved.');
    [isClosing, isLossAccepted] = [false, true];
    return;
  }
  await stopKept();
  if (wasOpen) console.log('Stopped. npm start continues where you left.');
  process.exit(exitCode);
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function run(): Promise<void> {
  const opened = await openShop(options, say);
  shop = opened;
  setInterval(() => void save(), saveEveryMs);
  const ended = await Promise.race(opened.endings);
  shop = undefined;
  throw new Error(`${ended} ended without being asked to; stopping the rest.`);
}

function say(line: string): void {
  if (!isClosing) console.log(line);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void close(0, { mayLose: signal !== 'SIGINT' || isLossAccepted });
  });
}
process.on('exit', unlockShop);

await run().catch(async (error: unknown) => {
  say(sentence(error));
  await close(1);
});
