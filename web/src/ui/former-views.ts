/** Ids of the views that `?show=` named by their labels. */
export const formerViews: Readonly<Record<string, string>> = {
  'Needs a look': 'attention',
  'Needs attention': 'attention',
  'Low stock': 'low-stock',
  'Sold out': 'sold-out',
  'Not published': 'unpublished',
  Published: 'published',
  Admins: 'admins',
  'Given up': 'given-up',
};
