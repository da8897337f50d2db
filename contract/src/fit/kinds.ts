/** Kinds of parts by key, with their names in the singular. */
export const partKinds = {
  frame: 'Frame',
  fork: 'Fork',
  headset: 'Headset',
  stem: 'Stem',
  spacers: 'Headset spacers',
  handlebar: 'Handlebar',
  'bar-tape': 'Bar tape',
  grips: 'Grips',
  bell: 'Bell',
  light: 'Light',
  seatpost: 'Seatpost',
  saddle: 'Saddle',
  'seat-clamp': 'Seat clamp',
  shim: 'Seatpost shim',
  'bottle-cage': 'Bottle cage',
  bottle: 'Bottle',
  pump: 'Pump',
  tool: 'Tool',
  'spoke-key': 'Spoke key',
  'tyre-levers': 'Tyre levers',
  grommets: 'Frame grommets',
  crankset: 'Crankset',
  chainring: 'Chainring',
  'chainring-bolts': 'Chainring bolts',
  'bottom-bracket': 'Bottom bracket',
  pedals: 'Pedals',
  shoes: 'Shoes',
  chain: 'Chain',
  cassette: 'Cassette',
  'freehub-body': 'Freehub body',
  'rear-derailleur': 'Rear derailleur',
  'front-derailleur': 'Front derailleur',
  shifter: 'Shifter',
  pulleys: 'Derailleur pulleys',
  hanger: 'Derailleur hanger',
  'front-hub': 'Front hub',
  'rear-hub': 'Rear hub',
  'front-wheel': 'Front wheel',
  'rear-wheel': 'Rear wheel',
  rim: 'Rim',
  spokes: 'Spokes',
  tyre: 'Tyre',
  tube: 'Inner tube',
  'tubeless-valve': 'Tubeless valves',
  'thru-axle': 'Thru-axle',
  rotor: 'Brake rotor',
  'rotor-adapter': 'Rotor adapter',
  'rotor-bolts': 'Rotor bolts',
  caliper: 'Brake caliper',
  'brake-adapter': 'Brake adapter',
  'brake-lever': 'Brake lever',
  'brake-pads': 'Brake pads',
  'brake-hose': 'Brake hose',
  'brake-cable': 'Brake cables',
  'rim-brake': 'Rim brake',
} as const satisfies Readonly<Record<string, string>>;

export type PartKindKey = keyof typeof partKinds;

export const partKindKeys = Object.keys(partKinds) as PartKindKey[];

/** Returns the kind with a key or name, in any spelling, such as `rear-wheel` or `Rear Wheel`. */
export const kindNamed = (text: string): PartKindKey | undefined =>
  partKindKeys.find((key) =>
    [key, partKinds[key]].some((each) => comparableKind(each) === comparableKind(text)),
  );

const comparableKind = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]/gu, '')
    .replace('adaptor', 'adapter');

/** True if a key names a kind of part. */
export const isPartKind = (key: string): key is PartKindKey => Object.hasOwn(partKinds, key);
