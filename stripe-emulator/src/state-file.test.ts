import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stateOf } from './state.ts';
import { readState, StateFile } from './state-file.ts';

vi.mock('node:fs/promises', { spy: true });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('a write of the state file that fails on a full disk is retried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const [path, state] = [join(folder, 'cards.json'), stateOf({})];
  vi.mocked(writeFile).mockRejectedValueOnce(new Error('ENOSPC: no space left on device, write'));
  const file = new StateFile(path, state);
  state.savedAnswers.set('key', { request: 'r', requestId: 'req_1', status: 200, body: '{}' });
  file.save();
  await file.settled();
  expect(told.mock.calls.join()).toContain('no space left on device');
  expect(await readdir(folder)).not.toContain('cards.json');
  await vi.advanceTimersByTimeAsync(5000);
  await file.settled();
  expect(await readdir(folder)).toEqual(['cards.json']);
  expect((await readState(path)).savedAnswers.size).toBe(1);
});
