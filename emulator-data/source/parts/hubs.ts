import { frontHub, rearHub, tyre, valve, valves } from '../drawings/parts/wheel-parts.ts';
import { axis, cross, diameter, horizontal, pitchCircle, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { black, orange, rubber, tan } = finishes;

export const hubs = {
  frontHub: {
    id: 'meridian-front-hub',
    partNumber: 'PW-HF28-100',
    name: 'Meridian Front Hub 28H',
    kind: 'front-hub',
    description:
      'Forged and turned from one billet of 6061, with flanges 58 mm apart and a waisted shell. Two sealed 6902 bearings, centre-lock disc mount, 12 × 100 end caps. 118 g.',
    specs: {
      Axle: '12 × 100 mm',
      Holes: '28, ⌀2.6 mm',
      Flanges: '58 mm apart',
      'Bolt circle': '45 mm both sides',
      Bearings: 'Two 6902, 15 × 28 × 7 mm',
      Brake: 'Centre-lock',
      Material: 'Aluminium 6061-T6',
      Weight: '118 g',
    },
    interfaces: [
      needs('axle-front', '12x100', { place: 'hub' }),
      provides('spoke-count', 28),
      provides('spoke-gauge', { max: 2.6 }),
      provides('flange-diameter', 45),
      provides('flange-distance', 58),
      needs('spoke-length'),
      provides('rotor-hub', 'centre-lock'),
      provides('brake-surface', 'disc'),
    ],
    priceCents: 8200,
    quantity: 40,
    minOrder: 1,
    viewMm: 132,
    drawing: (studio) => frontHub(studio, orange),
    sheet: {
      acrossMm: 210,
      centreLines: [axis('-62,0 62,0'), axis('-31,-32 -31,32'), axis('27,-32 27,32')],
      dimensions: [
        horizontal('-31,-26 27,-26', -42),
        horizontal('-50,9 50,9', 42),
        vertical('-31,-26 -31,26', -68, { prefix: '⌀' }),
        vertical('46,-9.4 46,9.4', 68, { prefix: '⌀' }),
      ],
    },
  },
  rearHub: {
    id: 'meridian-rear-hub',
    partNumber: 'PW-HR28-142',
    name: 'Meridian Rear Hub 28H',
    kind: 'rear-hub',
    description:
      'Ratchet hub with 54 points of engagement and an HG freehub body of hardened alloy, easily swapped for Micro Spline. Four sealed bearings, centre-lock, 12 × 142. 241 g.',
    specs: {
      Axle: '12 × 142 mm',
      Holes: '28, ⌀2.6 mm',
      Engagement: '54 points, 6.7°',
      Freehub: 'HG 11-speed, also takes HG 12-speed',
      Bearings: 'Four, sealed',
      Brake: 'Centre-lock',
      Material: 'Aluminium 6061-T6',
      Weight: '241 g',
    },
    interfaces: [
      needs('axle-rear', '12x142', { place: 'hub' }),
      provides('spoke-count', 28),
      provides('spoke-gauge', { max: 2.6 }),
      provides('flange-diameter'),
      provides('flange-distance'),
      needs('spoke-length'),
      provides('freehub', 'HG-L'),
      provides('freehub-option', 'MS'),
      provides('freehub-mount', 'pedalworks-54'),
      provides('rotor-hub', 'centre-lock'),
      provides('brake-surface', 'disc'),
    ],
    priceCents: 18500,
    quantity: 22,
    minOrder: 1,
    viewMm: 178,
    drawing: (studio) => rearHub(studio, black),
    sheet: {
      acrossMm: 297,
      centreLines: [axis('-86,0 86,0'), axis('-39,-34 -39,34'), axis('21.7,-37 21.7,37')],
      dimensions: [
        horizontal('-39,-26 21.7,-29', -48),
        horizontal('-71,9 71,9', 50),
        vertical('21.7,-29 21.7,29', 100, { prefix: '⌀' }),
        vertical('-39,-26 -39,26', -98, { prefix: '⌀' }),
      ],
    },
  },
  tyre: {
    id: 'basalt-tyre-700x40',
    partNumber: 'PW-TY40-622',
    name: 'Basalt Tyre 700 × 40C',
    kind: 'tyre',
    description:
      'A gravel tyre with a close centre tread and open shoulders. 120 tpi casing under a tan sidewall, aramid bead, tubeless-ready, approved for hooked and hookless rims. 30 to 70 psi, on hookless rims no more than the rim allows. ETRTO 40-622, 478 g.',
    specs: {
      Size: '700 × 40C, ETRTO 40-622',
      Casing: '120 tpi, tan',
      Bead: 'Aramid, folding',
      Rims: 'Hooked (C, TC), hookless (TSS)',
      Pressure: '30 to 70 psi (2.1 to 4.8 bar)',
      Standard: 'ISO 5775-1',
      Material: 'Natural rubber, nylon',
      Weight: '478 g',
    },
    interfaces: [
      needs('bead-seat', '622'),
      provides('tyre-width', 40),
      needs('rim-wall', 'C', 'TC', 'TSS'),
      provides('tubeless', 'yes'),
      provides('pressure', { max: 70 }),
    ],
    priceCents: 5400,
    priceBreaks: [
      { from: 6, unitPriceCents: 5050 },
      { from: 12, unitPriceCents: 4700 },
    ],
    quantity: 120,
    minOrder: 2,
    viewMm: 752,
    drawing: (studio) =>
      tyre(studio, { tread: rubber, sidewall: tan, engraving: 'PEDALWORKS BASALT 700 X 40C' }),
    sheet: {
      acrossMm: 1050,
      centreLines: [...cross(374), pitchCircle(662)],
      dimensions: [
        diameter(703, -40),
        diameter(622, -140, { kneeMm: 388 }),
        horizontal('311,0 351.5,0', 386),
      ],
    },
  },
  valves: {
    id: 'basalt-tubeless-valves',
    partNumber: 'PW-TV-44',
    name: 'Basalt Tubeless Valves, Pair',
    kind: 'tubeless-valve',
    description:
      'Straight-bore valves of 7075 alloy that let sealant through without clogging. The conical rubber base seats in 6.5 and 8.5 mm holes; the cap doubles as a core tool. 44 mm, 7 g each.',
    specs: {
      Type: 'Presta, removable core',
      Length: '44 mm',
      Thread: '6V1, ⌀6 mm (ETRTO V.7)',
      Hole: '6.5 mm and 8.5 mm',
      Rims: 'Up to 30 mm deep',
      Material: 'Aluminium 7075-T6',
      Finish: 'Orange anodised',
      Weight: '7 g each',
    },
    interfaces: [
      provides('valve', 'presta'),
      needs('valve-hole', '6.5', '8.5'),
      provides('valve-length', 44),
      needs('tubeless', 'yes'),
      needs('rim-depth', { max: 30 }),
    ],
    priceCents: 2400,
    priceBreaks: [
      { from: 10, unitPriceCents: 2150 },
      { from: 50, unitPriceCents: 1900 },
    ],
    quantity: 310,
    minOrder: 1,
    viewMm: 88,
    drawing: (studio) => valves(studio, orange),
    sheet: {
      drawing: (studio) => valve(studio, orange),
      acrossMm: 105,
      centreLines: [axis('-41,0 41,0')],
      dimensions: [
        horizontal('-24,4 20,3', 17),
        horizontal('-36,-8 36,-2', -20),
        vertical('2,-3 2,3', 2, { prefix: '⌀' }),
        vertical('-33,-8.8 -33,8.8', -44, { prefix: '⌀' }),
      ],
    },
  },
} as const satisfies Record<string, SeedPart>;
