/** Heights in px on phones and on wider screens. */
export type Heights = Readonly<Record<'xs' | 'md', number>>;

/**
 * Styles for a part of the page far below the fold. The browser lays it out when it comes near the viewport.
 * @param heights approximate heights, used for the scroll bar until then
 */
export const deferred = ({ xs, md }: Heights) => ({
  contentVisibility: 'auto',
  containIntrinsicHeight: { xs: `auto ${xs}px`, md: `auto ${md}px` },
  '@media print': { contentVisibility: 'visible' },
});
