import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataToImport, newestSave, restoreBackup } from './shop-data.ts';

const metadata = 'firebase-export-metadata.json';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pedalworks-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Creates saved data like the emulators: the data first, the metadata file last. */
async function saved(data: string, target: string, minutesAgo = 0): Promise<void> {
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'data'), data);
  await writeFile(join(target, metadata), '{}');
  const at = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(join(target, metadata), at, at);
}

const read = async (save: string | undefined) => readFile(join(save ?? '', 'data'), 'utf8');

it('starting the shop imports the most recent complete save', async () => {
  await saved('of the minute', join(folder, 'saved-2'), 1);
  await saved('on exit', join(folder, 'on-exit'), 2);
  await mkdir(join(folder, 'saved-3'));
  expect(await read((await newestSave(folder))?.folder)).toBe('of the minute');
  await saved('on exit', join(folder, 'on-exit'));
  expect(await read(await dataToImport(folder))).toBe('on exit');
});

it('restoring a backup first backs up the current data, including payments', async () => {
  const [data, backup] = [join(folder, 'data'), join(folder, 'backup')];
  const [kept, keptNext] = [join(folder, 'kept'), join(folder, 'kept-next')];
  const cards = join(data, 'cards.json');
  await saved('of the backup', backup, 60);
  await saved('of the shop', join(data, 'saved-1'), 1);
  await writeFile(cards, 'payments of the shop');

  expect(await restoreBackup(backup, { data, keepIn: kept })).toBe(kept);
  expect(await read(await dataToImport(data))).toBe('of the backup');
  expect(existsSync(cards)).toBe(false);

  await saved('later', join(data, 'on-exit'));
  await restoreBackup(kept, { data, keepIn: keptNext });
  expect(await read(await dataToImport(data))).toBe('of the shop');
  expect(await readFile(cards, 'utf8')).toBe('payments of the shop');
  expect(await read(keptNext)).toBe('later');
});

it('restoring changes nothing if the folder is not a backup', async () => {
  const [data, empty, kept] = [join(folder, 'data'), join(folder, 'empty'), join(folder, 'kept')];
  await saved('of the shop', join(data, 'saved-1'));
  await mkdir(empty);
  await expect(restoreBackup(empty, { data, keepIn: kept })).rejects.toThrow(`${empty} is not a backup.`);
  expect(existsSync(kept)).toBe(false);
  expect(await read(await dataToImport(data))).toBe('of the shop');
});
