import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';

/** One line of the system's process table. */
export interface RunningProcess {
  readonly pid: number;
  readonly parentPid: number;
  /** With the pid it tells a process from a later one that got its number. */
  readonly startedAtMs: number;
}

const clockJitterMs = 2_000;
const killWithinMs = 5_000;

/** The system's process table without zombies and the `ps` that reads it (Linux, macOS, WSL). */
export async function listProcesses(): Promise<RunningProcess[]> {
  const ps = execa('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { env: { LC_ALL: 'C' } });
  const { stdout } = await ps;
  return stdout.split('\n').flatMap((line) => {
    const [pid, parentPid, state, ...startedAt] = line.trim().split(/\s+/);
    if (state === undefined || isGone(state) || Number(pid) === ps.pid) return [];
    return [{ pid: Number(pid), parentPid: Number(parentPid), startedAtMs: Date.parse(startedAt.join(' ')) }];
  });
}

/** A zombie whose threads are still ending (`Zl`) holds its ports. */
const isGone = (state: string): boolean => state.startsWith('Z') && !state.includes('l');

/** The processes of `table` that are one of `roots` or descend from one. */
export function familyOf(roots: Iterable<number>, table: readonly RunningProcess[]): RunningProcess[] {
  const pids = new Set(roots);
  let before = -1;
  while (pids.size !== before) {
    before = pids.size;
    for (const { pid, parentPid } of table) if (pids.has(parentPid)) pids.add(pid);
  }
  return table.filter(({ pid }) => pids.has(pid));
}

/** Whether `table` still has that very process, not another one with its number. */
export function isStillRunning(wanted: RunningProcess, table: readonly RunningProcess[]): boolean {
  return table.some(
    ({ pid, startedAtMs }) =>
      pid === wanted.pid && Math.abs(startedAtMs - wanted.startedAtMs) <= clockJitterMs,
  );
}

/** Kills those that are still there, and answers when they are gone; one that ended in between is no error. */
export async function killAll(processes: readonly RunningProcess[]): Promise<void> {
  let table = await listProcesses();
  const isLeft = (one: RunningProcess): boolean => isStillRunning(one, table);
  const patience = AbortSignal.timeout(killWithinMs);
  while (processes.some(isLeft) && !patience.aborted) {
    for (const { pid } of processes.filter(isLeft)) kill(pid);
    await delay(50);
    table = await listProcesses();
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
