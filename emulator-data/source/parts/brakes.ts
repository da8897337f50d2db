import { finishes } from '../drawings/finishes.ts';
import { placed } from '../drawings/studio.ts';
import { brakeLever, brakePads, cableSet, caliper, rotor } from '../drawings/parts/brakes.ts';
import type { SeedPart } from '../part.ts';

const { black, graphite, orange, petrol, silver } = finishes;

export const brakes = {
  rotor160: {
    id: 'basalt-rotor-160',
    name: 'Basalt Rotor 160 mm',
    description:
      'A waved stainless braking band riveted to a machined alloy carrier, so that heat makes it grow without warping. Vents sweep the whole pad once a turn. Six-bolt, 1.8 mm thick, 102 g with bolts.',
    priceCents: 4900,
    quantity: 88,
    minOrder: 1,
    viewMm: 182,
    drawing: (studio) => rotor(studio, 160, black),
  },
  rotor180: {
    id: 'basalt-rotor-180',
    name: 'Basalt Rotor 180 mm',
    description:
      'The large rotor for long descents and loaded bikes: a fifth more stopping power than 160 mm at the same lever force. Stainless band, anodised carrier, six-bolt. 1.8 mm thick, 131 g.',
    priceCents: 5600,
    quantity: 0,
    minOrder: 1,
    viewMm: 204,
    drawing: (studio) => rotor(studio, 180, orange),
  },
  caliper: {
    id: 'meridian-flat-mount-caliper',
    name: 'Meridian Flat-Mount Caliper',
    description:
      'Forged two-piston caliper for 140 and 160 mm flat mounts. Bleed port and banjo point the same way, so bleeding needs no contortion. Mineral oil, 128 g with pads.',
    priceCents: 9400,
    quantity: 31,
    minOrder: 1,
    viewMm: 176,
    drawing: (studio) => placed(caliper(studio, black), { x: -6, y: 34 }),
  },
  lever: {
    id: 'basalt-brake-lever',
    name: 'Basalt Brake Lever',
    description:
      'Hydraulic lever with a radial master cylinder and a two-finger blade of forged 6061. Reach and bite point adjust without tools; the hinged clamp comes off with the grips in place. Left or right, 142 g.',
    priceCents: 11900,
    quantity: 26,
    minOrder: 1,
    viewMm: 222,
    drawing: (studio) => placed(brakeLever(studio, black, silver), { x: -40, y: 12 }),
  },
  pads: {
    id: 'basalt-sintered-pads',
    name: 'Basalt Sintered Brake Pads',
    description:
      'Sintered copper compound on steel backing plates with cooling fins that stay 40 °C cooler on a long descent. Bed them in with twenty firm stops. For all Pedalworks calipers; one pair with spring.',
    priceCents: 2950,
    quantity: 205,
    minOrder: 2,
    viewMm: 118,
    drawing: (studio) => brakePads(studio, graphite),
  },
  cables: {
    id: 'quay-brake-cable-set',
    name: 'Quay Brake Cable Set',
    description:
      'Compressionless housing with a slick liner, front and rear inner wires of polished stainless steel, and all ferrules. 1.6 m and 1.0 m of housing, 5 mm. Cut to length with a sharp cutter, never with pliers.',
    priceCents: 2750,
    quantity: 140,
    minOrder: 1,
    viewMm: 208,
    drawing: (studio) => cableSet(studio, petrol),
  },
} as const satisfies Record<string, SeedPart>;
