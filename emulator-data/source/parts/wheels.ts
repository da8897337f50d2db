import { finishes } from '../drawings/finishes.ts';
import { wheel } from '../drawings/parts/wheel.ts';
import { frontHub, rearHub, thruAxle, tyre, valves } from '../drawings/parts/wheel-parts.ts';
import type { SeedPart } from '../part.ts';

const { black, gold, graphite, orange, petrol, rubber, silver, tan } = finishes;

export const wheels = {
  frontWheel: {
    id: 'meridian-30-front-wheel',
    name: 'Meridian 30 Front Wheel',
    description:
      'A 30 mm deep alloy rim on 28 double-butted spokes, laced two-cross and trued by hand to a tenth of a millimetre. 21 mm inside, tubeless-ready, 12 × 100 thru-axle. 842 g.',
    priceCents: 24900,
    quantity: 12,
    minOrder: 1,
    viewMm: 696,
    drawing: (studio) =>
      wheel(studio, {
        spokes: 28,
        rimDepth: 30,
        rimFinish: graphite,
        hubFinish: orange,
        nippleFinish: silver,
        engraving: 'PEDALWORKS MERIDIAN 30',
        print: '#f1f1ee',
      }),
  },
  tourWheel: {
    id: 'quay-36-touring-wheel',
    name: 'Quay 36 Touring Wheel',
    description:
      'Polished box-section rim, 36 straight-gauge spokes and brass nipples: the wheel to carry four panniers. Machined braking track, 17 mm inside, 9 × 100 quick release. 1,010 g.',
    priceCents: 15900,
    quantity: 18,
    minOrder: 1,
    viewMm: 696,
    drawing: (studio) =>
      wheel(studio, {
        spokes: 36,
        rimDepth: 22,
        rimFinish: silver,
        hubFinish: petrol,
        nippleFinish: gold,
        engraving: 'PEDALWORKS QUAY 36',
        print: '#22252a',
      }),
  },
  frontHub: {
    id: 'meridian-front-hub',
    name: 'Meridian Front Hub 28H',
    description:
      'Forged and turned from one billet of 6061, with flanges 58 mm apart and a waisted shell. Two sealed 6902 bearings, centre-lock disc mount, 12 × 100 end caps. 118 g.',
    priceCents: 8200,
    quantity: 40,
    minOrder: 1,
    viewMm: 132,
    drawing: (studio) => frontHub(studio, orange),
  },
  rearHub: {
    id: 'meridian-rear-hub',
    name: 'Meridian Rear Hub 28H',
    description:
      'Ratchet hub with 54 points of engagement and an HG freehub body of hardened alloy, easily swapped for Micro Spline. Four sealed bearings, centre-lock, 12 × 142. 241 g.',
    priceCents: 18500,
    quantity: 22,
    minOrder: 1,
    viewMm: 178,
    drawing: (studio) => rearHub(studio, black),
  },
  tyre: {
    id: 'basalt-tyre-700x40',
    name: 'Basalt Tyre 700 × 40C',
    description:
      'A gravel tyre with a close centre tread and open shoulders. 120 tpi casing under a tan sidewall, aramid bead, tubeless-ready, 30 to 70 psi. ETRTO 40-622, 478 g.',
    priceCents: 5400,
    quantity: 120,
    minOrder: 2,
    viewMm: 752,
    drawing: (studio) =>
      tyre(studio, { tread: rubber, sidewall: tan, engraving: 'PEDALWORKS BASALT 700 X 40C' }),
  },
  valves: {
    id: 'basalt-tubeless-valves',
    name: 'Basalt Tubeless Valves, Pair',
    description:
      'Straight-bore valves of 7075 alloy that let sealant through without clogging. The conical rubber base seats in any rim hole; the cap doubles as a core tool. 44 mm, 7 g each.',
    priceCents: 2400,
    quantity: 310,
    minOrder: 1,
    viewMm: 88,
    drawing: (studio) => valves(studio, orange),
  },
  thruAxle: {
    id: 'quay-thru-axle-12x142',
    name: 'Quay Thru-Axle 12 × 142',
    description:
      'Rear axle with M12 × 1.5 thread and a forged lever whose rest position can be set in any direction. Hollow 7075 body, 168 mm long. 58 g.',
    priceCents: 3600,
    quantity: 64,
    minOrder: 1,
    viewMm: 190,
    drawing: (studio) => thruAxle(studio, petrol),
  },
} as const satisfies Record<string, SeedPart>;
