import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { cancelSecondPress } from './first-press.ts';
import { SheetHeading } from './sheet-heading.tsx';
import { isSheetEntry, useSheet } from './use-sheet.ts';

interface PopoverSheetProps {
  readonly id: string;
  readonly title: string;
  readonly edge: 'top' | 'right' | 'bottom';
  readonly children: ReactNode;
}

/**
 * Panel on phones that the Back button closes. It is a popover, so that it opens even before hydration. Browsers
 * without popovers show its content inline.
 */
export function PopoverSheet({ id, title, edge, children }: PopoverSheetProps) {
  const { ref, follow, noteEntry, hasLeft } = usePopover(id);
  return (
    <Box
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onBeforeToggle={noteEntry}
      onToggle={({ newState }) => follow(newState === 'open', hasLeft())}
      sx={[frame, edges[edge]]}
    >
      <SheetHeading title={title} popoverTarget={id} popoverTargetAction="hide" />
      {children}
    </Box>
  );
}

/** Keeps the popover and its history entry in sync. If they differ after hydration, the entry follows the popover. */
function usePopover(id: string) {
  const { open, close } = useSheet(id);
  const ref = useRef<HTMLDivElement>(null);
  const location = useLocation();
  // True while the popover overrides the history entry: before hydration, and while that entry is being closed.
  const isAhead = useRef(true);
  const openedOn = useRef<string | undefined>(undefined);
  const follow = (isShown: boolean, hasLeftPage = false) => {
    if (isShown) takeFocus(ref.current);
    if (isAhead.current || isShown === isSheetEntry(id)) return;
    isAhead.current = !isShown;
    if (!isShown) close();
    else if (hasLeftPage) ref.current?.hidePopover();
    else open();
  };
  const settle = useEffectEvent((sheet: HTMLElement) => {
    const isShown = sheet.matches(':popover-open');
    const wasAhead = isAhead.current;
    isAhead.current = false;
    if (wasAhead) follow(isShown);
    else if (isShown !== isSheetEntry(id)) sheet.togglePopover(!isShown);
  });
  useEffect(() => {
    const sheet = ref.current;
    if (sheet === null || !CSS.supports('selector(:popover-open)')) return;
    const sync = () => settle(sheet);
    sync();
    // Handles a press of Back before React has rendered the open panel.
    window.addEventListener('popstate', sync);
    return () => {
      window.removeEventListener('popstate', sync);
    };
  }, [id, location]);
  useEffect(() => (ref.current === null ? undefined : cancelSecondPress(ref.current)), [id]);
  return {
    ...{ ref, follow },
    noteEntry: () => {
      openedOn.current = entryKey();
    },
    /** True if Enter in the search left the page before the toggle event, which comes late on a slow device. */
    hasLeft: () => openedOn.current !== undefined && openedOn.current !== entryKey(),
  };
}

const entryKey = () => (history.state as { readonly key?: string } | null)?.key;

function takeFocus(sheet: HTMLElement | null): void {
  if (sheet?.matches(':focus-within') === false)
    (sheet.querySelector<HTMLElement>('[name="q"]') ?? sheet).focus();
}

const frame = {
  '&:popover-open': {
    position: 'fixed',
    inset: 'auto',
    display: 'flex',
    flexDirection: 'column',
    width: 'auto',
    m: 0,
    border: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bgcolor: 'background.paper',
    color: 'text.primary',
  },
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 50%)' },
};

const at = (edge: PopoverSheetProps['edge'], translate: string, place: object) => ({
  [`@keyframes from-${edge}`]: { from: { translate } },
  '&:popover-open': { animation: `from-${edge} 0.2s ease-out`, ...place },
});

const edges = {
  top: at('top', '0 -100%', { top: 0, insetInline: 0, p: 2 }),
  right: at('right', '100%', {
    insetBlock: 0,
    right: 0,
    width: 'min(320px, 85vw)',
    height: 'auto',
    p: 1.25,
    gap: 1,
  }),
  bottom: at('bottom', '0 100%', { bottom: 0, insetInline: 0, maxHeight: '85dvh', p: 2, gap: 2 }),
};
