/** Pages that the shop's owner writes, in the order of the footer. Needs no schemas, so that the footer stays small. */
export const ownerPageTitles = {
  imprint: 'Imprint',
  terms: 'Terms of sale',
  privacy: 'Privacy',
  shipping: 'Shipping',
  returns: 'Warranty and returns',
  accessibility: 'Accessibility',
} as const;
export type OwnerPageKey = keyof typeof ownerPageTitles;

export const ownerPageKeys = Object.keys(ownerPageTitles) as readonly OwnerPageKey[];

export const isOwnerPageKey = (key: string): key is OwnerPageKey => Object.hasOwn(ownerPageTitles, key);
