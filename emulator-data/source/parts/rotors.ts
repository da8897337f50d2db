import { rotor } from '../drawings/parts/brakes.ts';
import { centreLockAdaptor, rotorBolts, rotorBoltViews } from '../drawings/parts/brake-fittings.ts';
import { axis, cross, diameter, horizontal, pitchCircle, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import type { SheetLayout } from '../drawings/sheet.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { black, gold, orange, petrol, silver, steel } = finishes;

/** Returns a drawing layout with a six-bolt rotor's outer diameter, bolt circle, bore and braking band. */
function rotorSheet(diameterMm: number): SheetLayout {
  const edge = diameterMm / 2;
  return {
    centreLines: [...cross(edge + 6), pitchCircle(44)],
    dimensions: [
      diameter(diameterMm, -35),
      diameter(44, -122, { prefix: '6 × M5 ON ⌀', kneeMm: edge + 8 }),
      diameter(35, 140, { kneeMm: edge + 8 }),
      diameter(2 * (edge - 14.5), 40, { kneeMm: edge + 8 }),
    ],
  };
}

export const rotors = {
  rotor160: {
    id: 'basalt-rotor-160',
    partNumber: 'PW-RT160-6B',
    name: 'Basalt Rotor 160 mm',
    kind: 'rotor',
    description:
      'A waved stainless braking band riveted to a machined alloy carrier, so that heat makes it grow without warping. Vents sweep the whole pad once a turn. Six-bolt, 1.8 mm thick, 102 g with bolts.',
    specs: {
      Diameter: '160 mm',
      Mount: 'Six-bolt, 44 mm (ISO disc)',
      Thickness: '1.8 mm, replace at 1.5 mm',
      Construction: 'Two-piece, riveted',
      Material: 'Stainless SUS410, 6061',
      Finish: 'Ground, black carrier',
      Weight: '102 g with bolts',
    },
    interfaces: [
      needs('rotor-hub', 'six-bolt'),
      provides('rotor-bolt', 'M5x10'),
      needs('rotor-size', '160'),
      needs('rotor-thickness', 1.8),
      needs('brake-surface', 'disc'),
    ],
    priceCents: 4900,
    quantity: 88,
    minOrder: 1,
    viewMm: 182,
    drawing: (studio) => rotor(studio, 160, black),
    sheet: rotorSheet(160),
  },
  rotor180: {
    id: 'basalt-rotor-180',
    partNumber: 'PW-RT180-6B',
    name: 'Basalt Rotor 180 mm',
    kind: 'rotor',
    description:
      'The large rotor for long descents and loaded bikes: an eighth more stopping power than 160 mm at the same lever force. Stainless band, anodised carrier, six-bolt. 1.8 mm thick, 131 g.',
    specs: {
      Diameter: '180 mm',
      Mount: 'Six-bolt, 44 mm (ISO disc)',
      Thickness: '1.8 mm, replace at 1.5 mm',
      Construction: 'Two-piece, riveted',
      Material: 'Stainless SUS410, 6061',
      Finish: 'Ground, orange carrier',
      Weight: '131 g',
    },
    interfaces: [
      needs('rotor-hub', 'six-bolt'),
      provides('rotor-bolt', 'M5x10'),
      needs('rotor-size', '180'),
      needs('rotor-thickness', 1.8),
      needs('brake-surface', 'disc'),
    ],
    priceCents: 5600,
    quantity: 0,
    minOrder: 1,
    viewMm: 204,
    drawing: (studio) => rotor(studio, 180, orange),
    sheet: rotorSheet(180),
  },
  rotor203: {
    id: 'basalt-rotor-203',
    partNumber: 'PW-RT203-6B',
    name: 'Basalt Rotor 203 mm',
    kind: 'rotor',
    description:
      'For cargo bikes and the steepest tracks: the 203 mm band soaks up a third more heat than 180 mm before it fades. Needs a fork and an adaptor rated for it. Six-bolt, 2.0 mm thick, 178 g.',
    specs: {
      Diameter: '203 mm',
      Mount: 'Six-bolt, 44 mm (ISO disc)',
      Thickness: '2.0 mm, replace at 1.7 mm',
      Construction: 'Two-piece, riveted',
      Material: 'Stainless SUS410, 6061',
      Finish: 'Ground, gold carrier',
      Weight: '178 g',
    },
    interfaces: [
      needs('rotor-hub', 'six-bolt'),
      provides('rotor-bolt', 'M5x10'),
      needs('rotor-size', '203'),
      needs('rotor-thickness', 2),
      needs('brake-surface', 'disc'),
    ],
    priceCents: 6400,
    quantity: 37,
    minOrder: 1,
    viewMm: 230,
    drawing: (studio) => rotor(studio, 203, gold),
    sheet: rotorSheet(203),
  },
  rotor140: {
    id: 'meridian-rotor-140',
    partNumber: 'PW-RT140-6B',
    name: 'Meridian Rotor 140 mm',
    kind: 'rotor',
    description:
      'The small rear rotor for road wheels: quick to cool, quick to clear water, and the lightest we make. Silver carrier to match the Meridian hubs with their adaptor. Six-bolt, 1.8 mm thick, 84 g.',
    specs: {
      Diameter: '140 mm',
      Mount: 'Six-bolt, 44 mm (ISO disc)',
      Thickness: '1.8 mm, replace at 1.5 mm',
      Construction: 'Two-piece, riveted',
      Material: 'Stainless SUS410, 6061',
      Finish: 'Ground, silver carrier',
      Weight: '84 g',
    },
    interfaces: [
      needs('rotor-hub', 'six-bolt'),
      provides('rotor-bolt', 'M5x10'),
      needs('rotor-size', '140'),
      needs('rotor-thickness', 1.8),
      needs('brake-surface', 'disc'),
    ],
    priceCents: 4500,
    quantity: 52,
    minOrder: 1,
    viewMm: 160,
    drawing: (studio) => rotor(studio, 140, silver),
    sheet: rotorSheet(140),
  },
  centreLock: {
    id: 'quay-centre-lock-adaptor',
    partNumber: 'PW-CL-6B',
    name: 'Quay Centre-Lock Adaptor',
    kind: 'rotor-adapter',
    description:
      'Puts any six-bolt rotor on a centre-lock hub. A splined ring of 7075 carries the rotor on six M5 bolts, and the hub’s own lockring holds it at 40 Nm. With bolts, 33 g.',
    specs: {
      Hub: 'Centre-lock spline',
      Rotor: 'Six-bolt, 44 mm (ISO disc)',
      Bolts: 'Six M5 × 10, T25',
      'Lockring torque': '40 Nm',
      Material: 'Aluminium 7075-T6',
      Finish: 'Petrol anodised',
      Weight: '33 g with bolts',
    },
    interfaces: [
      needs('rotor-hub', 'centre-lock'),
      provides('rotor-hub', 'six-bolt'),
      provides('rotor-bolt', 'M5x10'),
      needs('tool-drive', 'T25'),
      provides('torque', { max: 40, place: 'lockring' }),
      needs('brake-surface', 'disc'),
    ],
    priceCents: 2150,
    quantity: 94,
    minOrder: 1,
    viewMm: 74,
    drawing: (studio) => centreLockAdaptor(studio, petrol),
    sheet: {
      acrossMm: 105,
      centreLines: [...cross(33), pitchCircle(44)],
      dimensions: [
        diameter(56, -35),
        diameter(44, -145, { prefix: '6 × M5 ON ⌀', kneeMm: 30 }),
        diameter(31.2, 145, { kneeMm: 34 }),
      ],
    },
  },
  rotorBolt: {
    id: 'basalt-rotor-bolt-m5',
    partNumber: 'PW-RB-M5X10',
    name: 'Basalt Rotor Bolt M5 × 10',
    kind: 'rotor-bolts',
    description:
      'The bolt that holds a rotor: low T25 head, rolled thread and a patch of dry thread lock, good for three fittings. Tighten to 6 Nm. Sold by the piece, in sixes. 1.8 g.',
    specs: {
      Thread: 'M5 × 0.8, 10 mm',
      Head: 'T25 (ISO 10664), ⌀9.2 mm',
      'Property class': '12.9 (ISO 898-1)',
      'Tightening torque': '6 Nm',
      Material: 'Steel, hardened',
      Finish: 'Zinc-nickel',
      Weight: '1.8 g',
    },
    interfaces: [
      needs('rotor-bolt', 'M5x10'),
      needs('tool-drive', 'T25'),
      provides('torque', { max: 6, place: 'rotor-bolt' }),
    ],
    priceCents: 50,
    priceBreaks: [
      { from: 60, unitPriceCents: 42 },
      { from: 300, unitPriceCents: 35 },
    ],
    quantity: 5400,
    minOrder: 12,
    step: 6,
    viewMm: 56,
    drawing: (studio) => rotorBolts(studio, steel),
    sheet: {
      drawing: (studio) => rotorBoltViews(studio, steel),
      acrossMm: 42,
      centreLines: [axis('-16,0 0.5,0'), ...cross(6.4, { x: 9, y: 0 })],
      dimensions: [
        horizontal('-11.4,2.5 -1.4,2', 8),
        horizontal('-14,-4.6 -11.4,-2.5', -8),
        vertical('-1.6,-2.5 -1.6,2.5', 2.6, { prefix: 'M' }),
        diameter(9.2, -50, { centre: { x: 9, y: 0 } }),
      ],
    },
  },
} as const satisfies Record<string, SeedPart>;
