/** Lines beside the summary, for the cart and the checkout. */
export const summaryLayout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
  gap: { xs: 3, md: 5 },
};

export const cartRow = {
  display: 'grid',
  gridTemplateColumns: { xs: '56px minmax(0, 1fr) auto', lg: '56px minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  gap: { xs: '12px 16px', lg: 2 },
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
