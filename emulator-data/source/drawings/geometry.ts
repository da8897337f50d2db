/** Point in millimetres; y grows downwards, as in SVG. All angles are in degrees, clockwise from three o'clock. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the point at an angle on a circle around `centre`. */
export function polar(radius: number, degrees: number, centre: Point = { x: 0, y: 0 }): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(radians), y: centre.y + radius * Math.sin(radians) };
}

/** Formats a number for an SVG path, rounded to three decimals (a thousandth of a millimetre). */
export function written(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function at({ x, y }: Point): string {
  return `${written(x)} ${written(y)}`;
}

/** Parses a list of points, for example `points('0,0 12.5,-3')`. */
export function points(noted: string): readonly Point[] {
  return noted.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });
}

/** Returns the path of a polygon, or of an open line if `closed` is false. */
export function polyline(corners: readonly Point[], closed = true): string {
  return `M${corners.map(at).join('L')}${closed ? 'Z' : ''}`;
}

export function circle(radius: number, centre: Point = { x: 0, y: 0 }): string {
  return ellipse(radius, radius, centre);
}

function ellipse(rx: number, ry: number, { x, y }: Point = { x: 0, y: 0 }): string {
  const arc = `A${written(rx)} ${written(ry)} 0 1 1 `;
  return `M${at({ x: x - rx, y })}${arc}${at({ x: x + rx, y })}${arc}${at({ x: x - rx, y })}Z`;
}

export function ring(outer: number, inner: number, centre: Point = { x: 0, y: 0 }): string {
  return circle(outer, centre) + circle(inner, centre);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function roundedBox({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return roundedPolygon(corners, r);
}

/** Returns the point at `distance` from `from` towards `to`, but at most halfway. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Returns the path of a polygon with rounded corners: one radius for all of them, or a list of radii. */
export function roundedPolygon(points: readonly Point[], radius: number | readonly number[]): string {
  const corners = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const r = typeof radius === 'number' ? radius : (radius[index] ?? 0);
    return `${at(towards(corner, before, r))}Q${at(corner)} ${at(towards(corner, after, r))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Returns the path of a smooth curve through points (a Catmull-Rom spline as cubic Béziers). */
export function smooth(points: readonly Point[], { closed = false, tension = 1 } = {}): string {
  const count = points.length;
  const point = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? { x: 0, y: 0 };
  };
  const spans = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const pull = tension / 6;
    const first = { x: from.x + (to.x - before.x) * pull, y: from.y + (to.y - before.y) * pull };
    const second = { x: to.x - (after.x - from.x) * pull, y: to.y - (after.y - from.y) * pull };
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `M${at(point(0))}${spans.join('')}${closed ? 'Z' : ''}`;
}

/** Pair of measures, for example inner and outer radius, or first and last angle. */
export type Pair = readonly [number, number];

/** Returns the outline of two circles and their outer tangents: a slot or, with two radii, a crank arm. */
export function capsule(from: Point, to: Point, radius: number | Pair): string {
  const [fromRadius, toRadius] = typeof radius === 'number' ? [radius, radius] : radius;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const heading = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const lean = (Math.acos((fromRadius - toRadius) / length) * 180) / Math.PI;
  const [a, b] = [polar(fromRadius, heading - lean, from), polar(toRadius, heading - lean, to)];
  const [c, d] = [polar(toRadius, heading + lean, to), polar(fromRadius, heading + lean, from)];
  const [far, near] = [lean > 90 ? 1 : 0, lean < 90 ? 1 : 0];
  const arcTo = (radius: number, large: number, end: Point) =>
    `A${written(radius)} ${written(radius)} 0 ${String(large)} 1 ${at(end)}`;
  return `M${at(a)}L${at(b)}${arcTo(toRadius, far, c)}L${at(d)}${arcTo(fromRadius, near, a)}Z`;
}

/** Calls `make` for `count` directions spaced evenly around a circle, starting at `from` degrees. */
export function around<T>(count: number, make: (degrees: number, index: number) => T, from = 0): T[] {
  return Array.from({ length: count }, (_, index) => make(from + (360 * index) / count, index));
}

/** Returns the path of a ring sector between two angles, with four rounded corners. */
export function ringSector([inner, outer]: Pair, [from, to]: Pair, round = 0): string {
  const [o, i] = [(round / outer) * 57.3, (round / inner) * 57.3];
  const large = to - from > 180 ? 1 : 0;
  const arc = (r: number, sweep: number, end: Point) =>
    `A${written(r)} ${written(r)} 0 ${String(large)} ${String(sweep)} ${at(end)}`;
  return [
    `M${at(polar(outer, from + o))}`,
    arc(outer, 1, polar(outer, to - o)),
    `Q${at(polar(outer, to))} ${at(polar(outer - round, to))}`,
    `L${at(polar(inner + round, to))}`,
    `Q${at(polar(inner, to))} ${at(polar(inner, to - i))}`,
    arc(inner, 0, polar(inner, from + i)),
    `Q${at(polar(inner, from))} ${at(polar(inner + round, from))}`,
    `L${at(polar(outer - round, from))}`,
    `Q${at(polar(outer, from))} ${at(polar(outer, from + o))}Z`,
  ].join('');
}

/** Bicycle chain pitch, and radius of the seat for its 7.75 mm rollers, in millimetres (ISO 606). */
export const chainPitch = 12.7;
const rollerSeat = 3.98;

export function pitchRadius(teeth: number): number {
  return chainPitch / (2 * Math.sin(Math.PI / teeth));
}

/**
 * Returns the outline of a sprocket: roller seats on the pitch circle, sloping flanks and narrow tips.
 * @param height from the pitch circle to the tips, in millimetres; worn and shift teeth are lower
 */
export function sprocket(teeth: number, height = 3.6, turn = 0): string {
  const pitch = pitchRadius(teeth);
  const step = 360 / teeth;
  const arc = `A${written(rollerSeat)} ${written(rollerSeat)} 0 0 0 `;
  const seatHalf = 74;
  const parts = around(
    teeth,
    (degrees) => {
      const seat = polar(pitch, degrees);
      const enter = polar(rollerSeat, degrees + 180 + seatHalf, seat);
      const leave = polar(rollerSeat, degrees + 180 - seatHalf, seat);
      const tip = (0.62 / (pitch + height)) * 57.3;
      const [rise, fall] = [degrees + step / 2 - tip, degrees + step / 2 + tip].map((turned) =>
        polar(pitch + height, turned),
      );
      const knee = (side: number) => polar(pitch + height * 0.5, degrees + step / 2 + side * (step * 0.19));
      const next = polar(rollerSeat, degrees + step + 180 + seatHalf, polar(pitch, degrees + step));
      if (rise === undefined || fall === undefined) return '';
      return `L${at(enter)}${arc}${at(leave)}Q${at(knee(-1))} ${at(rise)}L${at(fall)}Q${at(knee(1))} ${at(next)}`;
    },
    turn,
  );
  return `M${parts.join('').slice(1)}Z`;
}
