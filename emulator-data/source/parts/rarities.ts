import { multiTool } from '../drawings/parts/accessories.ts';
import { tyreLevers } from '../drawings/parts/tools.ts';
import { cross, horizontal, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { black, gold } = finishes;

/** Parts with extreme but valid values, to test limits. */
export const rarities = {
  goldenTool: {
    id: 'quay-multi-tool-6-in-gold',
    partNumber: 'PW-MT-6AU',
    name: 'Quay Multi-Tool 6 in Gold',
    kind: 'tool',
    description:
      'The one in the case by the door, cast once a year from what is left of the wedding rings.\n\nIt opens nothing that steel would not. It never rusts. 1,310 g.',
    specs: {
      Tools: 'Hex 3, 4, 5, 5, 6, 8 mm',
      Folded: '100 × 24 × 17 mm',
      Material: 'Gold 750',
      Finish: 'Polished',
      Weight: '1,310 g',
    },
    interfaces: [provides('tool-drive', 'hex-3', 'hex-4', 'hex-5', 'hex-6', 'hex-8')],
    priceCents: 9_999_999,
    quantity: 1,
    minOrder: 1,
    viewMm: 148,
    drawing: (studio) => multiTool(studio, gold),
    sheet: {
      acrossMm: 210,
      centreLines: [...cross(16, { x: -36, y: 30 }), ...cross(16, { x: 36, y: 30 })],
      dimensions: [horizontal('-36,30 36,30', 60), vertical('48,18 50,42', 76)],
    },
  },
  grommets: {
    id: 'quay-grommet-assortment',
    partNumber: 'PW-GR-MIX',
    name: 'Quay Grommet Assortment for Internally Routed Brake Hoses, Shift Cables, Dropper Remotes and Dynamo Wires in Frames with Round, Oval and Keyhole Openings',
    kind: 'grommets',
    description:
      'Soft rubber grommets for the holes that frames have and the ones they should not have.\n\nSold by the dozen, at least two of them:\n– 4 round\n– 4 oval\n– 4 keyhole',
    specs: {
      Openings: 'Round 6 to 8 mm, oval 7 × 8 mm, keyhole',
      'Cable or hose': '4 to 5.5 mm',
      Pieces: '12',
      Material: 'Rubber EPDM',
    },
    interfaces: [provides('line-diameter', { min: 4, max: 5.5 })],
    priceCents: 85,
    quantity: 15,
    minOrder: 24,
    step: 12,
    lacksPictures: true,
    viewMm: 184,
    drawing: (studio) => tyreLevers(studio, black, black),
    sheet: {
      acrossMm: 210,
      centreLines: [...cross(16)],
      dimensions: [horizontal('-36,30 36,30', 60), vertical('48,18 50,42', 76)],
    },
  },
} as const satisfies Record<string, SeedPart>;
