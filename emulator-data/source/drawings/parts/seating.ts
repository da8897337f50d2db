import {
  capsule,
  circle,
  polar,
  polyline,
  ring,
  roundedBox,
  roundedPolygon,
  smooth,
  written,
  type Point,
  points,
} from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { placed, type Studio, profile } from '../studio.ts';
import { bolt } from './chainring.ts';

function mirrored(points: readonly Point[]): readonly Point[] {
  return [...points, ...points.map(({ x, y }) => ({ x: -x, y })).reverse()];
}

/** Draws a saddle from above: padded shell, pressure relief channel, stitched edge. */
export function saddle(studio: Studio, finish: Finish): string {
  const outline = smooth(
    mirrored(points('8,-138 17,-126 21,-90 25,-40 37,12 60,62 71.5,96 68,124 46,137 16,130')),
    { closed: true },
  );
  const inset = smooth(
    mirrored(points('5,-129 11.5,-120 15,-88 19,-40 30,14 53,64 64,97 60,119 43,129 15,122')),
    { closed: true },
  );
  const channel = smooth(mirrored(points('3,-88 7,-60 9,-10 12,50 14,92 7,112')), { closed: true });
  return [
    rails(studio),
    studio.plate(outline, finish, { bevel: 7, lift: 12, fill: pillow(studio, finish) }),
    studio.lines(inset, { width: 1.1, opacity: 0.35 }),
    studio.shaded(
      `<path d="${inset}" fill="none" stroke="#f0e6d8" stroke-opacity=".7" stroke-width="1" stroke-dasharray="3.2 2.1"/>`,
    ),
    studio.recess(channel, finish, 3),
    studio.shaded(`<path d="${channel}" fill="#000" fill-opacity=".35"/>`),
    ...[-46, 46].map((x) => studio.shaded(perforations({ x, y: 84 }))),
    studio.printed({ text: 'PEDALWORKS', height: 6, x: 0, y: 124 }),
  ].join('');
}

function pillow(studio: Studio, finish: Finish): string {
  const [deep, shade, body, light] = finish.tones;
  return studio.radial(
    [
      [0, light],
      [0.4, body],
      [0.8, shade],
      [1, deep],
    ],
    { x: 0.36, y: 0.5 },
    0.75,
  );
}

function rails(studio: Studio): string {
  return studio.lifted(studio.rod('M-22 128V150M22 128V150', 7, finishes.polished), 4);
}

function perforations({ x, y }: Point): string {
  const holes = [-2, -1, 0, 1, 2].flatMap((row) =>
    [-1, 0, 1].map((column) => circle(0.85, { x: x + column * 5 + (row % 2) * 2.5, y: y + row * 6 })),
  );
  return `<path d="${holes.join('')}" fill="#000" fill-opacity=".5"/>`;
}

/** Draws a two-bolt seatpost: forged head, cradle and insertion scale. */
export function seatpost(studio: Studio, finish: Finish, turn = 52): string {
  const scale = Array.from(
    { length: 16 },
    (_, index) => `M${String(-40 + index * 10)} ${index % 5 === 0 ? '-3' : '0'}V6`,
  ).join('');
  const whole = [
    studio.lathe(profile('-70,13.6 225,13.6 227,12.8'), finish),
    studio.lathe(profile('-92,9 -84,11 -70,13.6'), finish),
    head(studio, finish),
    studio.lines(scale, { width: 0.5, colour: '#fff', opacity: 0.7 }),
    studio.printed({ text: 'MIN', height: 4, x: 127, y: 3 }),
    studio.printed({ text: '27.2', height: 4, x: 146, y: 3 }),
    studio.printed({ text: 'PEDALWORKS', height: 7, x: -4, y: -6.4 }),
  ].join('');
  return studio.lifted(placed(whole, { ...polar(-47.5, turn), turn }), 7);
}

function head(studio: Studio, finish: Finish): string {
  const yoke = roundedPolygon(points('-92,-8 -100,-26 -112,-28 -116,-14 -116,14 -112,28 -100,26 -92,8'), 4);
  const cradle = roundedBox({ x: -122, y: -22, width: 9, height: 44 }, 3);
  const top = roundedBox({ x: -132, y: -20, width: 8, height: 40 }, 3);
  const bolts = [-23, 23].map((y) =>
    placed(
      studio.lathe(profile('-132,2.2 -96,2.2'), finishes.polished) +
        studio.lathe(profile('-97,4 -93,4'), finishes.orange),
      { x: 0, y },
    ),
  );
  return [
    ...bolts,
    studio.plate(yoke, finish, { bevel: 1.6 }),
    studio.plate(cradle, finishes.silver, { bevel: 0.9, lift: 1 }),
    studio.plate(top, finishes.silver, { bevel: 0.9, lift: 1 }),
  ].join('');
}

