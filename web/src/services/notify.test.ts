import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from './notify.ts';
import { announceToaster } from './toasts.ts';

const [enqueueSnackbar, closeSnackbar] = [vi.fn(), vi.fn()];

let count = 0;
beforeEach(() => {
  announceToaster({ enqueueSnackbar, closeSnackbar });
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', vi.fn());
  enqueueSnackbar.mockImplementation(() => `toast-${String(++count)}`);
});

const undo = createElement('button', null, 'Undo');

it('a toast with Undo replaces the previous one and stays for 20 seconds', async () => {
  notify.withUndo('3 parts are archived', undo);
  notify.withUndo('2 reviews are hidden', undo);
  await vi.waitFor(() => {
    expect(closeSnackbar).toHaveBeenLastCalledWith('toast-1');
  });
  expect(enqueueSnackbar).toHaveBeenCalledTimes(2);
  for (const [, options] of enqueueSnackbar.mock.calls) {
    expect(options).toMatchObject({ variant: 'success', closeAfterMs: 20_000 });
    expect(options).not.toHaveProperty('persist');
    expect(options).not.toHaveProperty('key');
  }
});

it('a toast with Undo after a partial failure stays until another toast with Undo replaces it', async () => {
  notify.withUndo('Failed to archive 1 of 3 parts', undo, 'error');
  await vi.waitFor(() => {
    expect(enqueueSnackbar).toHaveBeenLastCalledWith(
      'Failed to archive 1 of 3 parts',
      expect.objectContaining({ variant: 'error', persist: true }),
    );
  });
  notify.withUndo('2 parts are archived', undo);
  await vi.waitFor(() => {
    expect(closeSnackbar).toHaveBeenLastCalledWith(`toast-${String(count - 1)}`);
  });
});
