import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';

export interface RunningProcess {
  readonly pid: number;
  readonly parentPid: number;
  /** Distinguishes a process from a later one that reuses its pid. */
  readonly startedAtMs: number;
}

const clockJitterMs = 2_000;
const stopWithinMs = 30_000;
const killWithinMs = 5_000;

/** Lists running processes, without zombies and without `ps` itself (Linux, macOS, WSL). */
export async function listProcesses(): Promise<RunningProcess[]> {
  const ps = execa('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { env: { LC_ALL: 'C' } });
  const { stdout } = await ps;
  return stdout.split('\n').flatMap((line) => {
    const [pid, parentPid, state = 'Z', ...startedAt] = line.trim().split(/\s+/u);
    // Lists a zombie whose threads are still ending (`Zl`), because it keeps its ports open.
    if ((state.startsWith('Z') && !state.includes('l')) || Number(pid) === ps.pid) return [];
    return [{ pid: Number(pid), parentPid: Number(parentPid), startedAtMs: Date.parse(startedAt.join(' ')) }];
  });
}

/** True if `table` has an entry with the pid and the start time of `wanted`. A new process may reuse the pid. */
export const isStillRunning = (wanted: RunningProcess, table: readonly RunningProcess[]): boolean =>
  table.some(
    ({ pid, startedAtMs }) =>
      pid === wanted.pid && Math.abs(startedAtMs - wanted.startedAtMs) <= clockJitterMs,
  );

/** Returns the processes of `roots` that are still running, and all their descendants. */
export function familyOf(roots: readonly RunningProcess[], table: readonly RunningProcess[]) {
  const pids = new Set(roots.filter((root) => isStillRunning(root, table)).map(({ pid }) => pid));
  // The loop also visits the pids that it adds, because a set's iterator includes them.
  for (const parent of pids) for (const { pid, parentPid } of table) if (parentPid === parent) pids.add(pid);
  return table.filter(({ pid }) => pids.has(pid));
}

/** Interrupts a server like Ctrl-C, waits for its exit, then kills those of its descendants that still run. */
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

/** Sends a signal to a process, or to a process group if `pid` is negative. Ignores processes that have exited. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