/** Draws a rigid carbon fork from the front. */
export function fork(studio: Studio, accent: Finish): string {
  const steerer = studio.lathe(profile('-290,14.3 -140,14.3 -126,18 -118,19.9 -112,19.9'), finishes.silver);
  const crown = capsule({ x: -8, y: -104 }, { x: 8, y: -104 }, 21);
  const mount = { x: 0, y: -98 };
  const cutMarks = Array.from(
    { length: 12 },
    (_, index) => `M-6 ${String(-280 + index * 8)}h${index % 5 === 0 ? '12' : '6'}`,
  );
  return [
    studio.lifted(
      [
        placed(steerer, { x: 0, y: 0, turn: 90 }),
        ...sides.map((side) => forkLeg(studio, side)),
        studio.plate(crown, finishes.black, { bevel: 4 }),
        ...sides.map((side) => dropout(studio, side, accent)),
      ].join(''),
      10,
    ),
    studio.plate(ring(6, 3.4, mount), accent, { bevel: 0.7 }),
    studio.opening(circle(3.4, mount), '#08090a'),
    ...sides.map((side) =>
      studio.printed({ text: 'PEDALWORKS', height: 9, x: side * 52.5, y: 70, turn: side * 91 }),
    ),
    studio.lines(cutMarks.join(''), { width: 0.7, opacity: 0.4 }),
  ].join('');
}

type Side = 1 | -1;
const sides: readonly Side[] = [1, -1];

/** Parses points of the right-hand side, and mirrors them for the left-hand side. */
function onSide(side: Side, noted: string): readonly Point[] {
  return points(noted).map(({ x, y }) => ({ x: side * x, y }));
}

function forkLeg(studio: Studio, side: Side): string {
  const outside = '8,-118 34,-108 50,-84 58,-30 62,90 65,240 63,268';
  const inside = '51,268 50,240 42,90 32,-40 24,-70 0,-82';
  const outline = smooth(onSide(side, `${outside} ${inside}`), { closed: true, tension: 0.9 });
  return studio.plate(outline, finishes.black, { bevel: 4.6, fill: studio.linear(carbon(side), 0) });
}

function dropout(studio: Studio, side: Side, accent: Finish): string {
  const outline = roundedPolygon(onSide(side, '50,257 66,257 68,285 58,293 50,287'), 5);
  const axle = bolt(studio, { x: side * 59, y: 277 }, { finish: finishes.silver, size: 5 });
  return studio.plate(outline, accent, { bevel: 1.4, lift: 2 }) + axle;
}

function carbon(side: Side): readonly (readonly [number, string])[] {
  return side === 1
    ? [
        [0, '#17191c'],
        [0.3, '#3b3f44'],
        [0.5, '#23262a'],
        [1, '#0c0d0f'],
      ]
    : [
        [0, '#2c3034'],
        [0.22, '#5a5f65'],
        [0.45, '#2a2d31'],
        [1, '#101214'],
      ];
}

/** Draws a bottle cage made of one bent tube, with its mounting plate. */
export function bottleCage(studio: Studio, finish: Finish): string {
  const wing = (side: 1 | -1) =>
    smooth([
      { x: side * 9, y: 62 },
      { x: side * 14, y: 78 },
      { x: side * 34, y: 74 },
      { x: side * 41, y: 52 },
      { x: side * 40, y: 8 },
      { x: side * 34, y: -28 },
      { x: side * 37, y: -58 },
      { x: side * 27, y: -76 },
      { x: side * 10, y: -70 },
      { x: side * 7, y: -50 },
    ]);
  const band = (y: number, drop: number) =>
    smooth([
      { x: -40, y },
      { x: -24, y: y + drop },
      { x: 0, y: y + drop * 1.4 },
      { x: 24, y: y + drop },
      { x: 40, y },
    ]);
  const plate =
    roundedBox({ x: -12, y: -52, width: 24, height: 118 }, 8) +
    capsule({ x: 0, y: -36 }, { x: 0, y: -24 }, 2.8) +
    capsule({ x: 0, y: 28 }, { x: 0, y: 40 }, 2.8);
  return [
    studio.plate(plate, finishes.graphite, { bevel: 1.2, lift: 4 }),
    studio.printed({ text: 'PEDALWORKS', height: 4.2, x: 0, y: 4, turn: -90 }),
    studio.lifted(studio.rod(wing(1), 5, finish) + studio.rod(wing(-1), 5, finish), 7),
    studio.lifted(studio.rod(band(-34, 16), 5, finish) + studio.rod(band(28, 20), 5, finish), 9),
    ...[-30, 34].map((y) => bolt(studio, { x: 0, y }, { finish: finishes.orange, size: 4.6 })),
  ].join('');
}

/** Draws a straight hexagonal bar, such as a hex key's. */
export function hexBar(studio: Studio, [from, to]: readonly [Point, Point], width: number): string {
  const line = polyline([from, to], false);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const ridge = (part: number) => {
    const [nx, ny] = [(-dy / length) * width * part, (dx / length) * width * part];
    return `M${written(from.x + nx)} ${written(from.y + ny)}L${written(to.x + nx)} ${written(to.y + ny)}`;
  };
  return (
    studio.tube(line, width, finishes.polished) +
    studio.lines(ridge(0.22), { width: 0.3, opacity: 0.4 }) +
    studio.lines(ridge(-0.24), { width: 0.3, colour: '#fff', opacity: 0.7 })
  );
}
