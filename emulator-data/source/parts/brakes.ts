import { brakeLever, brakePads, cableSet, caliper, finnedPad } from '../drawings/parts/brakes.ts';
import { cableEnd } from '../drawings/parts/tools.ts';
import { axis, cross, diameter, horizontal, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { placed } from '../drawings/studio.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { black, graphite, petrol, silver } = finishes;

export const brakes = {
  caliper: {
    id: 'meridian-flat-mount-caliper',
    partNumber: 'PW-BC-FM70',
    name: 'Meridian Flat-Mount Caliper',
    kind: 'caliper',
    description:
      'Forged two-piston caliper for flat mounts and rotors of 140 or 160 mm. Bleed port and banjo point the same way, so bleeding needs no contortion. Mineral oil, 128 g with pads.',
    specs: {
      Mount: 'Flat mount, 34 mm bolts',
      Pistons: 'Two, ⌀21 mm',
      Rotors: '140 and 160 mm, up to 1.8 mm thick',
      Fluid: 'Mineral oil',
      Hose: '5 mm, banjo M6',
      Material: 'Aluminium 6061, forged',
      Finish: 'Black anodised',
      Weight: '128 g with pads',
    },
    interfaces: [
      needs('caliper-mount', 'flat'),
      provides('rotor-size', '140', '160'),
      provides('rotor-thickness', { max: 1.8 }),
      provides('pad', 'pedalworks-32'),
      needs('fluid', 'mineral', { place: 'caliper' }),
      needs('actuation', 'hydraulic', { place: 'caliper' }),
      needs('brake-family', 'pedalworks', { place: 'caliper' }),
      needs('hose', 'banjo-m6'),
      needs('brake-surface', 'disc'),
    ],
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
      centreLines: [axis('-17,4 -17,26'), axis('17,4 17,26'), axis('-30,15 30,15')],
      dimensions: [
        horizontal('-17,15 17,15', 34),
        horizontal('-27.5,7 26.3,7', 44),
        vertical('-8,-16.2 -5,20.6', -44),
      ],
    },
  },
  lever: {
    id: 'basalt-brake-lever',
    partNumber: 'PW-BL-222',
    name: 'Basalt Brake Lever',
    kind: 'brake-lever',
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
    interfaces: [
      needs('lever-clamp', '22.2'),
      provides('fluid', 'mineral', { place: 'lever' }),
      provides('actuation', 'hydraulic', { place: 'lever' }),
      provides('brake-family', 'pedalworks', { place: 'lever' }),
      needs('hose', 'straight'),
    ],
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
    kind: 'brake-pads',
    description:
      'Sintered copper compound on steel backing plates with cooling fins that stay 40 °C cooler on a long descent. Bed them in with twenty firm stops. For the Meridian flat-mount caliper; one pair with spring.',
    specs: {
      Compound: 'Sintered copper',
      'Backing plate': 'Steel, 32 mm wide',
      Fins: 'Seven, aluminium',
      'Replace at': '0.5 mm of compound',
      Material: 'Copper, steel, aluminium',
      Contents: 'One pair, spring, split pin',
      Weight: '31 g the pair',
    },
    interfaces: [needs('pad', 'pedalworks-32'), needs('brake-surface', 'disc')],
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
    kind: 'brake-cable',
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
    interfaces: [needs('actuation', 'cable', { place: 'line' }), needs('line-diameter', 5)],
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
} as const satisfies Record<string, SeedPart>;
