/** Names of the typical bikes, apart from their answers, which the home page does not need. */
export const typicalBikeNames = [
  'Road, rim brakes',
  'Road, disc brakes',
  'Gravel',
  'Trail',
  'City',
  'Touring, rim brakes',
] as const;

export type TypicalBikeName = (typeof typicalBikeNames)[number];
