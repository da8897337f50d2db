import { createElement } from 'react';
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from './notify.ts';

vi.mock('notistack', () => ({ closeSnackbar: vi.fn(), enqueueSnackbar: vi.fn() }));

let count = 0;
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.mocked(enqueueSnackbar).mockImplementation(() => `toast-${String(++count)}`);
});

const undo = createElement('button', null, 'Undo');

it('a toast with Undo replaces the previous one and stays for 20 seconds', () => {
  notify.withUndo('3 parts are archived', undo);
  notify.withUndo('2 reviews are hidden', undo);
  expect(closeSnackbar).toHaveBeenLastCalledWith('toast-1');
  expect(enqueueSnackbar).toHaveBeenCalledTimes(2);
  for (const [, options] of vi.mocked(enqueueSnackbar).mock.calls) {
    expect(options).toMatchObject({ variant: 'success', closeAfterMs: 20_000 });
    expect(options).not.toHaveProperty('persist');
    expect(options).not.toHaveProperty('key');
  }
});

it('a toast with Undo after a partial failure stays until another toast with Undo replaces it', () => {
  notify.withUndo('Failed to archive 1 of 3 parts', undo, 'error');
  expect(enqueueSnackbar).toHaveBeenLastCalledWith(
    'Failed to archive 1 of 3 parts',
    expect.objectContaining({ variant: 'error', persist: true }),
  );
  notify.withUndo('2 parts are archived', undo);
  expect(closeSnackbar).toHaveBeenLastCalledWith(`toast-${String(count - 1)}`);
});
