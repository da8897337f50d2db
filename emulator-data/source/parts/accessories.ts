import { bell, rearLight } from '../drawings/parts/accessories.ts';
import { bottleCage } from '../drawings/parts/seating.ts';
import { bottle } from '../drawings/parts/tools.ts';
import { axis, cross, diameter, horizontal, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { placed } from '../drawings/studio.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { brass, graphite, orange, silver } = finishes;

export const accessories = {
  bottleCage: {
    id: 'quay-bottle-cage',
    partNumber: 'PW-BO-CAGE64',
    name: 'Quay Bottle Cage',
    kind: 'bottle-cage',
    description:
      'Bent from a single 5 mm tube of 6061 and brazed to its plate, with enough spring to hold a 74 mm bottle over cobbles. Slotted holes give 12 mm of travel. 48 g without bolts.',
    specs: {
      Bottle: '⌀74 mm',
      Bosses: '64 mm apart, M5',
      Travel: '12 mm',
      Tube: '⌀5 mm',
      Material: 'Aluminium 6061-T6',
      Finish: 'Silver anodised',
      Weight: '48 g without bolts',
    },
    interfaces: [provides('bottle', 74), needs('bosses', '64')],
    priceCents: 2200,
    quantity: 175,
    minOrder: 1,
    viewMm: 184,
    drawing: (studio) => bottleCage(studio, silver),
    sheet: {
      acrossMm: 297,
      centreLines: [axis('0,-92 0,94'), axis('-16,-30 16,-30'), axis('-16,34 16,34')],
      dimensions: [
        vertical('0,-30 0,34', 72),
        horizontal('-43.5,40 43.5,40', 106),
        horizontal('-12,-52 12,-52', -100),
      ],
    },
  },
  bottle: {
    id: 'quay-bottle-620',
    partNumber: 'PW-BO-620',
    name: 'Quay Bottle 620 ml',
    kind: 'bottle',
    description:
      'A soft bottle that gives a mouthful at a squeeze, with a wide neck for ice and a cap that closes by itself. No taste, no bisphenols, safe in the dishwasher’s upper rack. 82 g.',
    specs: {
      Volume: '620 ml',
      Diameter: '74 mm',
      Height: '208 mm',
      Neck: '⌀57 mm',
      Material: 'Polyethylene LDPE',
      Standard: 'EU 10/2011, food contact',
      Weight: '82 g',
    },
    interfaces: [needs('bottle', 74)],
    priceCents: 1450,
    priceBreaks: [
      { from: 10, unitPriceCents: 1250 },
      { from: 100, unitPriceCents: 980 },
    ],
    quantity: 420,
    minOrder: 1,
    viewMm: 256,
    drawing: (studio) => bottle(studio, orange),
    sheet: {
      drawing: (studio) => bottle(studio, orange, -90),
      acrossMm: 420,
      centreLines: [axis('0,-120 0,108')],
      dimensions: [
        vertical('15,-104 33,104', 92),
        horizontal('-37,40 37,40', 130),
        horizontal('-15.4,-96 15.4,-96', -128, { prefix: '⌀' }),
        vertical('-32,-62 -32,-81', -70),
      ],
    },
  },
  rearLight: {
    id: 'quay-rear-light',
    partNumber: 'PW-LR-80',
    name: 'Quay Rear Light 80',
    kind: 'light',
    description:
      'Three diodes behind a faceted lens, 80 lumens, seen from two kilometres by day. The machined body sheds the heat; USB-C fills it in two hours for twelve of light. Water-tight to IP67, 52 g.',
    specs: {
      Output: '80 lumens, three diodes',
      'Run time': '12 h',
      Charging: 'USB-C, 2 h',
      Protection: 'IP67 (IEC 60529)',
      Battery: 'Li-ion, 720 mAh',
      Material: 'Aluminium 6061, acrylic',
      Size: '76 × 48 mm',
      Weight: '52 g',
    },
    interfaces: [],
    priceCents: 4600,
    quantity: 66,
    minOrder: 1,
    viewMm: 104,
    drawing: (studio) => rearLight(studio, graphite),
    sheet: {
      acrossMm: 148.5,
      centreLines: [axis('0,-46 0,46'), ...[-16, 0, 16].map((y) => axis(`-22,${String(y)} 22,${String(y)}`))],
      dimensions: [
        vertical('0,-38 0,38', -42),
        horizontal('-24,30 24,30', 52),
        vertical('0,-16 0,0', 42),
        horizontal('-18,-20 18,-20', -48),
      ],
    },
  },
  bell: {
    id: 'quay-brass-bell',
    partNumber: 'PW-BE-60',
    name: 'Quay Brass Bell',
    kind: 'bell',
    description:
      'Spun from a single sheet of brass and left to ring for eight seconds. The sprung striker sits under the thumb. For 22.2 to 31.8 mm bars, 46 g.',
    specs: {
      Diameter: '60 mm',
      Clamp: '22.2 to 31.8 mm',
      Sound: '92 dB at 1 m, eight seconds',
      Standard: 'ISO 7636',
      Material: 'Brass CuZn37, steel',
      Finish: 'Polished, lacquered',
      Weight: '46 g',
    },
    interfaces: [needs('bar-diameter', { min: 22.2, max: 31.8 })],
    priceCents: 2900,
    quantity: 110,
    minOrder: 1,
    viewMm: 88,
    drawing: (studio) => placed(bell(studio, brass), { x: -2, y: -2 }),
    sheet: {
      drawing: (studio) => bell(studio, brass),
      acrossMm: 148.5,
      centreLines: [...cross(36), ...cross(8, { x: 37.5, y: 35 })],
      dimensions: [diameter(60, -140), diameter(58, 145, { kneeMm: 38 }), horizontal('0,0 37.5,35', 54)],
    },
  },
} as const satisfies Record<string, SeedPart>;
