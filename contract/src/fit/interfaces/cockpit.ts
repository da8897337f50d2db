import type { Interface } from '../types.ts';

/** Types and diameters of headset seats, for the top and the bottom of the head tube. */
const headTubeFits = {
  EC34: 'EC34',
  EC44: 'EC44',
  EC49: 'EC49',
  EC56: 'EC56',
  ZS44: 'ZS44',
  ZS49: 'ZS49',
  ZS56: 'ZS56',
  IS41: 'IS41',
  IS42: 'IS42',
  IS47: 'IS47',
  IS49: 'IS49',
  IS52: 'IS52',
};

/** A press-fit bore takes the inner (ZS) and the outer (EC) headset of its diameter. */
const headTubeBores = {
  EC44: ['EC44', 'ZS44'],
  ZS44: ['EC44', 'ZS44'],
  EC49: ['EC49', 'ZS49'],
  ZS49: ['EC49', 'ZS49'],
  EC56: ['EC56', 'ZS56'],
  ZS56: ['EC56', 'ZS56'],
};

export const cockpitInterfaces = [
  {
    key: 'bar-clamp',
    name: 'Bar clamp',
    about:
      'The diameter of the handlebar in the middle, where the stem clamps it. It is often printed there.',
    values: { '25.4': '25.4 mm', '26.0': '26.0 mm', '31.8': '31.8 mm', '35': '35 mm' },
    providers: 'stems',
    needers: 'handlebars',
    bikeSides: ['provides', 'needs'],
    sources: ['sheldon-handlebars', 'bikegremlin-bars', 'problem-solvers-bar-shims'],
  },
  {
    key: 'bar-shape',
    name: 'Handlebar shape',
    about: 'A drop bar curves downwards like on a racing bike; a flat bar is nearly straight.',
    values: { drop: 'Drop bar', flat: 'Flat bar' },
    providers: 'handlebars',
    needers: 'bar tape',
    bikeSides: ['provides'],
    sources: ['own'],
  },
  {
    key: 'steerer',
    name: 'Steerer',
    about:
      'The tube of the fork that passes through the frame, by its diameter at the top. Stem, spacers and headset must match it.',
    values: {
      '25.4': '25.4 mm (1 in)',
      '28.6': '28.6 mm (1⅛ in)',
      '31.8': '31.8 mm (1¼ in)',
      '38.1': '38.1 mm (1½ in)',
      '22.2-quill': 'Threaded fork, quill stem of 22.2 mm (1 in)',
      '25.4-quill': 'Threaded fork, quill stem of 25.4 mm (1⅛ in)',
    },
    providers: 'forks',
    needers: 'stems, spacers and headsets',
    places: ['fork', 'stem', 'spacer', 'headset'],
    bikeSides: ['provides', 'needs'],
    sources: ['park-headset-codes', 'sheldon-headsets', 'park-threadless-stems', 'park-quill-stems'],
  },
  {
    key: 'crown',
    name: 'Crown race seat',
    about:
      'The diameter at the foot of the fork’s tube, on which the lower bearing sits. The code 40 of headsets means 39.8 mm.',
    unit: 'mm',
    range: { min: 25, max: 60 },
    providers: 'forks',
    needers: 'headsets',
    sources: ['park-headset-codes', 'cane-creek-headsets'],
  },
  {
    key: 'head-upper',
    name: 'Head tube, top',
    about:
      'The top end of the tube that holds the fork, as headset makers write it (S.H.I.S.): type and diameter, such as IS42. The maker of the frame states it.',
    values: headTubeFits,
    bikeValues: headTubeBores,
    providers: 'frames',
    needers: 'headsets',
    bikeSides: ['provides', 'needs'],
    sources: ['park-headset-codes', 'cane-creek-headsets'],
  },
  {
    key: 'head-lower',
    name: 'Head tube, bottom',
    about:
      'The bottom end of the tube that holds the fork, as headset makers write it (S.H.I.S.): type and diameter, such as IS52. The maker of the frame states it.',
    values: headTubeFits,
    bikeValues: headTubeBores,
    providers: 'frames',
    needers: 'headsets',
    bikeSides: ['provides', 'needs'],
    sources: ['park-headset-codes', 'cane-creek-headsets', 'cotic-lower-cup'],
  },
  {
    key: 'seatpost',
    name: 'Seatpost',
    about:
      'The diameter of the seatpost, which is printed near its lower end. The seat tube of the frame takes one diameter.',
    unit: 'mm',
    range: { min: 22, max: 35 },
    providers: 'frames',
    needers: 'seatposts',
    bikeSides: ['provides'],
    sources: ['sheldon-seatposts', 'park-seatposts', 'bikegremlin-seatposts'],
  },
  {
    key: 'seat-clamp',
    name: 'Seat clamp',
    about: 'The outside diameter of the seat tube at its top. It says nothing about the seatpost inside.',
    values: {
      '25.4': '25.4 mm',
      '28.6': '28.6 mm',
      '30.0': '30.0 mm',
      '31.8': '31.8 mm',
      '34.9': '34.9 mm',
      '38.6': '38.6 mm',
    },
    providers: 'frames',
    needers: 'seat clamps',
    bikeSides: ['provides', 'needs'],
    sources: ['sheldon-seatposts', 'compulsion-clamps'],
  },
  {
    key: 'rails',
    name: 'Saddle rails',
    about: 'The shape of the two rails under a saddle: round metal rails or taller oval carbon rails.',
    values: { 'round-7': '7 mm round', 'oval-7x9': '7 × 9 mm oval', 'oval-7x10': '7 × 10 mm oval' },
    providers: 'saddles',
    needers: 'seatposts',
    bikeSides: ['provides', 'needs'],
    sources: ['ritchey-rails', 'saddle-rails'],
  },
  {
    key: 'bar-diameter',
    name: 'Clamp range on the bar',
    about: 'The bar diameters that a bell, a light or a mount can be clamped to.',
    unit: 'mm',
    range: { min: 15, max: 40 },
    providers: 'handlebars',
    needers: 'bells and mounts',
    sources: ['own'],
  },
] as const satisfies readonly Interface[];
