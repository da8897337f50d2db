import { spawn } from 'node:child_process';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  endFamily,
  familyOf,
  isStillRunning,
  listProcesses,
  type RunningProcess,
  signal,
} from './processes.ts';
import { runsFolder } from './repo.ts';

interface ServerToStart {
  /** How the reader is told of it, for example `The emulators`. */
  readonly title: string;
  /** Of its own, from `makeRunFolder`: working directory, log and record. */
  readonly folder: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Words of its output that say it is ready. */
  readonly readyLine: string;
}

/** A server in a process of its own that said it is ready. */
export interface ServerProcess {
  readonly title: string;
  readonly logFile: string;
  /** Resolves when it has ended, asked to or not. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

const recordEveryMs = 5_000;
const running = new Map<number, () => Promise<void>>();
process.on('exit', () => {
  for (const pid of running.keys()) signal(-pid, 'SIGINT');
});

/** Stops every server started here, also those that are still starting. */
export async function stopServers(): Promise<void> {
  await Promise.all([...running.values()].map((stop) => stop()));
}

/**
 * Starts a server in a session of its own, so that Ctrl-C reaches only us, and with its log opened for it, so that it can
 * still save its data when we are gone.
 * @throws Error with the last lines of its output when it ends before it is ready
 */
export async function startServer({ title, readyLine, ...server }: ServerToStart): Promise<ServerProcess> {
  const logFile = join(server.folder, 'output.log');
  const { ended, stop, look } = await spawnServer(server, logFile);
  const hasEnded = ended.then(() => true);
  for (;;) {
    const isOver = await Promise.race([hasEnded, delay(100, false)]);
    const log = await readFile(logFile, 'utf8').catch(() => '');
    if (log.includes(readyLine)) {
      await look();
      return { title, logFile, ended, stop };
    }
    if (isOver) throw new Error(`${title} did not start. The last words:\n${lastLines(log)}`);
  }
}

/** The end of a log, for an error message. */
export const lastLines = (log: string): string => log.trimEnd().split('\n').slice(-15).join('\n');

type Server = Omit<ServerToStart, 'title' | 'readyLine'>;

async function spawnServer({ folder, command, env }: Server, logFile: string) {
  const log = await open(logFile, 'a');
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
    // execa would pass its output through us.
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  });
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const { pid = 0 } = child;
  let family: readonly RunningProcess[] = [];
  const look = async (): Promise<void> => {
    family = await recordFamily(folder, pid, family);
  };
  const looking = setInterval(() => void look().catch(() => undefined), recordEveryMs);
  const ended = exited.then(async () => {
    clearInterval(looking);
    running.delete(pid);
    await endFamily(pid, family);
    await log.close();
  });
  const end = async (): Promise<void> => {
    await look();
    await endFamily(pid, family);
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  let ending: Promise<void> | undefined;
  const stop = (): Promise<void> => (ending ??= end());
  running.set(pid, stop);
  await look();
  return { ended, stop, look };
}

/** Of one server, in its run's folder: by it a later start ends what a killed one left running. */
interface ProcessRecord {
  readonly starter: RunningProcess | undefined;
  readonly serverPid: number;
  /** The server and all that descends from it, also what its own parents no longer lead to it. */
  readonly family: readonly RunningProcess[];
}

const recordName = 'processes.json';

/**
 * Looks who belongs to a server and writes it down, in one rename: a kill in between leaves what was written before.
 * @param known the family as it was when it was looked at before
 */
async function recordFamily(folder: string, serverPid: number, known: readonly RunningProcess[]) {
  const table = await listProcesses();
  const family = familyOf([...known, ...table.filter(({ pid }) => pid === serverPid)], table);
  const starter = table.find(({ pid }) => pid === process.pid);
  // Two looks at the same time each have a draft.
  const draft = join(folder, `${recordName}.${crypto.randomUUID()}`);
  await writeFile(draft, JSON.stringify({ starter, serverPid, family } satisfies ProcessRecord));
  await rename(draft, join(folder, recordName));
  return family;
}

/** Ends what killed starts of this checkout left running, as Ctrl-C does: the emulators save their data. */
export async function endOrphans(): Promise<void> {
  const table = await listProcesses();
  for (const name of await readdir(runsFolder).catch(() => [])) {
    const folder = join(runsFolder, name);
    const text = await readFile(join(folder, recordName), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const { starter, serverPid, family } = JSON.parse(text) as ProcessRecord;
    if (starter && isStillRunning(starter, table)) continue;
    await endFamily(serverPid, family);
    await rm(folder, { recursive: true, force: true });
  }
}
