import {
  bottomBracket,
  chainRun,
  coiledChain,
  crankset,
  driveSide,
  pedal,
} from '../drawings/parts/drivetrain.ts';
import { axis, cross, diameter, horizontal, pitchCircle, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { chainPitch, pitchRadius } from '../drawings/geometry.ts';
import { placed } from '../drawings/studio.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { graphite, orange } = finishes;

export const cranks = {
  chain126: {
    id: 'meridian-chain-12',
    partNumber: 'PW-CH12-126',
    name: 'Meridian Chain 12-Speed',
    kind: 'chain',
    description:
      '126 links with chamfered, slotted plates and a chromised pin that wears half as fast as plain steel. Closed by the enclosed orange quick link, which opens again without a tool. 5.25 mm wide, 252 g.',
    specs: {
      Speeds: '12',
      Links: '126',
      Size: '12.7 × 2.18 mm (1/2 × 11/128 in)',
      Width: '5.25 mm over the pins',
      Standard: 'ISO 9633',
      Material: 'Steel, chromised pins',
      Finish: 'Nickel-plated',
      Weight: '252 g',
    },
    interfaces: [provides('speeds', '12', { place: 'chain' }), provides('chain-width', 2.18)],
    priceCents: 4450,
    priceBreaks: [
      { from: 10, unitPriceCents: 4100 },
      { from: 25, unitPriceCents: 3850 },
    ],
    quantity: 180,
    minOrder: 1,
    viewMm: 196,
    drawing: (studio) => coiledChain(studio, orange),
    sheet: {
      drawing: (studio) => chainRun(studio, orange),
      acrossMm: 148,
      centreLines: [
        axis('-46,0 46,0'),
        ...[-3, -2, -1, 0, 1, 2, 3].map((link) => {
          const x = String(link * chainPitch);
          return axis(`${x},-8 ${x},8`);
        }),
      ],
      dimensions: [
        horizontal(`-${String(chainPitch)},-4 0,-4`, -16),
        vertical('-38.1,-4.45 -38.1,4.45', -50),
        horizontal('-38.1,4 38.1,4', 18),
        diameter(3.5, -50, { centre: { x: 38.1, y: 0 }, kneeMm: 14 }),
      ],
    },
  },
  crankset48: {
    id: 'meridian-crankset-172',
    partNumber: 'PW-CK48-172',
    name: 'Meridian Crankset 172.5',
    kind: 'crankset',
    description:
      'Hollow-forged arms, 172.5 mm long, on a 24 mm steel axle. Comes with a 48T ring for 11- and 12-speed chains on the four-arm spider. Q-factor 146 mm, 745 g complete; needs a bottom bracket for 24 mm axles.',
    specs: {
      'Arm length': '172.5 mm',
      Ring: '48T, 110 mm bolt circle, 4 arms',
      Axle: '24 mm, hardened steel',
      'Q-factor': '146 mm, road frames (68 or 86 mm)',
      Pedals: '9/16 in × 20 tpi',
      Material: 'Aluminium 7050, forged',
      Finish: 'Graphite anodised',
      Weight: '745 g complete',
    },
    interfaces: [
      provides('ring-mount', '110x4'),
      provides('ring-teeth', 48),
      needs('crank-width', 'road'),
      provides('ring-bolt'),
      provides('spindle', '24'),
      provides('pedal', '9/16'),
      needs('speeds', '11', '12', { place: 'ring' }),
    ],
    priceCents: 21900,
    quantity: 14,
    minOrder: 1,
    viewMm: 345,
    drawing: (studio) => crankset(studio, 48),
    sheet: {
      drawing: (studio) => driveSide(studio, 48, 90),
      acrossMm: 420,
      middle: { x: 0, y: 44 },
      centreLines: [
        ...cross(108),
        axis('0,100 0,196'),
        axis('-24,172.5 24,172.5'),
        pitchCircle(2 * pitchRadius(48)),
        pitchCircle(110),
      ],
      dimensions: [
        vertical('0,0 0,172.5', 128),
        diameter(2 * pitchRadius(48), -145, { kneeMm: 112 }),
        diameter(110, 160, { kneeMm: 118 }),
        diameter(14.3, 150, { centre: { x: 0, y: 172.5 }, kneeMm: 34 }),
      ],
    },
  },
  bottomBracket: {
    id: 'meridian-bottom-bracket-bsa',
    partNumber: 'PW-BB-BSA68',
    name: 'Meridian Bottom Bracket BSA 68',
    kind: 'bottom-bracket',
    description:
      'External cups for 24 mm axles and 68 mm threaded shells. Double-lip seals keep water from the 6805 bearings, whose sleeves fit the axle, and the cups take any 16-notch tool. 92 g.',
    specs: {
      Shell: 'BSA, 68 mm',
      Thread: '1.370 in × 24 tpi (ISO 6696)',
      Axle: '24 mm',
      Bearings: '6805, 25 × 37 × 7 mm, 24 mm sleeves',
      Tool: '16 notches',
      Material: 'Aluminium 6061-T6',
      Finish: 'Graphite anodised',
      Weight: '92 g',
    },
    interfaces: [needs('shell', 'BSA-68'), needs('spindle', '24')],
    priceCents: 3900,
    priceBreaks: [{ from: 8, unitPriceCents: 3600 }],
    quantity: 96,
    minOrder: 1,
    viewMm: 138,
    drawing: (studio) => bottomBracket(studio, graphite),
    sheet: {
      acrossMm: 210,
      centreLines: [axis('-66,0 66,0')],
      dimensions: [
        horizontal('-34,-23 34,-23', -36),
        horizontal('-54,13 54,13', 40),
        vertical('50,-23 50,23', 70, { prefix: '⌀' }),
        vertical('-34,-17.4 -34,17.4', -72, { prefix: '⌀' }),
      ],
    },
  },
  pedal: {
    id: 'basalt-platform-pedal',
    partNumber: 'PW-PD-106',
    name: 'Basalt Platform Pedal',
    kind: 'pedals',
    description:
      'A concave 106 × 104 mm platform, 16 mm thin, with fourteen replaceable steel pins a side. Turns on two sealed bearings and a bushing round a chromoly axle. Sold as a pair, 386 g.',
    specs: {
      Platform: '106 × 104 mm, 16 mm thick',
      Pins: '14 a side, steel, M4',
      Axle: 'Chromoly, 9/16 in × 20 tpi',
      Bearings: 'Two sealed, one bushing',
      Standard: 'ISO 4210-8',
      Material: 'Aluminium 6061-T6',
      Finish: 'Orange anodised',
      Weight: '386 g the pair',
    },
    interfaces: [needs('pedal', '9/16')],
    priceCents: 9900,
    quantity: 33,
    minOrder: 1,
    viewMm: 178,
    drawing: (studio) => placed(pedal(studio, orange), { x: 17, y: 0 }),
    sheet: {
      drawing: (studio) => pedal(studio, orange),
      middle: { x: -14, y: 0 },
      acrossMm: 210,
      centreLines: [axis('-94,0 62,0')],
      dimensions: [
        horizontal('-52,52 54,52', 66),
        vertical('36,-52 36,52', 70),
        vertical('-86,-7.15 -86,7.15', -98, { prefix: '⌀' }),
      ],
    },
  },
} as const satisfies Record<string, SeedPart>;
