import { points, polar, type Point } from './geometry.ts';

interface Look {
  /** Text before the figure: `⌀`, `M`, `6 × ⌀`. */
  readonly prefix?: string;
  /** Text after the figure. */
  readonly suffix?: string;
}

/** Distance between two points, measured along `degrees`, on a dimension line through `through`. */
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
  /** Direction of the leader. */
  readonly degrees: number;
  /** Distance between the centre and the bend of the leader; by default just outside the part. */
  readonly kneeMm?: number;
}

interface AngleDimension extends Look {
  readonly kind: 'angle';
  readonly centre: Point;
  readonly radiusMm: number;
  readonly from: number;
  readonly to: number;
}

/** Dimension in millimetres of the part. The figure is computed. */
export type Dimension = LinearDimension | DiameterDimension | AngleDimension;

function ends(noted: string): readonly [Point, Point] {
  const [from = { x: 0, y: 0 }, to = from] = points(noted);
  return [from, to];
}

/** The horizontal distance of two points, `horizontal('-50,0 50,0', 60)`, on a line at height `y`. */
export function horizontal(noted: string, y: number, look: Look = {}): Dimension {
  const [from, to] = ends(noted);
  return { kind: 'linear', from, to, degrees: 0, through: { x: 0, y }, ...look };
}

/** The vertical distance of two points on a line at `x`. */
export function vertical(noted: string, x: number, look: Look = {}): Dimension {
  const [from, to] = ends(noted);
  return { kind: 'linear', from, to, degrees: 90, through: { x, y: 0 }, ...look };
}

/** The distance of two points on a line parallel to them, `away` to their left, seen from the first. */
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

/** A diameter, its leader going out at `degrees`. */
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

/** The angle between two directions. */
export function angle([from, to]: readonly [number, number], { centre, radiusMm }: Arc): Dimension {
  return { kind: 'angle', centre, radiusMm, from, to };
}

/** A centre line: through two points, or a circle. */
export type CentreLine = readonly [Point, Point] | { readonly centre: Point; readonly radiusMm: number };

/** A centre line through two points, `axis('-60,0 60,0')`. */
export function axis(noted: string): CentreLine {
  return ends(noted);
}

/** The two centre lines of something round that reaches `reachMm` from its centre. */
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

/** A circle that holes or teeth stand on, of `mm` diameter. */
export function pitchCircle(mm: number, centre: Point = origin): CentreLine {
  return { centre, radiusMm: mm / 2 };
}

/** A length or angle as drawings write it. */
export function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}
