import { around, circle, polar, polyline, ring, ringSector, type Point } from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { curvedText } from '../lettering.ts';
import type { Studio } from '../studio.ts';
import { bolt } from './chainring.ts';

interface Wheel {
  readonly spokes: number;
  /** Depth of the rim in millimetres, from its outer to its inner edge. */
  readonly rimDepth: number;
  readonly rimFinish: Finish;
  readonly hubFinish: Finish;
  readonly nippleFinish: Finish;
  readonly engraving: string;
  /** Colour of the engraving. */
  readonly print: string;
  /** Finish of the freehub body. If set, the wheel is a rear wheel, seen from the freehub's side. */
  readonly freehub?: Finish;
}

/** Outer radius of a 700C rim in millimetres; the tyre's bead seat has a diameter of 622 mm. */
const rimRadius = 316;

/** Draws a complete wheel from the side: crossed spokes between a flanged hub and a box-section rim. */
export function wheel(studio: Studio, look: Wheel): string {
  const { spokes, rimDepth, hubFinish, nippleFinish } = look;
  const laced = lacing(spokes, rimRadius - rimDepth);
  const strokes = laced.map(({ from, to }) => polyline([from, to], false));
  const nipples = laced.map((spoke) => nipple(studio, spoke, nippleFinish));
  const spokeSet = strokes.map((stroke) => studio.tube(stroke, 2.3, finishes.polished)).join('');
  return [
    studio.lifted(spokeSet + nipples.join(''), 9),
    rim(studio, look),
    hubFace(studio, hubFinish),
    freehubFace(studio, look),
  ].join('');
}

interface Spoke {
  readonly from: Point;
  readonly to: Point;
}

/** Returns the spokes of a two-cross lacing, in which adjacent spokes leave the hub in opposite directions. */
function lacing(count: number, rimInside: number): readonly Spoke[] {
  return around(
    count,
    (degrees, index) => {
      const lead = index % 2 === 0 ? 58 : -58;
      return { from: polar(22, degrees + lead), to: polar(rimInside + 3, degrees) };
    },
    360 / count / 2 - 90,
  );
}

function nipple(studio: Studio, { from, to }: Spoke, finish: Finish): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const start = { x: to.x - ((to.x - from.x) / length) * 13, y: to.y - ((to.y - from.y) / length) * 13 };
  return studio.tube(polyline([start, to], false), 4.2, finish);
}

/** Draws a rim alone, from the side. */
export function rim(
  studio: Studio,
  look: Pick<Wheel, 'rimDepth' | 'rimFinish' | 'engraving' | 'print'>,
): string {
  const { rimDepth: depth, rimFinish: finish, engraving, print } = look;
  const inside = rimRadius - depth;
  const bands: readonly (readonly [outer: number, inner: number, bevel: number])[] = [
    [rimRadius, rimRadius - 4, 0.7],
    [rimRadius - 4, rimRadius - 13, 0.5],
    [rimRadius - 13, inside + 5, 1.4],
    [inside + 5, inside, 1.1],
  ];
  const valve = polar(inside + 5, 90);
  return [
    studio.lifted(
      bands
        .map(([outer, inner, bevel]) =>
          studio.turned(ring(outer, inner), finish, { bevel, radius: rimRadius + 9 }),
        )
        .join(''),
      9,
    ),
    trackLines(studio),
    studio.engraved(curvedText({ text: engraving, height: 9 }, inside + (depth - 13) / 2 + 2, -90), {
      glow: 0.2,
      colour: print,
      opacity: 0.85,
    }),
    studio.engraved(curvedText({ text: engraving, height: 9 }, inside + (depth - 13) / 2 + 2, 90), {
      glow: 0.2,
      colour: print,
      opacity: 0.85,
    }),
    studio.plate(circle(4.6, valve), finishes.silver, { bevel: 0.6 }),
    studio.opening(circle(3, valve), '#060708'),
  ].join('');
}

function trackLines(studio: Studio): string {
  const marks = Array.from({ length: 8 }, (_, index) => circle(rimRadius - 5 - index));
  return studio.lines(marks.join(''), { width: 0.25, colour: '#fff', opacity: 0.12 });
}

function hubFace(studio: Studio, finish: Finish): string {
  const windows = around(7, (degrees) => ringSector([14, 18.5], [degrees, degrees + 30], 1.6));
  const holes = around(14, (degrees) => circle(1.5, polar(22.4, degrees)), 6);
  return [
    studio.turned(circle(26) + windows.join(''), finish, { bevel: 0.9, lift: 5, radius: 28 }),
    studio.opening(holes.join(''), '#08090a'),
    studio.turned(ring(12.6, 0.1), finish, { bevel: 0.8, lift: 2.4, radius: 14 }),
    bolt(studio, { x: 0, y: 0 }, { finish: finishes.silver, size: 8.2 }),
  ].join('');
}

/** Draws the splined freehub body from its end. */
function freehubFace(studio: Studio, { freehub }: Wheel): string {
  if (freehub === undefined) return '';
  const grooves = around(9, (degrees) => ringSector([15.4, 17.6], [degrees, degrees + 13], 0.3));
  return [
    studio.turned(circle(17.4), freehub, { bevel: 0.7, lift: 4, radius: 19 }),
    studio.opening(grooves.join(''), '#0b0c0d'),
    studio.turned(ring(12.6, 8.2), finishes.silver, { bevel: 0.6, lift: 1, radius: 14 }),
    bolt(studio, { x: 0, y: 0 }, { finish: finishes.silver, size: 8.2 }),
  ].join('');
}
