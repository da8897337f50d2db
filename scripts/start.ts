/** `npm start [-- --fresh]` and `npm run dev`: run the whole shop on this machine (README.md). */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { stopServers } from './lib/server-process.ts';
import { newestSave } from './lib/shop-data.ts';
import { openShop, type OpenShop } from './lib/shop.ts';

const { values: options } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
});

const saveEveryMs = 60_000;
let shop: OpenShop | undefined;
let isClosing = false;

async function saveEachMinute({ save }: OpenShop): Promise<void> {
  for (;;) {
    await delay(saveEveryMs);
    await save().catch((error: unknown) => {
      say(`${messageOf(error)}\nThe previous save is kept. Retrying in a minute.`);
    });
  }
}

/** Stops all servers, waiting for the emulators to save their data. */
async function close(exitCode: number): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  const began = new Date();
  if (shop) console.log('\nSaving the data and stopping…');
  await stopServers();
  if (shop) console.log(await farewell(began));
  process.exit(exitCode);
}

async function farewell(began: Date): Promise<string> {
  const last = await newestSave();
  if (last && last.at >= began) return 'Stopped. npm start continues where you left.';
  const at = last ? `as it was at ${last.at.toLocaleTimeString()}` : 'with the seeded shop';
  return `Stopped, but not everything could be saved. npm start continues ${at}.`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function run(): Promise<void> {
  const opened = await openShop(options, say);
  shop = opened;
  void saveEachMinute(opened);
  const ended = await opened.ended;
  throw new Error(`${ended} stopped unexpectedly.`);
}

function say(line: string): void {
  if (!isClosing) console.log(line);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(0));

await run().catch(async (error: unknown) => {
  say(messageOf(error));
  await close(1);
});
