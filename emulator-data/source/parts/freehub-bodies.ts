import { freehubBody } from '../drawings/parts/freehub-body.ts';
import { axis, horizontal, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { silver } = finishes;

export const freehubBodies = {
  microSplineBody: {
    id: 'meridian-freehub-body-micro-spline',
    partNumber: 'PW-FB-MS54',
    name: 'Meridian Freehub Body, Micro Spline',
    kind: 'freehub-body',
    description:
      'For Meridian hubs with 54 points of engagement: pull the HG body off by hand, push this one on, and Micro Spline cassettes fit. 23 fine splines milled into hardened alloy, on two sealed bearings. 52 g.',
    specs: {
      Hubs: 'Meridian, 54 points',
      Cassettes: 'Micro Spline',
      Splines: '23',
      Bearings: 'Two, sealed',
      Mounting: 'By hand, no tools',
      Material: 'Aluminium 7075-T6',
      Finish: 'Silver anodised',
      Weight: '52 g',
    },
    interfaces: [needs('freehub-mount', 'pedalworks-54'), provides('freehub', 'MS')],
    priceCents: 5800,
    quantity: 36,
    minOrder: 1,
    viewMm: 76,
    drawing: (studio) => freehubBody(studio, silver, -28),
    sheet: {
      drawing: (studio) => freehubBody(studio, silver),
      acrossMm: 84,
      centreLines: [axis('-30.5,0 31,0')],
      dimensions: [
        horizontal('-25,12.6 27,9', 27),
        horizontal('-7.2,16.4 20,15.6', 22),
        vertical('5,-16.4 5,16.4', 34, { prefix: '⌀' }),
        vertical('-24,-13.6 -24,13.6', -33, { prefix: '⌀' }),
      ],
    },
  },
} as const satisfies Record<string, SeedPart>;
