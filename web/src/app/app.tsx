import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { isToasterWanted, onFirstNotice } from '../services/notify/notify.ts';
import { currentSession } from '../services/session.ts';

const occasions = ['pointerdown', 'keydown', 'online'];

/** The screens, and what appears above any of them. */
export function App({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    // A task later what the fields of a drawn page found in themselves (use-typed-before.ts) is drawn as well, and may be sent.
    const soon = setTimeout(tellReady);
    return () => {
      clearTimeout(soon);
    };
  }, []);
  return (
    <>
      {children}
      <Notices />
    </>
  );
}

/** To the script in index.html, which keeps what was pressed before, and to tests. */
function tellReady(): void {
  document.documentElement.dataset['app'] = 'ready';
  dispatchEvent(new Event('appready'));
}

/**
 * Only who did something, or is signed in and may, gets to read a toast: for them the toaster is fetched ahead, while
 * there is a line. What fails is tried again with the next key, press or line.
 */
function Notices() {
  const areWanted = useSyncExternalStore(onFirstNotice, isToasterWanted, () => false);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toaster !== null) return;
    const fetchAhead = () => {
      import('../services/notify/toaster.tsx').then(
        (loaded) => {
          setToaster(() => loaded.Toaster);
        },
        () => undefined,
      );
    };
    if (areWanted || currentSession() !== null) fetchAhead();
    for (const event of occasions) addEventListener(event, fetchAhead, { passive: true, capture: true });
    return () => {
      for (const event of occasions) removeEventListener(event, fetchAhead, { capture: true });
    };
  }, [Toaster, areWanted]);
  return areWanted && Toaster !== null ? <Toaster /> : null;
}
