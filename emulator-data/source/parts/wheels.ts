import { spoke, spokeMm, spokes } from '../drawings/parts/spokes.ts';
import { rim, wheel } from '../drawings/parts/wheel.ts';
import { axis, cross, diameter, horizontal, pitchCircle, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import type { SheetLayout } from '../drawings/sheet.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { black, gold, graphite, orange, petrol, silver, steel } = finishes;

/** Returns a drawing layout with a rim's outer diameter, bead seat, inner diameter and depth. */
function rimSheet(depthMm: number): SheetLayout {
  const inside = 316 - depthMm;
  return {
    acrossMm: 840,
    centreLines: [...cross(336), pitchCircle(622)],
    dimensions: [
      diameter(632, -40),
      diameter(622, -140, { kneeMm: 344 }),
      diameter(2 * inside, 138, { kneeMm: 350 }),
      horizontal(`${String(inside)},0 316,0`, 322),
    ],
  };
}

export const wheels = {
  frontWheel: {
    id: 'meridian-30-front-wheel',
    partNumber: 'PW-WF30-28',
    name: 'Meridian 30 Front Wheel',
    kind: 'front-wheel',
    description:
      'A 30 mm deep alloy rim on 28 double-butted spokes, laced two-cross and trued by hand to a tenth of a millimetre. 21 mm inside, tubeless-ready, 12 × 100 thru-axle. 842 g.',
    specs: {
      Size: '622 mm (700C), ETRTO 622 × 21TC',
      Rim: '30 mm deep, 21 mm inside',
      Spokes: '28, double-butted 2.0/1.8 mm',
      Lacing: 'Two-cross',
      Axle: '12 × 100 mm, centre-lock',
      Material: 'Aluminium 6061, steel',
      Finish: 'Graphite anodised',
      Weight: '842 g',
    },
    interfaces: [
      provides('bead-seat', '622'),
      provides('rim-width', 21),
      provides('rim-wall', 'TC'),
      provides('tubeless', 'yes'),
      provides('rim-depth', 30),
      needs('axle-front', '12x100', { place: 'hub' }),
      provides('rotor-hub', 'centre-lock'),
      provides('brake-surface', 'disc'),
      needs('spoke-length'),
      provides('nipple'),
    ],
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
    sheet: rimSheet(30),
  },
  rearWheel: {
    id: 'meridian-30-rear-wheel',
    partNumber: 'PW-WR30-28',
    name: 'Meridian 30 Rear Wheel',
    kind: 'rear-wheel',
    description:
      'The front wheel’s partner: the same 30 mm rim on the Meridian rear hub with 54 points of engagement, laced two-cross on both sides and dished to 0.2 mm. HG freehub, swapped for Micro Spline by hand, 12 × 142 thru-axle. 978 g.',
    specs: {
      Size: '622 mm (700C), ETRTO 622 × 21TC',
      Rim: '30 mm deep, 21 mm inside',
      Spokes: '28, double-butted 2.0/1.8 mm',
      Freehub: 'HG 11-speed, also takes HG 12-speed',
      Axle: '12 × 142 mm, centre-lock',
      Material: 'Aluminium 6061, steel',
      Finish: 'Graphite anodised',
      Weight: '978 g',
    },
    interfaces: [
      provides('bead-seat', '622'),
      provides('rim-width', 21),
      provides('rim-wall', 'TC'),
      provides('tubeless', 'yes'),
      provides('rim-depth', 30),
      needs('axle-rear', '12x142', { place: 'hub' }),
      provides('freehub', 'HG-L'),
      provides('freehub-option', 'MS'),
      provides('freehub-mount', 'pedalworks-54'),
      provides('rotor-hub', 'centre-lock'),
      provides('brake-surface', 'disc'),
      needs('spoke-length'),
      provides('nipple'),
    ],
    priceCents: 34900,
    quantity: 10,
    minOrder: 1,
    viewMm: 696,
    drawing: (studio) =>
      wheel(studio, {
        spokes: 28,
        rimDepth: 30,
        rimFinish: graphite,
        hubFinish: black,
        nippleFinish: orange,
        engraving: 'PEDALWORKS MERIDIAN 30',
        print: '#f1f1ee',
        freehub: steel,
      }),
    sheet: rimSheet(30),
  },
  tourWheel: {
    id: 'quay-36-touring-wheel',
    partNumber: 'PW-WT22-36',
    name: 'Quay 36 Touring Wheel',
    kind: 'front-wheel',
    description:
      'Polished box-section rim, 36 straight-gauge spokes and brass nipples: the front wheel to carry four panniers. Machined braking track, 17 mm inside, needs a tube, 9 × 100 quick release. 1,010 g.',
    specs: {
      Size: '622 mm (700C), ETRTO 622 × 17C',
      Rim: '22 mm deep, 17 mm inside',
      Spokes: '36, straight 2.0 mm, brass nipples',
      Brake: 'Rim, machined track',
      Axle: '9 × 100 mm, quick release, front',
      Material: 'Aluminium 6063, steel',
      Finish: 'Polished',
      Weight: '1,010 g',
    },
    interfaces: [
      provides('bead-seat', '622'),
      provides('rim-width', 17),
      provides('rim-wall', 'C'),
      provides('tubeless', 'no'),
      provides('rim-depth', 22),
      needs('axle-front', '9x100', { place: 'hub' }),
      provides('rotor-hub', 'none'),
      provides('brake-surface', 'rim'),
      needs('spoke-length'),
      provides('nipple'),
    ],
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
    sheet: rimSheet(22),
  },
  rim: {
    id: 'basalt-25-rim',
    partNumber: 'PW-RM25-28',
    name: 'Basalt 25 Rim 28H',
    kind: 'rim',
    description:
      'A wide gravel rim for wheel builders: 25 mm inside, hookless walls 3 mm thick that shrug off stones, welded joint. For tubeless tyres that are approved for hookless rims, up to 60 psi. Offset spoke bed, 28 holes for 2.0 mm spokes. 442 g.',
    specs: {
      Size: '622 mm (700C), ETRTO 622 × 25TSS',
      Depth: '24 mm',
      Holes: '28, offset 2.5 mm',
      ERD: '594 mm',
      'Largest pressure': '60 psi (4.1 bar)',
      Material: 'Aluminium 6069-T6',
      Finish: 'Black anodised, no brake track',
      Weight: '442 g',
    },
    interfaces: [
      provides('bead-seat', '622'),
      provides('rim-width', 25),
      provides('rim-wall', 'TSS'),
      provides('tubeless', 'yes'),
      provides('pressure', { max: 60 }),
      provides('rim-depth', 24),
      provides('brake-surface', 'disc'),
      needs('spoke-count', 28),
      provides('spoke-gauge', { max: 2 }),
      provides('erd', 594),
      needs('spoke-length'),
    ],
    priceCents: 7900,
    quantity: 46,
    minOrder: 1,
    viewMm: 696,
    drawing: (studio) =>
      rim(studio, { rimDepth: 24, rimFinish: black, engraving: 'PEDALWORKS BASALT 25', print: '#ff7a3d' }),
    sheet: rimSheet(24),
  },
  spokes: {
    id: 'meridian-spokes-292',
    partNumber: 'PW-SP20-292',
    name: 'Meridian Spoke 292 mm',
    kind: 'spokes',
    description:
      'Double-butted spoke of cold-drawn stainless wire with a rolled thread, supplied with a brass nipple. Strength 1,250 N/mm²; for the Basalt rim on the Meridian front hub, laced three-cross. Sold by the piece in fours, 5.9 g.',
    specs: {
      Length: '292 mm',
      Gauge: '2.0 / 1.8 / 2.0 mm',
      Thread: 'FG 2.3 (56 tpi), 10 mm rolled',
      Nipple: 'Brass, 12 mm, 3.25 mm square',
      Strength: '1,250 N/mm²',
      Material: 'Stainless steel 18/10',
      Weight: '5.9 g',
    },
    interfaces: [provides('spoke-length', 292), needs('spoke-gauge', 2), provides('nipple', 3.25)],
    priceCents: 120,
    priceBreaks: [
      { from: 36, unitPriceCents: 105 },
      { from: 100, unitPriceCents: 92 },
      { from: 500, unitPriceCents: 78 },
    ],
    quantity: 1840,
    minOrder: 4,
    step: 4,
    viewMm: 336,
    drawing: (studio) => spokes(studio, gold),
    sheet: {
      drawing: (studio) => spoke(studio, gold),
      acrossMm: 420,
      centreLines: [axis('-156,0 156,0')],
      dimensions: [
        horizontal(`-${String(spokeMm / 2)},0 ${String(spokeMm / 2)},0`, -40),
        horizontal(`${String(spokeMm / 2 - 13)},3 ${String(spokeMm / 2 - 1)},3`, 24),
        vertical('-60,-1 -60,1', -60, { prefix: '⌀' }),
      ],
    },
  },
} as const satisfies Record<string, SeedPart>;
