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

/** Height of a bar with one row, in pixels. */
export const barHeight = 69;

/** Returns the distance that keeps focused elements above a bar of the given height (WCAG 2.4.11). */
export const clearanceOf = (height: number) => `${String(height + 27)}px`;

/** Returns the global styles of a page with a bar of the given height at its end. */
export const clearOf = (height: number) => ({
  html: { scrollPaddingBottom: clearanceOf(height) },
  ...toastsAbove(height),
});

/** Returns global styles that move toasts beside a panel on the right, if the window has room for both. */
export const toastsBeside = (width: number) => ({
  '@media (width >= 900px)': { '.notistack-SnackbarContainer': { marginRight: `${String(width)}px` } },
});

/** Global styles that move toasts to the top, over the header. The repeated class outranks notistack's own rule. */
export const toastsOnTop = {
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': { top: '14px', bottom: 'auto' },
} as const;
