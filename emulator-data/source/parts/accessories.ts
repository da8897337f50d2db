import { finishes } from '../drawings/finishes.ts';
import { placed } from '../drawings/studio.ts';
import { bell, multiTool, rearLight } from '../drawings/parts/accessories.ts';
import { bottleCage } from '../drawings/parts/seating.ts';
import type { SeedPart } from '../part.ts';

const { brass, graphite, orange, silver } = finishes;

export const accessories = {
  bottleCage: {
    id: 'quay-bottle-cage',
    name: 'Quay Bottle Cage',
    description:
      'Bent from a single 5 mm tube of 6061 and brazed to its plate, with enough spring to hold a 74 mm bottle over cobbles. Slotted holes give 12 mm of travel. 48 g without bolts.',
    priceCents: 2200,
    quantity: 175,
    minOrder: 1,
    viewMm: 184,
    drawing: (studio) => bottleCage(studio, silver),
  },
  multiTool: {
    id: 'quay-multi-tool-6',
    name: 'Quay Multi-Tool 6',
    description:
      'Hex keys from 3 to 8 mm of chrome-vanadium steel between two milled alloy cheeks. The pivots are bolts, so the friction can be set and every blade replaced. 98 g.',
    priceCents: 3400,
    quantity: 84,
    minOrder: 1,
    viewMm: 148,
    drawing: (studio) => multiTool(studio, orange),
  },
  rearLight: {
    id: 'quay-rear-light',
    name: 'Quay Rear Light 80',
    description:
      'Three diodes behind a faceted lens, 80 lumens, seen from two kilometres by day. The machined body sheds the heat; USB-C fills it in two hours for twelve of light. Water-tight to IP67, 52 g.',
    priceCents: 4600,
    quantity: 66,
    minOrder: 1,
    viewMm: 104,
    drawing: (studio) => rearLight(studio, graphite),
  },
  bell: {
    id: 'quay-brass-bell',
    name: 'Quay Brass Bell',
    description:
      'Spun from a single sheet of brass and left to ring for eight seconds. The sprung striker sits under the thumb. For 22.2 to 31.8 mm bars, 46 g.',
    priceCents: 2900,
    quantity: 110,
    minOrder: 1,
    viewMm: 88,
    drawing: (studio) => placed(bell(studio, brass), { x: -2, y: -2 }),
  },
} as const satisfies Record<string, SeedPart>;
