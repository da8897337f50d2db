import { circle, polyline, smooth, written, type Point } from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { placed, type Studio, profile } from '../studio.ts';

interface SpacePoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Projects a point in space onto the picture. */
type View = (point: SpacePoint) => Point;

/** Front view, for dimensioned drawings. */
export const fromFront: View = ({ x, y }) => ({ x, y });

/** View from the front, above and slightly left, for pictures. */
const fromAbove: View = ({ x, y, z }) => ({ x: x * 0.94 + z * 0.5, y: y * 0.96 - x * 0.16 + z * 0.3 });

/** Returns points along the right half of a drop bar, from the middle to the end; `half` is half the bar's width. */
function bend(half: number): readonly (readonly [x: number, y: number, z: number])[] {
  return [
    [0, 0, 0],
    [60, 0, 0],
    [half - 46, 0, 2],
    [half - 16, 1, 12],
    [half - 1, 5, 34],
    [half, 12, 62],
    [half + 1, 24, 78],
    [half + 3, 48, 78],
    [half + 5, 76, 74],
    [half + 7, 100, 52],
    [half + 8, 116, 18],
    [half + 9, 124, -22],
    [half + 9, 127, -48],
  ];
}

interface BarLook {
  readonly finish: Finish;
  readonly seen?: View;
}

/** Draws a compact drop bar with flat top, ramp, hook and drop, projected by `seen`. */
export function dropBar(studio: Studio, widthMm: number, { finish, seen = fromAbove }: BarLook): string {
  const side = (sign: 1 | -1): readonly Point[] =>
    bend(widthMm / 2).map(([x, y, z]) => seen({ x: sign * x, y, z }));
  const bar = (points: readonly Point[], width: number) => studio.rod(smooth(points), width, finish);
  const clamp = [seen({ x: -44, y: 0, z: 0 }), seen({ x: 44, y: 0, z: 0 })];
  const end = (sign: 1 | -1) => side(sign).at(-1) ?? { x: 0, y: 0 };
  return studio.lifted(
    [
      bar(side(1), 24),
      bar(side(-1), 24),
      studio.tube(polyline(clamp, false), 31.8, finish),
      knurling(studio, clamp),
      ...([1, -1] as const).map(
        (sign) =>
          studio.plate(circle(11, end(sign)), finishes.black, { bevel: 1.2 }) +
          studio.plate(circle(6, end(sign)), finishes.orange, { bevel: 0.8 }),
      ),
      studio.printed({ text: 'PEDALWORKS', height: 8, ...seen({ x: 102, y: 0, z: 0 }), turn: -9.6 }),
    ].join(''),
    9,
  );
}

function knurling(studio: Studio, [from, to]: readonly Point[]): string {
  if (from === undefined || to === undefined) return '';
  const marks = Array.from({ length: 11 }, (_, index) => {
    const part = 0.3 + index * 0.04;
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return `M${written(x - 2)} ${written(y - 15)}L${written(x + 3)} ${written(y + 15)}`;
  });
  return studio.lines(marks.join(''), { width: 0.8, colour: '#fff', opacity: 0.22 });
}

interface FlatBarLook {
  readonly finish: Finish;
  readonly grip: Finish;
  /** Rotation in the picture in degrees, clockwise. */
  readonly turn: number;
}

/** Draws a flat bar with 9° of sweep and lock-on grips, 760 mm from end to end. */
export function flatBar(studio: Studio, { finish, grip, turn }: FlatBarLook): string {
  const arm = (sign: 1 | -1): string => {
    const taper = profile('0,15.9 42,15.9 92,12.4 120,11.1 250,11.1');
    const parts = [studio.lathe(taper, finish), gripSleeve(studio, grip)].join('');
    return `<g transform="scale(${String(sign)} 1) rotate(9)">${parts}</g>`;
  };
  const marks = Array.from({ length: 15 }, (_, index) => `M${String(-21 + index * 3)} -15.9V15.9`).join('');
  const whole = [
    arm(1),
    arm(-1),
    studio.lathe(profile('-42,15.9 42,15.9'), finish),
    studio.lines(marks, { width: 0.6, colour: '#fff', opacity: 0.2 }),
    studio.printed({ text: 'BASALT 760', height: 8, x: 84, y: 13, turn: 9 }),
  ].join('');
  return studio.lifted(placed(whole, { x: 0, y: 0, turn }), 9);
}

function gripSleeve(studio: Studio, grip: Finish): string {
  const rings = Array.from({ length: 26 }, (_, index) => `M${String(262 + index * 4)} -16.4V16.4`).join('');
  return [
    studio.lathe(profile('246,17.4 258,17.4'), finishes.orange),
    studio.lathe(profile('258,16 262,16.6 368,16.6 373,17.6 380,17.6 384.5,15'), grip),
    studio.lines(rings, { width: 1.4, colour: '#000', opacity: 0.5 }),
    studio.lines(
      rings.replaceAll(/M(\d+)/gu, (_all, x: string) => `M${String(Number(x) + 1)}`),
      { width: 0.5, colour: '#fff', opacity: 0.2 },
    ),
  ].join('');
}
