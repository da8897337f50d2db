import { points, polar, type Point } from './geometry.ts';

interface Look {
  /** Text before the number, for example `⌀`, `M` or `6 × ⌀`. */
  readonly prefix?: string;
  /** Text after the number. */
  readonly suffix?: string;
}

/** Distance between two points, measured along a dimension line. */
interface LinearDimension extends Look {
  readonly kind: 'linear';
  readonly from: Point;
  readonly to: Point;
  /** Direction of the dimension line. */
  readonly degrees: number;
  /** A point on the dimension line. */
  readonly through: Point;
}

interface DiameterDimension extends Look {
  readonly kind: 'diameter';
  readonly mm: number;
  readonly centre: Point;
  /** Direction of the leader line. */
  readonly degrees: number;
  /** Distance between the centre and the bend of the leader line; by default just outside the part. */
  readonly kneeMm?: number;
}

interface AngleDimension extends Look {
  readonly kind: 'angle';
  readonly centre: Point;
  readonly radiusMm: number;
  readonly from: number;
  readonly to: number;
}

/** Dimension shown on a drawing. Its number is computed from the geometry, in millimetres of the part. */
export type Dimension = LinearDimension | DiameterDimension | AngleDimension;

function ends(noted: string): readonly [Point, Point] {
  const [from = { x: 0, y: 0 }, to = from] = points(noted);
  return [from, to];
}

/** Returns the horizontal dimension of two points, on a line at height `y`: `horizontal('-50,0 50,0', 60)`. */
export function horizontal(noted: string, y: number, look: Look = {}): Dimension {
  const [from, to] = ends(noted);
  return { kind: 'linear', from, to, degrees: 0, through: { x: 0, y }, ...look };
}

/** Returns the vertical dimension of two points, on a line at `x`. */
export function vertical(noted: string, x: number, look: Look = {}): Dimension {
  const [from, to] = ends(noted);
  return { kind: 'linear', from, to, degrees: 90, through: { x, y: 0 }, ...look };
}

/** Returns the dimension of two points along their own direction, on a line `away` mm to the left of them. */
export function aligned(noted: string, away: number, look: Look = {}): Dimension {
  const [from, to] = ends(noted);
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return { kind: 'linear', from, to, degrees, through: polar(away, degrees - 90, from), ...look };
}

interface RoundLook extends Look {
  readonly centre?: Point;
  readonly kneeMm?: number;
}

const origin: Point = { x: 0, y: 0 };

/** Returns a diameter dimension whose leader line points in the direction `degrees`. */
export function diameter(
  mm: number,
  degrees: number,
  { centre = origin, ...look }: RoundLook = {},
): Dimension {
  return { kind: 'diameter', mm, centre, degrees, ...look };
}

interface Arc {
  readonly centre: Point;
  readonly radiusMm: number;
}

/** Returns the dimension of the angle between two directions. */
export function angle([from, to]: readonly [number, number], { centre, radiusMm }: Arc): Dimension {
  return { kind: 'angle', centre, radiusMm, from, to };
}

/** Centre line: straight through two points, or a circle such as a pitch circle. */
export type CentreLine = readonly [Point, Point] | { readonly centre: Point; readonly radiusMm: number };

/** Returns a straight centre line through two points: `axis('-60,0 60,0')`. */
export function axis(noted: string): CentreLine {
  return ends(noted);
}

/** Returns the horizontal and vertical centre lines of a round part; each extends `reachMm` from the centre. */
export function cross(reachMm: number, { x, y }: Point = origin): readonly CentreLine[] {
  return [
    [
      { x: x - reachMm, y },
      { x: x + reachMm, y },
    ],
    [
      { x, y: y - reachMm },
      { x, y: y + reachMm },
    ],
  ];
}

/** Returns the circle on which holes or teeth are placed, `mm` in diameter. */
export function pitchCircle(mm: number, centre: Point = origin): CentreLine {
  return { centre, radiusMm: mm / 2 };
}

/** Formats a length or angle with at most one decimal, as shown on drawings. */
export function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}
