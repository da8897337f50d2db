import { useSyncExternalStore } from 'react';
import { localItems } from './browser-storage.ts';

export type ColorScheme = 'light' | 'dark';

const storageKey = 'colorScheme';
const listeners = new Set<() => void>();

/** The scheme in force and a way to choose the other; choosing what the system prefers goes back to following it. */
export function useColorScheme(): { scheme: ColorScheme; toggle: () => void } {
  const scheme = useSyncExternalStore(subscribe, read, () => 'light' as const);
  return { scheme, toggle };
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function read(): ColorScheme {
  const chosen = document.documentElement.dataset['scheme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

function toggle(): void {
  const wanted = read() === 'dark' ? 'light' : 'dark';
  if ((wanted === 'dark') === systemIsDark().matches) {
    delete document.documentElement.dataset['scheme'];
    localItems.remove(storageKey);
  } else {
    document.documentElement.dataset['scheme'] = wanted;
    localItems.write(storageKey, wanted);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}
