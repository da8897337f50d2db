import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';

/** One line of the system's process table. */
export interface RunningProcess {
  readonly pid: number;
  readonly parentPid: number;
  /** With the pid it tells a process from a later one that got the same number. */
  readonly startedAtMs: number;
}

const clockJitterMs = 2_000;
const stopWithinMs = 30_000;
const killWithinMs = 5_000;

/** The system's process table without zombies and without the `ps` that reads it (Linux, macOS, WSL). */
export async function listProcesses(): Promise<RunningProcess[]> {
  const ps = execa('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { env: { LC_ALL: 'C' } });
  const { stdout } = await ps;
  return stdout.split('\n').flatMap((line) => {
    const [pid, parentPid, state = 'Z', ...startedAt] = line.trim().split(/\s+/u);
    // A zombie whose threads are still ending (`Zl`) holds its ports.
    if ((state.startsWith('Z') && !state.includes('l')) || Number(pid) === ps.pid) return [];
    return [{ pid: Number(pid), parentPid: Number(parentPid), startedAtMs: Date.parse(startedAt.join(' ')) }];
  });
}

/** Whether `table` still has that very process, not another one with its number. */
export const isStillRunning = (wanted: RunningProcess, table: readonly RunningProcess[]): boolean =>
  table.some(
    ({ pid, startedAtMs }) =>
      pid === wanted.pid && Math.abs(startedAtMs - wanted.startedAtMs) <= clockJitterMs,
  );

/** Those of `roots` that are still there, and all that descend from them. */
export function familyOf(roots: readonly RunningProcess[], table: readonly RunningProcess[]) {
  const pids = new Set(roots.filter((root) => isStillRunning(root, table)).map(({ pid }) => pid));
  // A set goes on over what is added to it meanwhile.
  for (const parent of pids) for (const { pid, parentPid } of table) if (parentPid === parent) pids.add(pid);
  return table.filter(({ pid }) => pids.has(pid));
}

/**
 * Interrupts a server and its process group as Ctrl-C does, waits until it has ended, and kills what is then left of its
 * family.
 */
export async function endFamily(serverPid: number, family: readonly RunningProcess[]): Promise<void> {
  const isServer = ({ pid }: RunningProcess): boolean => pid === serverPid;
  if (familyOf(family, await listProcesses()).some(isServer)) signal(-serverPid, 'SIGINT');
  const began = Date.now();
  while (Date.now() - began < stopWithinMs + killWithinMs) {
    const left = familyOf(family, await listProcesses());
    if (left.length === 0) return;
    if (!left.some(isServer) || Date.now() - began > stopWithinMs)
      for (const { pid } of left) signal(pid, 'SIGKILL');
    await delay(100);
  }
}

/** Sends a signal to a process, or to the group of a negative pid; one that is gone is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
