import {
  around,
  capsule,
  circle,
  polar,
  ring,
  ringSector,
  roundedPolygon,
  smooth,
  type Point,
  points,
} from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { placed, profile, type Studio } from '../studio.ts';
import { bolt } from './chainring.ts';

/** Draws a coil of hydraulic hose with its banjo, olives and barbs. */
export function hoseKit(studio: Studio, finish: Finish): string {
  const centre = { x: -6, y: 2 };
  const coil = Array.from({ length: 119 }, (_, index) =>
    polar(58 + 3 * Math.sin(index / 13) + index * 0.14, 64 + index * 10, centre),
  );
  const tie = placed(
    studio.plate(roundedPolygon(points('-5,-13 5,-13 5,13 -5,13'), 2), finishes.black, {
      bevel: 0.8,
      lift: 1.6,
    }),
    { ...polar(66, -118, centre), turn: -28 },
  );
  const tip = coil.at(-1) ?? centre;
  return [
    studio.lifted(studio.tube(smooth(coil), 5, finish), 3.4),
    tie,
    placed(hoseEnd(studio), { ...tip, turn: 64 + 118 * 10 + 90 }),
    placed(banjo(studio), { x: -14, y: -12, turn: -24 }),
    ...[0, 1].map((index) => placed(olive(studio), { x: 12 + index * 14, y: 14 - index * 5, turn: -20 })),
    ...[0, 1].map((index) => placed(barb(studio), { x: -28 + index * 22, y: 26 + index * 4, turn: 12 })),
  ].join('');
}

function hoseEnd(studio: Studio): string {
  return studio.lifted(studio.lathe(profile('-4,3.4 6,3.4 7,2.4 11,2.4'), finishes.silver), 2);
}

function olive(studio: Studio): string {
  return studio.lifted(studio.lathe(profile('-3.4,2.9 -1,4 1,4 3.4,2.9'), finishes.brass), 1.6);
}

function barb(studio: Studio): string {
  return studio.lifted(studio.lathe(profile('-7,3.4 -5,3.4 -5,1.3 4,1.3 7,0.8'), finishes.silver), 1.6);
}

/** Draws a banjo: the eye for its bolt and the stub for the hose. */
export function banjo(studio: Studio): string {
  return [
    studio.lifted(
      studio.lathe(profile('5,3.2 14,3.2 14,4.2 20,4.2 20,2.4 30,2.4 31,1.8'), finishes.silver),
      2,
    ),
    studio.turned(ring(8, 3.1), finishes.silver, { bevel: 0.8, lift: 2, radius: 10 }),
    studio.turned(ring(6.4, 3.1), finishes.polished, { bevel: 0.3, radius: 8 }),
  ].join('');
}

/** Draws a flat-mount adaptor: outer bolts for the fork, inner bolts for the caliper. */
export function discAdaptor(studio: Studio, finish: Finish): string {
  const body = roundedPolygon(
    points('-46,-7 -38,-11 -22,-12 22,-12 38,-11 46,-7 46,7 38,11 22,9 -22,9 -38,11 -46,7'),
    [6, 6, 8, 8, 6, 6, 6, 6, 10, 10, 6, 6],
  );
  const counterbore = (x: number) => [
    studio.recess(circle(5.6, { x, y: 0 }), finish, 0.9),
    studio.opening(circle(2.75, { x, y: 0 }), '#0a0b0c'),
  ];
  return [
    studio.plate(body, finish, { bevel: 1.5, lift: 5 }),
    studio.recess(capsule({ x: -6, y: 0 }, { x: 6, y: 0 }, 4.4), finish, 1),
    ...[-35, 35].flatMap(counterbore),
    ...[-17, 17].map((x) => bolt(studio, { x, y: 0 }, { finish: finishes.orange, size: 4.6 })),
    studio.printed({ text: '160', height: 3.4, x: 0, y: 0 }),
  ].join('');
}

/** Draws the ring that adapts a six-bolt rotor to a centre-lock hub, with its six bolts. */
export function centreLockAdaptor(studio: Studio, finish: Finish): string {
  const holes = around(6, (degrees) => polar(22, degrees), -90);
  const bosses = holes.map((hole) => capsule({ x: hole.x * 0.7, y: hole.y * 0.7 }, hole, [9, 6]));
  const splines = around(36, (degrees) => ringSector([15.6, 17], [degrees, degrees + 5], 0.2));
  const outlines = [circle(20), ...bosses].map((outline) => `<path d="${outline}"/>`).join('');
  return [
    studio.lifted(studio.fused(outlines, finish, 1), 4),
    ...holes.map((hole) => bolt(studio, hole, { finish: finishes.steel, size: 3.9 })),
    studio.turned(ring(18.6, 16.4), finishes.silver, { bevel: 0.4, lift: 0.6, radius: 20 }),
    studio.opening(circle(17), '#0a0b0c'),
    studio.opening(splines.join(''), '#7f858b'),
    studio.shaded(`<path d="${circle(15.6)}" fill="${bore(studio)}"/>`),
  ].join('');
}

/** Returns a gradient for the background seen through a bore, whose wall casts a shadow on the upper left. */
function bore(studio: Studio): string {
  return studio.linear([
    [0, '#b9b5ae'],
    [0.45, '#dcd9d2'],
    [1, '#eeece8'],
  ]);
}

/** Draws an M5 × 10 bolt from the side, with its head to the left. */
function rotorBolt(studio: Studio, finish: Finish): string {
  const threads = Array.from(
    { length: 11 },
    (_, index) => `M${String(-3 + index * 0.8)} -2.5L${String(-2.7 + index * 0.8)} 2.5`,
  ).join('');
  return [
    studio.lathe(profile('-6,3.8 -5.4,4.6 -3.4,4.6'), finish),
    studio.lathe(profile('-3.4,2.5 6,2.5 6.6,1.9'), finish),
    studio.lines(threads, { width: 0.3, opacity: 0.5 }),
    studio.shaded(studio.lathe(profile('0.6,2.56 4.4,2.56'), threadLock)),
  ].join('');
}

/** Blue of dried thread lock. */
const threadLock: Finish = { tones: ['#0d2c4c', '#184a7d', '#2c6fb0', '#5f9ad2', '#bcd8f2'], gloss: 0.2 };

/** Draws bolts scattered as on a workbench. */
export function rotorBolts(studio: Studio, finish: Finish): string {
  const lying: readonly (readonly [Point, number])[] = [
    [{ x: -13, y: -9 }, -32],
    [{ x: 11, y: -12 }, 28],
    [{ x: 15, y: 8 }, 104],
    [{ x: -3, y: 14 }, 174],
  ];
  return [
    ...lying.map(([place, turn]) =>
      studio.lifted(placed(rotorBolt(studio, finish), { ...place, turn }), 1.4),
    ),
    bolt(studio, { x: -15, y: 8 }, { finish, size: 4.6 }),
    bolt(studio, { x: 0, y: -2 }, { finish, size: 4.6 }),
  ].join('');
}

/** Draws a bolt from the side and, to the right, head-on. */
export function rotorBoltViews(studio: Studio, finish: Finish): string {
  return (
    placed(rotorBolt(studio, finish), { x: -8, y: 0 }) + bolt(studio, { x: 9, y: 0 }, { finish, size: 4.6 })
  );
}
