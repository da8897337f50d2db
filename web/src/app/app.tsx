import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { isToasterWanted, onFirstNotice } from '../services/notify/notify.ts';

const loadToaster = () => import('../services/notify/toaster.tsx');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** The screens, and what appears above any of them. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Notices />
    </>
  );
}

/** Nobody needs a toast before they did something; from then on the toaster is at hand, line or no line. */
function Notices() {
  const areWanted = useSyncExternalStore(onFirstNotice, isToasterWanted, () => false);
  useEffect(() => {
    const fetchAhead = () => {
      // What fails here is tried again when there is something to say.
      loadToaster().catch(() => undefined);
    };
    const once = { once: true, passive: true, capture: true };
    addEventListener('pointerdown', fetchAhead, once);
    addEventListener('keydown', fetchAhead, once);
    return () => {
      removeEventListener('pointerdown', fetchAhead, once);
      removeEventListener('keydown', fetchAhead, once);
    };
  }, []);
  if (!areWanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
