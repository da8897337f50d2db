import {
  around,
  capsule,
  circle,
  polar,
  polyline,
  ring,
  ringSector,
  roundedBox,
  roundedPolygon,
  smooth,
  type Point,
  points,
} from '../geometry.ts';
import { finishes, toneAt, type Finish } from '../finishes.ts';
import { curvedText } from '../lettering.ts';
import { placed, type Studio, profile } from '../studio.ts';
import { bolt } from './chainring.ts';
import { hexBar } from './seating.ts';

/** Draws a folding multi-tool with half of its blades fanned out. */
export function multiTool(studio: Studio, finish: Finish): string {
  const [left, right] = [
    { x: -36, y: 16 },
    { x: 36, y: 16 },
  ];
  const blades: readonly (readonly [Point, number, number, number])[] = [
    [left, -118, 62, 6],
    [left, -96, 56, 5],
    [left, -72, 50, 4],
    [right, -62, 62, 8],
    [right, -84, 54, 5],
    [right, -108, 46, 3],
  ];
  const cheek = roundedPolygon(points('-48,4 48,4 50,28 -50,28'), 12);
  const windows = [-18, 0, 18]
    .map((x) => capsule({ x: x - 3.6, y: 16 }, { x: x + 3.6, y: 16 }, 4.2))
    .join('');
  return placed(
    [
      ...blades.map(([pivot, heading, length, width]) =>
        studio.lifted(blade(studio, { pivot, heading, length, width }), 3),
      ),
      studio.plate(cheek + windows, finish, { bevel: 1.4, lift: 5 }),
      ...[left, right].map((pivot) => bolt(studio, pivot, { finish: finishes.steel, size: 6 })),
    ].join(''),
    { x: 0, y: 14 },
  );
}

interface Blade {
  readonly pivot: Point;
  readonly heading: number;
  readonly length: number;
  readonly width: number;
}

function blade(studio: Studio, { pivot, heading, length, width }: Blade): string {
  const tip = polar(length, heading, pivot);
  const root = polar(13, heading, pivot);
  return [
    studio.fused(
      `<path d="${capsule(pivot, root, [6.5, Math.max(width * 0.62, 3.4)])}"/>`,
      finishes.steel,
      0.6,
    ),
    hexBar(studio, [root, tip], width),
    studio.lasered({ text: String(width), height: 2.6, ...root, turn: heading + 90 }),
  ].join('');
}

/** Draws a rear light: machined body, faceted lens and a grid of lit LEDs. */
export function rearLight(studio: Studio, body: Finish): string {
  const shell = roundedBox({ x: -24, y: -38, width: 48, height: 76 }, 17);
  const lens = roundedBox({ x: -18, y: -32, width: 36, height: 64 }, 13);
  const facets = [-24, -16, -8, 0, 8, 16, 24].flatMap((y) => [-12, -4, 4, 12].map((x) => facet({ x, y })));
  const fins = [-21, -17.5, -14, -10.5, -7, -3.5, 0, 3.5, 7, 10.5, 14, 17.5, 21].map((y) =>
    studio.plate(roundedBox({ x: -25.6, y: y - 1.1, width: 51.2, height: 2.2 }, 0.8), body, { bevel: 0.5 }),
  );
  const glow = studio.radial(
    [
      [0, '#ff5a4a', 0.85],
      [0.5, '#ff2d20', 0.35],
      [1, '#ff2d20', 0],
    ],
    { x: 0.5, y: 0.5 },
    0.5,
  );
  return [
    studio.lifted(fins.join(''), 4),
    studio.plate(shell, body, { bevel: 2, lift: 4 }),
    studio.plate(lens, finishes.red, {
      bevel: 1.6,
      fill: studio.linear([
        [0, '#e2323a'],
        [0.5, '#a50f18'],
        [1, '#5e070c'],
      ]),
    }),
    studio.clipped(studio.shaded(facets.join('')), lens),
    ...[-16, 0, 16].map(
      (y) =>
        studio.shaded(`<circle cx="0" cy="${String(y)}" r="17" fill="${glow}"/>`) +
        studio.opening(circle(3.1, { x: 0, y }), '#fff2ec'),
    ),
    studio.shaded(
      `<path d="${smooth(points('-14,-24 -8,-30 6,-30.4'))}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" stroke-linecap="round"/>`,
    ),
  ].join('');
}

