import { use, useEffect, useEffectEvent, type ContextType } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';
import { isEntryLeft, leaveEntry, sheetState, type SheetState } from './use-sheet.ts';

interface HistoryEntryProps {
  /** Handles Back. Returns false to keep the dialog open. */
  readonly onBack: () => boolean;
}

/** History entry of an open dialog, so that Back closes the dialog. Unmounting removes the entry. */
export function HistoryEntry({ onBack }: HistoryEntryProps) {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (router === undefined) return undefined;
    const id = crypto.randomUUID();
    const onPop = () => {
      if (!opensDialog(sheetState(), id) && !back()) void router.navigate(1);
    };
    const cancel = afterRemoval(() => {
      addEntry(id, router);
      addEventListener('popstate', onPop);
    });
    return () => {
      cancel();
      removeEventListener('popstate', onPop);
      // Going back would cancel a redirect by the code that closed the dialog.
      setTimeout(() => {
        if (router.state.navigation.state === 'idle') removeEntry(id);
      });
    };
  }, [router]);
  return null;
}

/** True if a history entry opens the dialog, perhaps with another one above it. */
function opensDialog(state: SheetState | null, id: string): boolean {
  return state?.dialogs?.includes(id) === true;
}

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router'];

function addEntry(id: string, router: Router): void {
  const { dialogs = [], leftAt: _, ...kept } = sheetState();
  const options = { state: { ...kept, dialogs: [...dialogs, id] }, preventScrollReset: true };
  void router.navigate({ search: router.state.location.search }, options);
}

function removeEntry(id: string): void {
  if (sheetState().dialogs?.at(-1) === id) leaveEntry();
  else if (opensDialog(sheetState(), id)) addEventListener('popstate', () => removeEntry(id), { once: true });
}

/** Waits until the browser has left the entry of another dialog. Returns a function that stops waiting. */
function afterRemoval(act: () => void): () => void {
  if (isEntryLeft()) addEventListener('popstate', act, { once: true });
  else act();
  return () => removeEventListener('popstate', act);
}
