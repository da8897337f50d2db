import { chainringBolt, chainringBolts } from '../drawings/parts/accessories.ts';
import { axis, cross, diameter, horizontal, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { gold, steel } = finishes;

export const bolts = {
  bolts: {
    id: 'meridian-chainring-bolts',
    partNumber: 'PW-CB-M8X5',
    name: 'Meridian Chainring Bolts, Set of 5',
    kind: 'chainring-bolts',
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
    interfaces: [
      needs('ring-bolt', 'double-3.5'),
      needs('tool-drive', 'T30'),
      provides('torque', { max: 8, place: 'chainring-bolt' }),
    ],
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
