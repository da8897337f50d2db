import { finishes, type Finish } from '../finishes.ts';
import { placed, profile, type Studio } from '../studio.ts';
import { grooves, splines } from './wheel-parts.ts';

/** Angle between the edges of 23 splines and of the grooves between them, in degrees. */
const microSpline = 360 / 46;

/** Draws a freehub body from the side, turned by degrees: ratchet ring, seal, 23 fine splines, threaded end. */
export function freehubBody(studio: Studio, finish: Finish, turn = 0): string {
  const body = [
    studio.lathe(profile('-25,12.6 -24,13.6 -16,13.6 -16,12'), finishes.steel),
    splines(studio, { from: -24, to: -17.5, radius: 13.6, degrees: 360 / 108 }),
    studio.lathe(profile('-16,17.4 -15.2,18.2 -12,18.2 -11.4,17.6'), finishes.rubber),
    studio.lathe(profile('-11.4,18.6 -10.6,19.2 -8,19.2 -7.2,18.6'), finish),
    studio.lathe(profile('-7.2,16.4 19,16.4 20,15.6'), finish),
    splines(studio, { from: -6.6, to: 19, radius: 16.4, degrees: microSpline }),
    studio.lathe(profile('20,14.4 24,14.4 25,13.6'), finishes.graphite),
    grooves(studio, [21.2, 22.4, 23.6], 14.4),
    studio.lathe(profile('25,9.6 26.4,9.6 27,9'), finishes.silver),
  ];
  return studio.lifted(placed(body.join(''), { x: 0, y: 0, turn }), 2.4);
}
