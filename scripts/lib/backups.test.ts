import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreBackup } from './backups.ts';
import { dataToBeginWith, saveData } from './shop-data.ts';
import { exporting } from './test-support/exporting.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pedalworks-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('what a backup replaces, payments included, is kept as one and can be brought back after any number of saves', async () => {
  const [data, backup, kept, keptNext] = ['data', 'backup', 'kept', 'kept-next'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const saved = async () => readFile(join((await dataToBeginWith(data)) ?? '', 'data'), 'utf8');
  const cards = join(data, 'cards.json');
  await exporting('of the backup')(backup);
  await saveData(exporting('of the shop'), data);
  await writeFile(cards, 'payments of the shop');

  expect(await restoreBackup(backup, { data, keepIn: kept })).toBe(kept);
  expect(await saved()).toBe('of the backup');
  expect(existsSync(cards)).toBe(false);

  for (const later of ['first', 'second', 'third']) await saveData(exporting(later), data);
  await restoreBackup(kept, { data, keepIn: keptNext });
  expect(await saved()).toBe('of the shop');
  expect(await readFile(cards, 'utf8')).toBe('payments of the shop');
  expect(await readFile(join(keptNext, 'data'), 'utf8')).toBe('third');
});

it('a folder without a backup replaces nothing', async () => {
  const [data, empty, kept] = [join(folder, 'data'), join(folder, 'empty'), join(folder, 'kept')];
  await saveData(exporting('of the shop'), data);
  await mkdir(empty);
  await expect(restoreBackup(empty, { data, keepIn: kept })).rejects.toThrow(`${empty} holds no backup.`);
  expect(existsSync(kept)).toBe(false);
});
