import { brakeLever, brakePads, cableSet, caliper, finnedPad } from '../drawings/parts/brakes.ts';
import { banjo, discAdaptor, hoseKit } from '../drawings/parts/brake-fittings.ts';
import { cableEnd } from '../drawings/parts/tools.ts';
import { axis, cross, diameter, horizontal, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { placed } from '../drawings/studio.ts';
import type { SeedPart } from '../part.ts';

const { black, graphite, petrol, rubber, silver } = finishes;

export const brakes = {
  caliper: {
    id: 'meridian-flat-mount-caliper',
    partNumber: 'PW-BC-FM70',
    name: 'Meridian Flat-Mount Caliper',
    description:
      'Forged two-piston caliper for 140 and 160 mm flat mounts. Bleed port and banjo point the same way, so bleeding needs no contortion. Mineral oil, 128 g with pads.',
    specs: {
      Mount: 'Flat mount, 70 mm bolts',
      Pistons: 'Two, ⌀21 mm',
      Rotors: '140 and 160 mm',
      Fluid: 'Mineral oil',
      Hose: '5 mm, banjo M6',
      Material: 'Aluminium 6061, forged',
      Finish: 'Black anodised',
      Weight: '128 g with pads',
    },
    priceCents: 9400,
    quantity: 31,
    minOrder: 1,
    viewMm: 176,
    drawing: (studio) => placed(caliper(studio, black), { x: -6, y: 34 }),
    sheet: {
      drawing: (studio) => caliper(studio, black),
      scale: 0.625,
      acrossMm: 148.5,
      middle: { x: 2, y: -12 },
      centreLines: [axis('-35,-2 -35,20'), axis('35,-2 35,20'), axis('-44,10 44,10')],
      dimensions: [
        horizontal('-35,10 35,10', 32),
        horizontal('-40.3,10 40.3,10', 42),
        vertical('-8,-15.6 -5,15.6', -54),
      ],
    },
  },
  lever: {
    id: 'basalt-brake-lever',
    partNumber: 'PW-BL-222',
    name: 'Basalt Brake Lever',
    description:
      'Hydraulic lever with a radial master cylinder and a two-finger blade of forged 6061. Reach and bite point adjust without tools; the hinged clamp comes off with the grips in place. Left or right, 142 g.',
    specs: {
      Clamp: '22.2 mm, hinged',
      'Master cylinder': 'Radial, ⌀10 mm',
      Adjustment: 'Reach and bite point, no tools',
      Fluid: 'Mineral oil',
      Standard: 'ISO 4210-4',
      Material: 'Aluminium 6061, forged',
      Finish: 'Black, silver blade',
      Weight: '142 g',
    },
    priceCents: 11900,
    quantity: 26,
    minOrder: 1,
    viewMm: 222,
    drawing: (studio) => placed(brakeLever(studio, black, silver), { x: -40, y: 12 }),
    sheet: {
      drawing: (studio) => brakeLever(studio, black, silver),
      middle: { x: 38, y: -8 },
      acrossMm: 297,
      centreLines: [...cross(28, { x: -30, y: -52 }), ...cross(10, { x: -8, y: 17 })],
      dimensions: [
        diameter(22.2, -130, { centre: { x: -30, y: -52 }, kneeMm: 30 }),
        vertical('-30,-52 118,54', -74),
        horizontal('-8,17 137,40', 76),
        diameter(42, -40, { centre: { x: -30, y: -52 } }),
      ],
    },
  },
  pads: {
    id: 'basalt-sintered-pads',
    partNumber: 'PW-BP-S32',
    name: 'Basalt Sintered Brake Pads',
    description:
      'Sintered copper compound on steel backing plates with cooling fins that stay 40 °C cooler on a long descent. Bed them in with twenty firm stops. For all Pedalworks calipers; one pair with spring.',
    specs: {
      Compound: 'Sintered copper',
      'Backing plate': 'Steel, 32 mm wide',
      Fins: 'Seven, aluminium',
      'Replace at': '0.5 mm of compound',
      Material: 'Copper, steel, aluminium',
      Contents: 'One pair, spring, split pin',
      Weight: '31 g the pair',
    },
    priceCents: 2950,
    priceBreaks: [
      { from: 10, unitPriceCents: 2650 },
      { from: 20, unitPriceCents: 2450 },
    ],
    quantity: 205,
    minOrder: 2,
    viewMm: 118,
    drawing: (studio) => brakePads(studio, graphite),
    sheet: {
      drawing: (studio) => finnedPad(studio, graphite),
      acrossMm: 148.5,
      middle: { x: 0, y: -8 },
      centreLines: [axis('0,-50 0,34'), axis('-6,-9.5 6,-9.5')],
      dimensions: [
        horizontal('-16,-6 16,-6', 44),
        vertical('0,-43 0,26', -36),
        horizontal('-12.5,-3 12.5,-3', 34),
        diameter(3.8, -20, { centre: { x: 0, y: -9.5 }, kneeMm: 24 }),
      ],
    },
  },
  cables: {
    id: 'quay-brake-cable-set',
    partNumber: 'PW-CA-50',
    name: 'Quay Brake Cable Set',
    description:
      'Compressionless housing with a slick liner, front and rear inner wires of polished stainless steel, and all ferrules. 1.6 m and 1.0 m of housing, 5 mm. Cut to length with a sharp cutter, never with pliers.',
    specs: {
      Housing: '⌀5 mm, 1.6 m and 1.0 m',
      'Inner wire': '⌀1.5 mm, 1.7 m and 1.1 m',
      Liner: 'PTFE',
      Ferrules: 'Six, ⌀6.6 mm',
      Standard: 'ISO 4210-4',
      Material: 'Stainless steel, nylon',
      Weight: '168 g',
    },
    priceCents: 2750,
    quantity: 140,
    minOrder: 1,
    viewMm: 208,
    drawing: (studio) => cableSet(studio, petrol),
    sheet: {
      drawing: cableEnd,
      acrossMm: 148,
      middle: { x: 4, y: 0 },
      centreLines: [axis('-45,0 54,0')],
      dimensions: [
        vertical('-30,-2.5 -30,2.5', -30, { prefix: '⌀' }),
        horizontal('-1,2.6 17,2.4', 14),
        vertical('10,-3.3 10,3.3', 10, { prefix: '⌀' }),
        vertical('32,-0.75 32,0.75', 32, { prefix: '⌀' }),
      ],
    },
  },
  hoseKit: {
    id: 'basalt-hydraulic-hose-kit',
    partNumber: 'PW-HH-2000',
    name: 'Basalt Hydraulic Hose Kit',
    description:
      'Two metres of three-layer hose with a banjo at one end, and two olives and two barbs to cut it to length. Stays stiff at 120 bar and 150 °C. For Basalt levers and Meridian calipers; mineral oil. 74 g.',
    specs: {
      Length: '2,000 mm',
      Diameter: '5.0 mm outside, 2.3 mm inside',
      'Burst pressure': '400 bar',
      Banjo: 'M6, 360° adjustable',
      Fluid: 'Mineral oil',
      Material: 'PTFE, aramid, polyamide',
      Weight: '74 g',
    },
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
