import { multiTool } from '../drawings/parts/accessories.ts';
import { miniPump, spokeKey, tyreLever, tyreLevers } from '../drawings/parts/tools.ts';
import { axis, cross, diameter, horizontal, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { placed } from '../drawings/studio.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { black, orange, petrol, red } = finishes;

export const tools = {
  multiTool: {
    id: 'quay-multi-tool-6',
    partNumber: 'PW-MT-6',
    name: 'Quay Multi-Tool 6',
    kind: 'tool',
    description:
      'Hex keys from 3 to 8 mm of chrome-vanadium steel between two milled alloy cheeks. The pivots are bolts, so the friction can be set and every blade replaced. 98 g.',
    specs: {
      Tools: 'Hex 3, 4, 5, 5, 6, 8 mm',
      Blades: 'Chrome-vanadium, 58 HRC',
      Folded: '100 × 24 × 17 mm',
      Standard: 'ISO 2936',
      Material: 'Aluminium 6061, steel',
      Finish: 'Orange anodised',
      Weight: '98 g',
    },
    interfaces: [provides('tool-drive', 'hex-3', 'hex-4', 'hex-5', 'hex-6', 'hex-8')],
    priceCents: 3400,
    quantity: 84,
    minOrder: 1,
    viewMm: 148,
    drawing: (studio) => multiTool(studio, orange),
    sheet: {
      acrossMm: 210,
      centreLines: [...cross(16, { x: -36, y: 30 }), ...cross(16, { x: 36, y: 30 })],
      dimensions: [
        horizontal('-36,30 36,30', 60),
        horizontal('-50,30 50,30', 74),
        vertical('48,18 50,42', 76),
      ],
    },
  },
  miniPump: {
    id: 'quay-mini-pump',
    partNumber: 'PW-PM-190',
    name: 'Quay Mini Pump',
    kind: 'pump',
    description:
      'A turned alloy barrel short enough for a jersey pocket, with a head that grips Presta and Schrader without swapping parts. Eighty strokes bring a 40 mm tyre to 45 psi; the limit is 100. 124 g.',
    specs: {
      Length: '189 mm',
      Barrel: '⌀22 mm',
      'Largest pressure': '100 psi (6.9 bar)',
      Valves: 'Presta and Schrader',
      Material: 'Aluminium 6061, rubber',
      Finish: 'Petrol anodised',
      Weight: '124 g',
    },
    interfaces: [needs('valve', 'presta', 'schrader')],
    priceCents: 3900,
    quantity: 57,
    minOrder: 1,
    viewMm: 216,
    drawing: (studio) => miniPump(studio, petrol),
    sheet: {
      drawing: (studio) => miniPump(studio, petrol, 0),
      acrossMm: 297,
      centreLines: [axis('-102,0 108,0'), axis('-81,-24 -81,32')],
      dimensions: [
        horizontal('-92,9 97,7', 50),
        vertical('-40,-11 -40,11', -40, { prefix: '⌀' }),
        horizontal('46,-12.4 90,-12.4', -36),
      ],
    },
  },
  tyreLevers: {
    id: 'quay-tyre-levers',
    partNumber: 'PW-TL-2',
    name: 'Quay Tyre Levers, Pair',
    kind: 'tyre-levers',
    description:
      'Glass-filled nylon levers, stiff enough for tubeless beads and soft enough not to mark a rim. The spoon slips under the tightest bead; the hook holds on a spoke while you work. 28 g the pair.',
    specs: {
      Length: '115.6 mm',
      Spoon: '12.4 mm wide, 2.2 mm thin',
      Hook: 'For 1.8 to 2.3 mm spokes',
      Material: 'Nylon, glass-filled',
      Contents: 'Two levers',
      Weight: '28 g the pair',
    },
    interfaces: [],
    priceCents: 650,
    priceBreaks: [
      { from: 20, unitPriceCents: 520 },
      { from: 100, unitPriceCents: 440 },
    ],
    quantity: 380,
    minOrder: 1,
    viewMm: 148,
    drawing: (studio) => tyreLevers(studio, orange, black),
    sheet: {
      drawing: (studio) => tyreLever(studio, orange),
      acrossMm: 148.5,
      middle: { x: -3, y: 0 },
      centreLines: [axis('-62,0 50,0'), ...cross(8, { x: 40, y: 1 })],
      dimensions: [
        horizontal('-58.2,0 57.4,-7', 30),
        diameter(6, 50, { centre: { x: 40, y: 1 }, kneeMm: 14 }),
        vertical('-52,-6.2 -52,6.2', -64),
      ],
    },
  },
  spokeKey: {
    id: 'quay-spoke-key',
    partNumber: 'PW-SK-325',
    name: 'Quay Spoke Key 3.25',
    kind: 'spoke-key',
    description:
      'A round key that turns without leaving the spoke: the hardened insert grips a 3.25 mm nipple on all four sides and never rounds it. Knurled for wet fingers. 22 g.',
    specs: {
      Nipple: '3.25 mm square',
      Diameter: '37.2 mm',
      Insert: 'Steel, 56 HRC',
      Slot: '3.5 mm',
      Material: 'Aluminium 6061, steel',
      Finish: 'Red anodised',
      Weight: '22 g',
    },
    interfaces: [needs('nipple', 3.25)],
    priceCents: 990,
    quantity: 144,
    minOrder: 1,
    viewMm: 58,
    drawing: (studio) => placed(spokeKey(studio, red), { x: 0, y: 0, turn: 24 }),
    sheet: {
      drawing: (studio) => spokeKey(studio, red),
      acrossMm: 84,
      centreLines: cross(23),
      dimensions: [
        diameter(37.2, 40),
        diameter(17.2, 145, { kneeMm: 24 }),
        horizontal('-1.75,-17 1.75,-17', -26),
      ],
    },
  },
} as const satisfies Record<string, SeedPart>;
