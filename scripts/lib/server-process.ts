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

interface ServerOptions {
  /** Name for error messages, for example `The emulators`. */
  readonly title: string;
  /** Folder from `makeRunFolder`: working directory of the server, with its log and list of processes. */
  readonly folder: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Substring of the log that shows that the server is ready. */
  readonly readyLine: string;
}

export interface ServerProcess {
  readonly title: string;
  readonly logFile: string;
  /** Resolves when the server exits for any reason. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

const recordEveryMs = 5_000;
const running = new Map<number, () => Promise<void>>();
process.on('exit', () => {
  for (const pid of running.keys()) signal(-pid, 'SIGINT');
});

/** Stops all servers that this process started, even if they are still starting. */
export async function stopServers(): Promise<void> {
  await Promise.all([...running.values()].map((stop) => stop()));
}

/**
 * Starts a server in its own process group, which Ctrl-C in the terminal does not interrupt. The server writes
 * directly to its log file, so that it can still save its data if this process dies.
 * @throws Error with the end of the log if the server exits before it is ready
 */
export async function startServer({ title, readyLine, ...server }: ServerOptions): Promise<ServerProcess> {
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
    if (isOver) throw new Error(`${title} did not start. End of the log:\n${lastLines(log)}`);
  }
}

export const lastLines = (log: string): string => log.trimEnd().split('\n').slice(-15).join('\n');

type Server = Omit<ServerOptions, 'title' | 'readyLine'>;

async function spawnServer({ folder, command, env }: Server, logFile: string) {
  const log = await open(logFile, 'a');
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
    // Node's own `spawn`, because execa would pipe the output through this process.
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

/** Record of a server's processes in the run's folder. The next run stops them if this run was killed. */
interface ProcessRecord {
  readonly starter: RunningProcess | undefined;
  readonly serverPid: number;
  /** The server and its descendants, even those whose parent process has exited. */
  readonly family: readonly RunningProcess[];
}

const recordName = 'processes.json';

/**
 * Replaces the record of a server's processes with a single rename, so that a crash cannot truncate the file.
 * @param known processes that the previous call returned
 */
async function recordFamily(folder: string, serverPid: number, known: readonly RunningProcess[]) {
  const table = await listProcesses();
  const family = familyOf([...known, ...table.filter(({ pid }) => pid === serverPid)], table);
  const starter = table.find(({ pid }) => pid === process.pid);
  // Each call uses its own file, because calls may overlap.
  const draft = join(folder, `${recordName}.${crypto.randomUUID()}`);
  await writeFile(draft, JSON.stringify({ starter, serverPid, family } satisfies ProcessRecord));
  await rename(draft, join(folder, recordName));
  return family;
}

/** Interrupts servers left behind by killed runs of this checkout, like Ctrl-C, so that emulators save their data. */
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
