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

/** Returns global styles that move toasts above a bar of the given height. No other file names notistack's class. */
export const toastsAbove = (height: number) => ({
  '.notistack-SnackbarContainer': { marginBottom: `${String(height)}px` },
});

export const toastsAboveBar = toastsAbove(69);

/** Scroll padding that keeps focused elements above the bar (WCAG 2.4.11). */
export const barClearance = '96px';

/** Global styles of a page with a bar at its end. */
export const aboveBar = { html: { scrollPaddingBottom: barClearance }, ...toastsAboveBar };

/** Global styles that move toasts to the top, over the header. The repeated class outranks notistack's own rule. */
export const toastsOnTop = {
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': { top: '14px', bottom: 'auto' },
} as const;
