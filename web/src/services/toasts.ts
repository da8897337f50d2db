import { useSyncExternalStore } from 'react';
import type { closeSnackbar, enqueueSnackbar } from 'notistack';

interface Toasts {
  readonly enqueueSnackbar: typeof enqueueSnackbar;
  readonly closeSnackbar: typeof closeSnackbar;
}

let resolveToasts: (toasts: Toasts) => void;
const mounted = new Promise<Toasts>((resolve) => {
  resolveToasts = resolve;
});
const listeners = new Set<() => void>();
let isWanted = false;

/** Requests the toaster, whose code is not part of the first load. Resolves once it is mounted. */
export function loadToasts(): Promise<Toasts> {
  isWanted = true;
  for (const listener of listeners) listener();
  return mounted;
}

export function announceToaster(toasts: Toasts): void {
  resolveToasts(toasts);
}

export function useToasterWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
