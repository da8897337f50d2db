import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningEmulators, startEmulators } from './emulators.ts';
import { makeRunFolder } from './repo.ts';
import { keep, stopKept } from './kept.ts';
import { copyIfThere, dataToBeginWith, fillWithExport, saveData } from './shop-data.ts';
import { exporting, metadata } from './test-support/exporting.ts';
import { smallDisk } from './test-support/small-disk.ts';

const isFull = /The disk of .* is full.*Make room on it\./u;

/** One that is cut off, in the words of Node. */
const cutOff = async (target: string) => {
  await exporting('half of it')(target);
  throw new Error('ENOSPC: no space left on device, write');
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pedalworks-'));
});
afterEach(() => rm(folder, { recursive: true }));

const savedIn = async (place: string) => readFile(join((await dataToBeginWith(place)) ?? '', 'data'), 'utf8');

describe('when the disk is full half-way', () => {
  it('a save says so, leaves nothing behind, and the last one stays; the next with room is kept', async () => {
    await saveData(exporting('first'), folder);
    const before = await readdir(folder);
    await expect(saveData(cutOff, folder)).rejects.toThrow(isFull);
    expect(await readdir(folder)).toEqual(before);
    expect(await savedIn(folder)).toBe('first');
    await saveData(exporting('second'), folder);
    expect(await savedIn(folder)).toBe('second');
  });

  it('a backup says so and leaves no folder that looks like one', async () => {
    await expect(fillWithExport(folder, cutOff)).rejects.toThrow(isFull);
    expect(await readdir(folder)).toEqual([]);
    await fillWithExport(folder, exporting('whole'));
    expect((await readdir(folder)).sort()).toEqual(['data', metadata]);
  });
});

// Linux has it: the kernel says ENOSPC to whoever writes there.
if (!existsSync('/dev/full'))
  console.log('There is no /dev/full here: what is kept running was not tried on a full disk.');
else {
  it('what is kept running goes on where the disk is full, its log and its family unwritten, and ends when asked', async () => {
    const run = await makeRunFolder('full-disk');
    await symlink('/dev/full', join(run, 'output.log'));
    await symlink('/dev/full', join(run, 'family.new'));
    const chatter = "setInterval(() => console.log('x'.repeat(10_000)), 1)";
    const said = `console.log('up'); ${chatter}; setTimeout(() => require('fs').writeFileSync('later', ''), 4000)`;
    const command = [process.execPath, '-e', said];
    const kept = await keep({ folder: run, command, readyLine: 'up', title: 'It' });
    await expect.poll(() => readdir(run), { timeout: 20_000 }).toContain('later');
    expect(await readdir(run)).not.toContain('family.json');
    const hasEnded = await Promise.race([kept.ended.then(() => true), delay(100, false)]);
    expect(hasEnded).toBe(false);
    await rm(join(run, 'family.new'));
    await expect.poll(() => readdir(run), { timeout: 20_000 }).toContain('family.json');
    await kept.stop();
    await expect(readdir(run)).rejects.toThrow('ENOENT');
  });
}

const disk = await smallDisk(40);
if (disk === undefined)
  console.log('No disk may be mounted here: the emulators were not tried on a full one.');
else {
  describe('the emulators on a small disk', () => {
    let emulators: RunningEmulators;
    beforeAll(async () => {
      emulators = await startEmulators({ only: ['auth', 'firestore'], name: disk.runName });
    });
    afterAll(async () => {
      await stopKept();
      await disk.remove();
    });

    /** Stores this many megabytes. */
    async function store(name: string, megabytes: number): Promise<void> {
      const documents = `http://${emulators.env['FIRESTORE_EMULATOR_HOST'] ?? ''}/v1/projects/demo-pedalworks/databases/(default)/documents`;
      for (let nth = 0; nth < megabytes; nth += 1) {
        const fields = { text: { stringValue: 'x'.repeat(1_000_000) } };
        const answer = await fetch(`${documents}/filling/${name}${String(nth)}`, {
          method: 'PATCH',
          headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
          body: JSON.stringify({ fields }),
        });
        expect(answer.status).toBe(200);
      }
    }

    const data = join(disk.folder, 'data');
    const save = () => saveData((target) => emulators.exportTo(target), data);
    const drafts = async () =>
      (await readdir(emulators.hub.folder)).filter((name) => name.startsWith('firebase-export'));

    it('are not asked where there is no room, go on, and save by themselves once there is', async () => {
      await store('first', 1);
      await save();
      const [first] = await readdir(data);
      await disk.leave(1_000_000);
      await store('second', 1);
      await expect(save()).rejects.toThrow(/is full: 1\.\d MB are free, \d\.\d MB are needed\. Make room/u);
      expect(await readdir(data)).toEqual([first]);
      await disk.leave(20_000_000);
      await save();
      expect(await readdir(data)).toHaveLength(2);
    });

    it('run out of room half-way: the last save stays, nothing is left behind, the next goes through', async () => {
      const before = await readdir(data);
      await store('third', 10);
      await disk.leave(9_000_000);
      await expect(save()).rejects.toThrow(isFull);
      expect(await readdir(data)).toEqual(before);
      expect(await drafts()).toEqual([]);
      await disk.leave(20_000_000);
      await save();
      expect(await readdir(data)).toHaveLength(2);
    });

    it('leave a file whole that another was to replace', async () => {
      const [from, to] = [join(folder, 'from'), join(disk.folder, 'to')];
      await writeFile(from, 'x'.repeat(1_000_000));
      await writeFile(to, 'old');
      await disk.leave(500_000);
      await expect(copyIfThere(from, to)).rejects.toThrow(isFull);
      expect(await readFile(to, 'utf8')).toBe('old');
      await disk.leave(2_000_000);
      await copyIfThere(from, to);
      await copyIfThere(join(folder, 'nothing'), to);
      expect(await readFile(to, 'utf8')).toHaveLength(1_000_000);
    });
  });
}
