/**
 * Runs one command and makes sure that nothing of it outlives whoever asked for it.
 *
 * Usage: `keeper.ts <folder> <command> [args…]`, with a pipe as standard input. When the pipe closes, whether
 * the asker ended it or died by kill -9, the command gets SIGINT, and what is left of it after a while SIGKILL.
 * firebase-tools starts the Firestore emulator as the leader of a group of its own, so killing a process group is
 * not enough: the keeper follows the family tree, and writes it to `<folder>/family.json` for a later run to reap.
 * The folder is removed at the end, unless the command ended by itself: then its logs say why.
 */
import { spawn } from 'node:child_process';

import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { familyOf, isStillRunning, killAll, listProcesses, type RunningProcess } from './processes.ts';

const stopWithinMs = 5_000;
const lookAroundEveryMs = 3_000;

const [folder = '', command = '', ...args] = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
const exited = new Promise<number>((resolve) => {
  child.once('exit', (code) => {
    resolve(code ?? 1);
  });
  child.once('error', (error) => {
    console.error(error.message);
    resolve(127);
  });
});
const abandoned = new Promise<undefined>((resolve) => {
  process.stdin.resume().once('close', () => {
    resolve(undefined);
  });
});

const family = new Map<number, RunningProcess>();
let recordedSize = 0;
async function lookAround(): Promise<void> {
  const table = await listProcesses();
  // A member that has ended may have left its number to a stranger, whose children are not ours to end.
  const living = [...family.values()].filter((member) => isStillRunning(member, table));
  for (const member of familyOf([process.pid, ...living.map(({ pid }) => pid)], table))
    family.set(member.pid, member);
  if (family.size === recordedSize) return;
  // What a full disk does not take is written at a later look.
  await record().catch(() => undefined);
}

/** In one rename: a kill in between leaves the list before. */
async function record(): Promise<void> {
  const { size } = family;
  await writeFile(join(folder, 'family.new'), JSON.stringify([...family.values()]));
  await rename(join(folder, 'family.new'), join(folder, 'family.json'));
  recordedSize = size;
}

const watch = setInterval(() => void lookAround(), lookAroundEveryMs);
await lookAround();

let exitCode = await Promise.race([exited, abandoned]);
clearInterval(watch);
await lookAround();
const asked = exitCode === undefined;
if (asked) {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  exitCode = await Promise.race([exited, delay(stopWithinMs, 0)]);
}
family.delete(process.pid);
await killAll([...family.values()]);
if (asked) await rm(folder, { recursive: true, force: true });
process.exit(exitCode ?? 0);