function facet({ x, y }: Point): string {
  const half = 4;
  const corner = (dx: number, dy: number): Point => ({ x: x + dx * half, y: y + dy * half });
  const side = (ends: readonly [Point, Point], [colour, opacity]: readonly [string, number]) =>
    `<path d="${polyline([{ x, y }, ...ends])}" fill="${colour}" fill-opacity="${String(opacity)}"/>`;
  return [
    side([corner(-1, -1), corner(1, -1)], ['#fff', 0.2]),
    side([corner(-1, -1), corner(-1, 1)], ['#fff', 0.1]),
    side([corner(1, -1), corner(1, 1)], ['#000', 0.16]),
    side([corner(-1, 1), corner(1, 1)], ['#000', 0.28]),
  ].join('');
}

/** Draws a brass bell from above, on its clamp. */
export function bell(studio: Studio, dome: Finish): string {
  const shine = studio.radial(
    [
      [0, '#ffffff'],
      [0.08, toneAt(dome, 0.98)],
      [0.3, toneAt(dome, 0.72)],
      [0.62, toneAt(dome, 0.42)],
      [0.86, toneAt(dome, 0.12)],
      [0.95, toneAt(dome, 0.3)],
      [1, toneAt(dome, 0.5)],
    ],
    { x: 0.36, y: 0.33 },
    0.72,
  );
  const spun = Array.from({ length: 22 }, (_, index) => circle(3 + index * 1.15)).join('');
  const striker = smooth(points('24,20 33,27 37,34'));
  return [
    studio.lifted(studio.turned(ring(30, 20), finishes.black, { bevel: 1.4, radius: 34 }), 5),
    studio.lifted(
      studio.rod(striker, 3.4, finishes.polished) +
        studio.turned(circle(4.2, { x: 37.5, y: 35 }), dome, {
          bevel: 0.9,
          centre: { x: 37.5, y: 35 },
          radius: 6,
        }),
      3,
    ),
    studio.turned(circle(29), dome, { bevel: 2, lift: 6, radius: 32 }),
    studio.shaded(`<path d="${circle(28)}" fill="${shine}" fill-opacity=".82"/>`),
    studio.lines(spun, { width: 0.18, opacity: 0.16 }),
    studio.shaded(`<path d="${ring(27.8, 27)}" fill="#fff" fill-opacity=".35" fill-rule="evenodd"/>`),
    bolt(studio, { x: 0, y: 0 }, { finish: dome, size: 4.4 }),
    studio.engraved(curvedText({ text: 'PEDALWORKS', height: 3 }, 20, 90), {
      colour: '#3a2706',
      opacity: 0.7,
      glow: 0.3,
    }),
  ].join('');
}

/** Draws five chainring bolts in a circle around their sleeve nuts, and one more bolt from the side. */
export function chainringBolts(studio: Studio, finish: Finish, sleeve: Finish): string {
  const places = around(5, (degrees) => polar(24, degrees, { x: -6, y: -2 }), -90);
  const nut = (centre: Point) =>
    [
      studio.turned(circle(5.4, centre), finish, { bevel: 0.7, lift: 1.8, radius: 7, centre }),
      studio.turned(ring(4.2, 2.6, centre), sleeve, { bevel: 0.4, radius: 6, centre }),
      studio.opening(circle(2.6, centre), '#0a0b0c'),
      placed(studio.opening(ringSector([4.3, 5.5], [-100, -80]), '#0a0b0c'), centre),
    ].join('');
  return [
    ...places.map((place) => bolt(studio, place, { finish: finish, size: 6.6 })),
    ...around(5, (degrees) => nut(polar(9.6, degrees, { x: -6, y: -2 })), -54),
    studio.lifted(placed(sideBolt(studio, finish), { x: 32, y: 26, turn: 40 }), 2),
  ].join('');
}

/** Draws a chainring bolt from the side and, to the right, head-on. */
export function chainringBolt(studio: Studio, finish: Finish): string {
  return (
    placed(sideBolt(studio, finish), { x: -12, y: 0 }) + bolt(studio, { x: 12, y: 0 }, { finish, size: 6.4 })
  );
}

function sideBolt(studio: Studio, finish: Finish): string {
  const threads = Array.from(
    { length: 8 },
    (_, index) => `M${String(-3 + index * 0.9)} -4L${String(-2.6 + index * 0.9)} 4`,
  ).join('');
  return (
    studio.lathe(profile('-7,5.4 -6.4,6.4 -4,6.4 -4,4 4.6,4 5,3.4'), finish) +
    studio.lines(threads, { width: 0.3, opacity: 0.5 })
  );
}
