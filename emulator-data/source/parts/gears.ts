import { derailleur } from '../drawings/parts/derailleur.ts';
import { cassette } from '../drawings/parts/cassette.ts';
import { pulleys } from '../drawings/parts/drivetrain.ts';
import { aligned, cross, diameter, pitchCircle, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { pitchRadius } from '../drawings/geometry.ts';
import type { SheetLayout } from '../drawings/sheet.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { black, gold, graphite, orange, silver } = finishes;

/** Returns a drawing layout with a cassette's outer diameter, and its largest and smallest pitch circle. */
function cassetteSheet(largest: number, smallest: number): SheetLayout {
  const pitch = pitchRadius(largest);
  return {
    centreLines: [...cross(pitch + 8), pitchCircle(2 * pitch), pitchCircle(2 * pitchRadius(smallest))],
    dimensions: [
      diameter(2 * (pitch + 3.3), -35),
      diameter(2 * pitch, -145, { kneeMm: pitch + 9 }),
      diameter(2 * pitchRadius(smallest), 40, { kneeMm: pitch + 11 }),
    ],
  };
}

export const gears = {
  cassette34: {
    id: 'meridian-cassette-11-34',
    partNumber: 'PW-CS12-1134',
    name: 'Meridian Cassette 11–34',
    kind: 'cassette',
    description:
      'Twelve sprockets, 11 to 34 teeth, the three largest pinned to one alloy carrier. Nickel-plated steel where the chain works hardest. Fits HG-L2 and HG 11-speed freehubs; tighten the lockring to 40 Nm. 322 g.',
    specs: {
      Speeds: '12',
      Sprockets: '11-12-13-14-15-17-19-21-24-27-30-34',
      'Gear range': '309 %',
      Freehub: 'HG-L2, HG 11-speed',
      'Lockring torque': '40 Nm',
      Material: 'Steel, aluminium carrier',
      Finish: 'Nickel-plated',
      Weight: '322 g',
    },
    interfaces: [
      needs('freehub', 'HG-L2', 'HG-L'),
      needs('speeds', '12', { place: 'cassette' }),
      needs('largest-sprocket', 34),
      needs('capacity', 23),
      provides('torque', { max: 40, place: 'lockring' }),
    ],
    priceCents: 13900,
    quantity: 27,
    minOrder: 1,
    viewMm: 166,
    drawing: (studio) =>
      cassette(studio, {
        teeth: [34, 30, 27, 24, 21, 19, 17, 15, 14, 13, 12, 11],
        finish: silver,
        lockringFinish: graphite,
        engraving: 'PEDALWORKS 40 NM',
      }),
    sheet: cassetteSheet(34, 11),
  },
  cassette51: {
    id: 'basalt-cassette-10-51',
    partNumber: 'PW-CS12-1051',
    name: 'Basalt Cassette 10–51',
    kind: 'cassette',
    description:
      'Twelve sprockets, a range of 510 percent for one-by drivetrains. The two largest are aluminium, the rest heat-treated steel with a gold titanium-nitride coat. Micro Spline freehub required. 368 g.',
    specs: {
      Speeds: '12',
      Sprockets: '10-12-14-16-18-21-24-28-33-39-45-51',
      'Gear range': '510 %',
      Freehub: 'Micro Spline',
      'Lockring torque': '40 Nm',
      Material: 'Steel, aluminium 7075',
      Finish: 'Titanium nitride',
      Weight: '368 g',
    },
    interfaces: [
      needs('freehub', 'MS'),
      needs('speeds', '12', { place: 'cassette' }),
      needs('largest-sprocket', 51),
      needs('capacity', 41),
      provides('torque', { max: 40, place: 'lockring' }),
    ],
    priceCents: 24900,
    quantity: 9,
    minOrder: 1,
    viewMm: 240,
    drawing: (studio) =>
      cassette(studio, {
        teeth: [51, 45, 39, 33, 28, 24, 21, 18, 16, 14, 12, 10],
        finish: gold,
        lockringFinish: black,
        engraving: 'BASALT',
      }),
    sheet: cassetteSheet(51, 10),
  },
  cassette28: {
    id: 'meridian-cassette-11-28',
    partNumber: 'PW-CS11-1128',
    name: 'Meridian Cassette 11–28',
    kind: 'cassette',
    description:
      'Eleven close steps for flat roads and fast groups: one tooth apart up to 15, never more than three. Hardened steel on two alloy spiders, black-plated. Fits any 11-speed HG freehub; lockring 40 Nm. 248 g.',
    specs: {
      Speeds: '11',
      Sprockets: '11-12-13-14-15-17-19-21-23-25-28',
      'Gear range': '255 %',
      Freehub: 'HG 11-speed',
      'Lockring torque': '40 Nm',
      Material: 'Steel, aluminium spiders',
      Finish: 'Black-plated',
      Weight: '248 g',
    },
    interfaces: [
      needs('freehub', 'HG-L'),
      needs('speeds', '11', { place: 'cassette' }),
      needs('largest-sprocket', 28),
      needs('capacity', 17),
      provides('torque', { max: 40, place: 'lockring' }),
    ],
    priceCents: 9900,
    quantity: 33,
    minOrder: 1,
    viewMm: 140,
    drawing: (studio) =>
      cassette(studio, {
        teeth: [28, 25, 23, 21, 19, 17, 15, 14, 13, 12, 11],
        finish: graphite,
        lockringFinish: orange,
        engraving: 'PEDALWORKS 40 NM',
      }),
    sheet: cassetteSheet(28, 11),
  },
  derailleur: {
    id: 'basalt-rear-derailleur',
    partNumber: 'PW-RD12-51',
    name: 'Basalt Rear Derailleur',
    kind: 'rear-derailleur',
    description:
      'Long-cage derailleur for cassettes up to 51 teeth, shifted by cable. A clutch in the lower knuckle keeps the chain quiet over rough ground; both pulleys run on sealed bearings. Direct mount or standard hanger, 288 g.',
    specs: {
      Speeds: '12',
      'Largest sprocket': '51 teeth, with one ring of up to 38',
      Capacity: '41 teeth',
      Pulleys: '12T / 14T, 94 mm apart',
      Mount: 'Hanger M10 × 1 or direct',
      Material: 'Aluminium 6061, steel',
      Finish: 'Graphite and silver anodised',
      Weight: '288 g',
    },
    interfaces: [
      provides('speeds', '12', { place: 'derailleur' }),
      provides('largest-sprocket', { max: 51 }),
      provides('capacity', { max: 41 }),
      provides('pulley', '12/14'),
      needs('rd-mount', 'hanger', 'direct'),
      needs('protocol', 'cable'),
      needs('pull-group'),
      needs('ring-teeth', { max: 38 }),
    ],
    priceCents: 17900,
    quantity: 21,
    minOrder: 1,
    viewMm: 235,
    drawing: (studio) => derailleur(studio, orange),
    sheet: {
      centreLines: [
        ...cross(22, { x: -16, y: -70 }),
        ...cross(30, { x: 30, y: -8 }),
        ...cross(30, { x: -8, y: 78 }),
      ],
      dimensions: [
        aligned('-8,78 30,-8', -52),
        vertical('-16,-70 -8,78', -62),
        diameter(25, 175, { centre: { x: -16, y: -70 }, kneeMm: 26 }),
      ],
    },
  },
  pulleys: {
    id: 'basalt-pulley-set',
    partNumber: 'PW-PU-1214',
    name: 'Basalt Pulley Set 12T/14T',
    kind: 'pulleys',
    description:
      'Guide and tension pulley, machined from 7075 and anodised, each on a sealed ceramic-hybrid bearing. A drop-in for 11- and 12-speed derailleurs with a 12T guide and a 14T tension pulley. 19 g the pair.',
    specs: {
      Teeth: '12 guide, 14 tension',
      Bearing: 'Ceramic hybrid, sealed',
      Bore: '5.2 mm',
      Speeds: '11 and 12',
      Material: 'Aluminium 7075-T6',
      Finish: 'Orange anodised',
      Weight: '19 g the pair',
    },
    interfaces: [needs('pulley', '12/14'), needs('speeds', '11', '12', { place: 'pulleys' })],
    priceCents: 5200,
    quantity: 75,
    minOrder: 1,
    viewMm: 132,
    drawing: (studio) => pulleys(studio, orange),
    sheet: {
      centreLines: [...cross(36, { x: -21, y: 18 }), ...cross(32, { x: 27, y: -26 })],
      dimensions: [
        diameter(2 * (pitchRadius(14) + 3.1), 150, { centre: { x: -21, y: 18 } }),
        diameter(2 * (pitchRadius(12) + 3.1), -150, { centre: { x: 27, y: -26 } }),
        diameter(5.2, 30, { centre: { x: 27, y: -26 }, kneeMm: 36 }),
      ],
    },
  },
} as const satisfies Record<string, SeedPart>;
