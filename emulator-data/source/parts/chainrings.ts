import { chainring } from '../drawings/parts/chainring.ts';
import { cross, diameter, pitchCircle } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { pitchRadius } from '../drawings/geometry.ts';
import type { SheetLayout } from '../drawings/sheet.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { graphite, orange, petrol, silver } = finishes;

/** Returns a drawing layout with a chainring's outer diameter, pitch circle and bolt circle. */
function ringSheet(teeth: number, boltCircleMm: number): SheetLayout {
  const pitch = pitchRadius(teeth);
  const tips = pitch + 3.6;
  return {
    centreLines: [...cross(tips + 6), pitchCircle(2 * pitch), pitchCircle(boltCircleMm)],
    dimensions: [
      diameter(2 * tips, -35),
      diameter(2 * pitch, -145, { kneeMm: tips + 8 }),
      diameter(boltCircleMm, 145, { kneeMm: tips + 10 }),
    ],
  };
}

export const chainrings = {
  chainring50: {
    id: 'meridian-chainring-50t',
    partNumber: 'PW-CR50-110',
    name: 'Meridian Chainring 50T',
    kind: 'chainring',
    description:
      'CNC-machined from 7075-T6 plate, with eight shift ramps that lift the chain under load. For spiders with a 110 mm bolt circle and five arms, 11- and 12-speed chains and a 34T inner ring. 118 g with bolts.',
    specs: {
      Teeth: '50',
      'Bolt circle': '110 mm, 5 holes',
      'Tooth form': 'ISO 606, 12.7 mm pitch',
      Speeds: '11 and 12',
      Position: 'Outer, 3.5 mm tabs',
      Material: 'Aluminium 7075-T6',
      Finish: 'Silver anodised, 12 µm',
      Weight: '118 g with bolts',
    },
    interfaces: [
      needs('ring-mount', '110x5'),
      needs('ring-place', 'outer'),
      provides('ring-bolt', 'double-3.5'),
      provides('ring-teeth', 50),
      needs('speeds', '11', '12', { place: 'ring' }),
    ],
    priceCents: 8900,
    quantity: 42,
    minOrder: 1,
    viewMm: 248,
    drawing: (studio) =>
      chainring(studio, {
        teeth: 50,
        arms: 5,
        boltCircleMm: 110,
        ringFinish: silver,
        spider: { finish: graphite, bolts: orange },
        engraving: 'PEDALWORKS MERIDIAN 50T',
      }),
    sheet: ringSheet(50, 110),
  },
  chainring32: {
    id: 'basalt-chainring-32t',
    partNumber: 'PW-CR32-DM3',
    name: 'Basalt Chainring 32T',
    kind: 'chainring',
    description:
      'Direct-mount ring with a narrow-wide tooth profile that keeps the chain on without a guide. One piece of 7075-T6, hard-anodised, for SRAM three-bolt cranks. The 3 mm offset gives a 52 mm chainline. 62 g.',
    specs: {
      Teeth: '32, narrow-wide',
      Mount: 'Direct, SRAM three-bolt, 3 mm offset',
      Chainline: '52 mm',
      'Pitch diameter': '129.6 mm',
      Speeds: '11 and 12',
      Material: 'Aluminium 7075-T6',
      Finish: 'Orange, hard-anodised',
      Weight: '62 g',
    },
    interfaces: [
      needs('ring-mount', 'direct-sram-3'),
      needs('ring-place', 'single'),
      provides('ring-teeth', 32),
      needs('chainline', 52),
      needs('speeds', '11', '12', { place: 'ring' }),
    ],
    priceCents: 6400,
    quantity: 58,
    minOrder: 1,
    viewMm: 170,
    drawing: (studio) =>
      chainring(studio, {
        teeth: 32,
        arms: 3,
        ringFinish: orange,
        spider: { finish: orange, bolts: silver, isDirect: true },
        engraving: 'BASALT 32T',
      }),
    sheet: {
      centreLines: [...cross(74), pitchCircle(2 * pitchRadius(32))],
      dimensions: [
        diameter(2 * (pitchRadius(32) + 3.6), -35),
        diameter(2 * pitchRadius(32), -145, { kneeMm: 76 }),
        diameter(2 * (pitchRadius(32) - 15), 145, { kneeMm: 80 }),
      ],
    },
  },
  chainring46: {
    id: 'meridian-chainring-46t',
    partNumber: 'PW-CR46-110',
    name: 'Meridian Chainring 46T',
    kind: 'chainring',
    description:
      'The outer ring for hilly country and loaded wheels: 46 teeth on the same 110 mm bolt circle as the 50T, with eight shift ramps timed for a 34T inner ring. Without bolts and spider, 84 g.',
    specs: {
      Teeth: '46',
      'Bolt circle': '110 mm, 5 holes',
      'Tooth form': 'ISO 606, 12.7 mm pitch',
      Speeds: '11 and 12',
      Position: 'Outer, 3.5 mm tabs',
      Material: 'Aluminium 7075-T6',
      Finish: 'Graphite anodised',
      Weight: '84 g',
    },
    interfaces: [
      needs('ring-mount', '110x5'),
      needs('ring-place', 'outer'),
      provides('ring-bolt', 'double-3.5'),
      provides('ring-teeth', 46),
      needs('speeds', '11', '12', { place: 'ring' }),
    ],
    priceCents: 7400,
    quantity: 35,
    minOrder: 1,
    viewMm: 230,
    drawing: (studio) =>
      chainring(studio, {
        teeth: 46,
        arms: 5,
        boltCircleMm: 110,
        ringFinish: graphite,
        engraving: 'PEDALWORKS MERIDIAN 46T',
      }),
    sheet: ringSheet(46, 110),
  },
  chainring34: {
    id: 'meridian-chainring-34t',
    partNumber: 'PW-CR34-110',
    name: 'Meridian Chainring 34T',
    kind: 'chainring',
    description:
      'The small ring of a compact double: 34 teeth, full height all round so that nothing slips on a steep start. Sits behind the 46T or 50T on the same bolts. 36 g.',
    specs: {
      Teeth: '34',
      'Bolt circle': '110 mm, 5 holes',
      'Tooth form': 'ISO 606, 12.7 mm pitch',
      Speeds: '11 and 12',
      Position: 'Inner, 3.5 mm tabs',
      Material: 'Aluminium 7075-T6',
      Finish: 'Silver anodised',
      Weight: '36 g',
    },
    interfaces: [
      needs('ring-mount', '110x5'),
      needs('ring-place', 'inner'),
      provides('ring-bolt', 'double-3.5'),
      provides('ring-teeth', 34),
      needs('speeds', '11', '12', { place: 'ring' }),
    ],
    priceCents: 3900,
    quantity: 71,
    minOrder: 1,
    viewMm: 176,
    drawing: (studio) =>
      chainring(studio, {
        teeth: 34,
        arms: 5,
        boltCircleMm: 110,
        bandMm: 9,
        ringFinish: silver,
        ramps: false,
      }),
    sheet: ringSheet(34, 110),
  },
  chainring42: {
    id: 'quay-chainring-42t',
    partNumber: 'PW-CR42-130',
    name: 'Quay Chainring 42T',
    kind: 'chainring',
    description:
      'A plain ring for single-speed and hub-geared town bikes: 42 tall teeth without ramps to wear, 3 mm thick for wide 1/8 inch chains, on a 4 mm plate. 130 mm bolt circle, anodised petrol. 96 g.',
    specs: {
      Teeth: '42, no ramps',
      'Bolt circle': '130 mm, 5 holes',
      Chain: '12.7 × 3.3 mm (1/2 × 1/8 in)',
      Thickness: '3 mm at the teeth, 4 mm plate',
      Material: 'Aluminium 6061-T6',
      Finish: 'Petrol anodised',
      Weight: '96 g',
    },
    interfaces: [
      needs('ring-mount', '130x5'),
      needs('ring-place', 'single'),
      provides('ring-bolt', 'single'),
      provides('ring-teeth', 42),
      needs('chain-width', 3),
      needs('speeds', '1', { place: 'ring' }),
    ],
    priceCents: 4600,
    quantity: 44,
    minOrder: 1,
    viewMm: 212,
    drawing: (studio) =>
      chainring(studio, {
        teeth: 42,
        arms: 5,
        boltCircleMm: 130,
        ringFinish: petrol,
        engraving: 'PEDALWORKS QUAY 42T',
        ramps: false,
      }),
    sheet: ringSheet(42, 130),
  },
} as const satisfies Record<string, SeedPart>;
