import { chainringBolt, chainringBolts } from '../drawings/parts/accessories.ts';
import { chainring } from '../drawings/parts/chainring.ts';
import { cross, diameter, horizontal, pitchCircle, vertical, axis } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { pitchRadius } from '../drawings/geometry.ts';
import type { SheetLayout } from '../drawings/sheet.ts';
import type { SeedPart } from '../part.ts';

const { black, gold, graphite, orange, petrol, silver, steel } = finishes;

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
    description:
      'CNC-machined from 7075-T6 plate, with five spider arms and eight shift ramps that lift the chain under load. 110 mm bolt circle, for 11- and 12-speed chains and a 34T inner ring. 118 g with bolts.',
    specs: {
      Teeth: '50',
      'Bolt circle': '110 mm, 5 arms',
      'Tooth form': 'ISO 606, 12.7 mm pitch',
      Speeds: '11 and 12',
      Material: 'Aluminium 7075-T6',
      Finish: 'Silver anodised, 12 µm',
      Weight: '118 g with bolts',
    },
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
    description:
      'Direct-mount ring with a narrow-wide tooth profile that keeps the chain on without a guide. One piece of 7075-T6, hard-anodised. 3 mm offset for 55 mm chainlines. 62 g.',
    specs: {
      Teeth: '32, narrow-wide',
      Mount: 'Direct, 3 mm offset',
      Chainline: '55 mm',
      'Pitch diameter': '129.6 mm',
      Speeds: '11 and 12',
      Material: 'Aluminium 7075-T6',
      Finish: 'Orange, hard-anodised',
      Weight: '62 g',
    },
    priceCents: 6400,
    quantity: 58,
    minOrder: 1,
    viewMm: 170,
    drawing: (studio) =>
      chainring(studio, {
        teeth: 32,
        arms: 4,
        ringFinish: orange,
        spider: { finish: black, bolts: silver },
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
    description:
      'The outer ring for hilly country and loaded wheels: 46 teeth on the same 110 mm bolt circle as the 50T, with eight shift ramps timed for a 34T inner ring. Without bolts and spider, 84 g.',
    specs: {
      Teeth: '46',
      'Bolt circle': '110 mm, 5 holes',
      'Tooth form': 'ISO 606, 12.7 mm pitch',
      Speeds: '11 and 12',
      Material: 'Aluminium 7075-T6',
      Finish: 'Graphite anodised',
      Weight: '84 g',
    },
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
    description:
      'The small ring of a compact double: 34 teeth, full height all round so that nothing slips on a steep start. Sits behind the 46T or 50T on the same bolts. 36 g.',
    specs: {
      Teeth: '34',
      'Bolt circle': '110 mm, 5 holes',
      'Tooth form': 'ISO 606, 12.7 mm pitch',
      Speeds: '11 and 12',
      Position: 'Inner',
      Material: 'Aluminium 7075-T6',
      Finish: 'Silver anodised',
      Weight: '36 g',
    },
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
    description:
      'A plain ring for single-speed and hub-geared town bikes: 42 tall teeth without ramps to wear, 4 mm thick for wide 1/8 inch chains. 130 mm bolt circle, anodised petrol. 96 g.',
    specs: {
      Teeth: '42, no ramps',
      'Bolt circle': '130 mm, 5 holes',
      Chain: '12.7 × 3.3 mm (1/2 × 1/8 in)',
      Thickness: '4 mm',
      Material: 'Aluminium 6061-T6',
      Finish: 'Petrol anodised',
      Weight: '96 g',
    },
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
  bolts: {
    id: 'meridian-chainring-bolts',
    partNumber: 'PW-CB-M8X5',
    name: 'Meridian Chainring Bolts, Set of 5',
    description:
      'M8 bolts and sleeve nuts of 7075 alloy with a T30 head, anodised gold. For double chainrings with 3.5 mm tabs. Tighten to 8 Nm with a drop of thread lock. 9.8 g a set.',
    specs: {
      Thread: 'M8 × 0.75',
      Head: 'T30 (ISO 10664)',
      'Tab thickness': '3.5 mm, double rings',
      'Tightening torque': '8 Nm',
      Material: 'Aluminium 7075-T6',
      Finish: 'Gold anodised',
      Weight: '9.8 g a set',
    },
    priceCents: 1850,
    priceBreaks: [
      { from: 10, unitPriceCents: 1650 },
      { from: 50, unitPriceCents: 1480 },
    ],
    quantity: 240,
    minOrder: 2,
    viewMm: 92,
    drawing: (studio) => chainringBolts(studio, gold, steel),
    sheet: {
      drawing: (studio) => chainringBolt(studio, gold),
      acrossMm: 59,
      centreLines: [axis('-23,0 -3,0'), ...cross(9, { x: 12, y: 0 })],
      dimensions: [
        horizontal('-19,-6.4 -7,-4', -11),
        horizontal('-16,4 -7,4', 11),
        vertical('-7,-4 -7,4', 0, { prefix: 'M' }),
        diameter(12.8, -55, { centre: { x: 12, y: 0 } }),
      ],
    },
  },
} as const satisfies Record<string, SeedPart>;
