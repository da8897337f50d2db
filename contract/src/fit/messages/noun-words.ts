import type { PartKindKey } from '../kinds.ts';

/** Plain names of kinds whose own name is not understood in a sentence. */
export const plainKinds: Readonly<Partial<Record<PartKindKey, string>>> = {
  rotor: 'brake disc',
  'rotor-bolts': 'brake disc bolts',
};

const derailleur = 'the part that moves the chain';

/** Short explanations of kinds of parts. Absent kinds need none. */
export const aboutKinds: Readonly<Partial<Record<PartKindKey, string>>> = {
  chainring: 'a toothed wheel at the pedals',
  cassette: 'the sprockets of the rear wheel',
  crankset: 'the pedal arms',
  'bottom-bracket': 'the bearings of the pedal arms',
  headset: 'the bearings of the fork',
  'front-hub': 'the middle of the wheel',
  'rear-hub': 'the middle of the wheel',
  caliper: 'the part that grips the disc',
  'brake-adapter': 'a plate between brake and frame',
  'rotor-adapter': 'a ring between disc and wheel',
  'thru-axle': 'it screws into frame or fork',
  'rear-derailleur': derailleur,
  'front-derailleur': derailleur,
  hanger: 'it carries the derailleur',
  shifter: 'the lever for the gears',
  pulleys: 'the small wheels that guide the chain',
  'freehub-body': 'the part that carries the sprockets',
  stem: 'the part that holds the handlebar',
  seatpost: 'the tube under the saddle',
  'seat-clamp': 'the ring that holds the seatpost',
};
