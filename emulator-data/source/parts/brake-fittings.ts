import { banjo, discAdaptor, hoseKit } from '../drawings/parts/brake-fittings.ts';
import { axis, cross, diameter, horizontal, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { placed } from '../drawings/studio.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { graphite, rubber } = finishes;

export const brakeFittings = {
  hoseKit: {
    id: 'basalt-hydraulic-hose-kit',
    partNumber: 'PW-HH-2000',
    name: 'Basalt Hydraulic Hose Kit',
    kind: 'brake-hose',
    description:
      'Two metres of three-layer hose with a banjo for the caliper at one end, and two olives and two barbs for the straight end at the lever. Stays stiff at 120 bar and 150 °C. For Basalt levers and Meridian calipers; mineral oil. 74 g.',
    specs: {
      Length: '2,000 mm',
      Diameter: '5.0 mm outside, 2.3 mm inside',
      'Burst pressure': '400 bar',
      Ends: 'Banjo M6, 360° adjustable; straight with olive',
      Fluid: 'Mineral oil',
      Material: 'PTFE, aramid, polyamide',
      Weight: '74 g',
    },
    interfaces: [
      provides('hose', 'banjo-m6', 'straight'),
      needs('fluid', 'mineral', { place: 'line' }),
      needs('actuation', 'hydraulic', { place: 'line' }),
      needs('line-diameter', 5),
    ],
    priceCents: 3200,
    priceBreaks: [{ from: 10, unitPriceCents: 2900 }],
    quantity: 83,
    minOrder: 1,
    viewMm: 192,
    drawing: (studio) => hoseKit(studio, rubber),
    sheet: {
      drawing: banjo,
      acrossMm: 59.4,
      middle: { x: 11, y: 0 },
      centreLines: [...cross(11), axis('-11,0 36,0')],
      dimensions: [
        horizontal('0,0 31,1.8', 17),
        diameter(6.2, 145, { kneeMm: 12 }),
        diameter(16, -135),
        vertical('17,-4.2 17,4.2', 17, { prefix: '⌀' }),
      ],
    },
  },
  discAdaptor: {
    id: 'meridian-flat-mount-adaptor',
    partNumber: 'PW-DA-FM160',
    name: 'Meridian Flat-Mount Adaptor 160',
    kind: 'brake-adapter',
    description:
      'Raises a flat-mount caliper for a 160 mm front rotor: two bolts into the fork at 70 mm, two into the caliper at 34 mm, milled in one clamping so that the faces stay parallel to 0.02 mm. With bolts, 24 g.',
    specs: {
      Mount: 'Flat mount, front',
      Rotor: '160 mm',
      'Fork bolts': '70 mm apart, M5',
      'Caliper bolts': '34 mm apart, M5',
      'Tightening torque': '6 Nm',
      Material: 'Aluminium 6061-T6',
      Finish: 'Graphite anodised',
      Weight: '24 g with bolts',
    },
    interfaces: [
      needs('caliper-mount', 'flat-front'),
      provides('caliper-mount', 'flat'),
      provides('rotor-size', '160'),
      provides('torque', { max: 6, place: 'adapter-bolt' }),
    ],
    priceCents: 1800,
    quantity: 67,
    minOrder: 1,
    viewMm: 116,
    drawing: (studio) => placed(discAdaptor(studio, graphite), { x: 0, y: 0, turn: -24 }),
    sheet: {
      drawing: (studio) => discAdaptor(studio, graphite),
      acrossMm: 148.5,
      centreLines: [
        axis('-52,0 52,0'),
        ...[-35, -17, 17, 35].map((x) => axis(`${String(x)},-17 ${String(x)},17`)),
      ],
      dimensions: [
        horizontal('-17,0 17,0', -26),
        horizontal('-35,0 35,0', -38),
        horizontal('-46,7 46,7', 30),
        diameter(5.5, 40, { centre: { x: 35, y: 0 }, kneeMm: 22 }),
      ],
    },
  },
} as const satisfies Record<string, SeedPart>;
