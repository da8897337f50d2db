/** A bar of actions that stays at the foot of the window while its form or list is longer. */
export const stickyBar = {
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

/** Global styles: toasts stand above the bar. */
export const toastsAboveBar = { '.notistack-SnackbarContainer': { marginBottom: 69 } } as const;

/** Scroll padding that keeps focused elements above the bar (WCAG 2.4.11). */
export const barClearance = '96px';

/** Global styles: toasts cover the header instead of a button at the foot. The class stands twice to outweigh notistack's own. */
export const toastsOnTop = {
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': { top: '14px', bottom: 'auto' },
} as const;
