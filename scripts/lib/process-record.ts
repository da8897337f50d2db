import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endFamily, familyOf, isStillRunning, listProcesses, type RunningProcess } from './processes.ts';
import { runsFolder } from './repo.ts';

/** Of one server, in its run's folder: by it a later start ends what a killed one left running. */
interface ProcessRecord {
  readonly starter: RunningProcess | undefined;
  readonly serverPid: number;
  /** The server and all that descends from it, also what its own parents no longer lead to it. */
  readonly family: readonly RunningProcess[];
}

const fileName = 'processes.json';

/**
 * Looks who belongs to a server and writes it down, in one rename: a kill in between leaves what was written before.
 * @param known the family as it was when it was looked at before
 */
export async function recordFamily(folder: string, serverPid: number, known: readonly RunningProcess[]) {
  const table = await listProcesses();
  const family = familyOf([...known, ...table.filter(({ pid }) => pid === serverPid)], table);
  const starter = table.find(({ pid }) => pid === process.pid);
  const draft = join(folder, `${fileName}.new`);
  await writeFile(draft, JSON.stringify({ starter, serverPid, family } satisfies ProcessRecord));
  await rename(draft, join(folder, fileName));
  return family;
}

/** Ends what killed starts of this checkout left running, as Ctrl-C does: the emulators save their data. */
export async function endOrphans(): Promise<void> {
  const table = await listProcesses();
  for (const name of await readdir(runsFolder).catch(() => [])) {
    const folder = join(runsFolder, name);
    const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const { starter, serverPid, family } = JSON.parse(text) as ProcessRecord;
    if (starter && isStillRunning(starter, table)) continue;
    await endFamily(serverPid, family);
    await rm(folder, { recursive: true, force: true });
  }
}
