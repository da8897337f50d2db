import { at, chainPitch, circle, ring, written, type Point } from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import type { Studio } from '../studio.ts';

interface ChainFinishes {
  readonly outer: Finish;
  readonly inner: Finish;
}

/** Returns positions for pins, one chain pitch apart, along a densely sampled line. */
export function pinsAlong(line: readonly Point[], pitch = chainPitch): readonly Point[] {
  const [first, ...rest] = line;
  if (first === undefined) return [];
  const pins = [first];
  for (const point of rest) {
    const last = pins.at(-1) ?? first;
    const distance = Math.hypot(point.x - last.x, point.y - last.y);
    if (distance < pitch) continue;
    pins.push({
      x: last.x + ((point.x - last.x) * pitch) / distance,
      y: last.y + ((point.y - last.y) * pitch) / distance,
    });
  }
  return pins;
}

/** Draws a roller chain from the side: inner links, outer links and riveted pins. `pins` are one pitch apart. */
export function chain(studio: Studio, pins: readonly Point[], { outer, inner }: ChainFinishes): string {
  const pairs = pins.slice(1).map((to, index) => ({ from: pins[index] ?? to, to, outside: index % 2 === 1 }));
  const plates = (outside: boolean, size: number) =>
    pairs
      .filter((pair) => pair.outside === outside)
      .map(({ from, to }) => `<path d="${linkPlate(from, to, size)}"/>`)
      .join('');
  const rollers = pins.map((pin) => circle(3.9, pin)).join('');
  return studio.lifted(
    [
      studio.opening(rollers, '#15171a'),
      studio.lifted(studio.fused(plates(false, 4.35), inner, 0.32), 0.8),
      studio.lifted(studio.fused(plates(true, 4.45), outer, 0.34), 1),
      studio.fused(pins.map((pin) => `<path d="${circle(1.75, pin)}"/>`).join(''), finishes.polished, 0.3),
      studio.shaded(
        studio.lines(pins.map((pin) => circle(1.85, pin)).join(''), { width: 0.22, opacity: 0.5 }),
      ),
      studio.opening(pins.map((pin) => circle(0.5, pin)).join(''), '#3b3f43'),
    ].join(''),
    3.2,
  );
}

/** Returns the outline of a link plate: two eyes, the waist between them, and a slot that saves weight. */
export function linkPlate(from: Point, to: Point, eye: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const local = (x: number, y: number) => at({ x: from.x + x * ux - y * uy, y: from.y + x * uy + y * ux });
  const [near, far, side] = [eye * 0.36, length - eye * 0.36, eye * 0.933];
  const cap = `A${written(eye)} ${written(eye)} 0 1 1 `;
  const middle = length / 2;
  const slot = `M${local(middle - 2, -0.85)}L${local(middle + 2, -0.85)}A.85 .85 0 0 1 ${local(middle + 2, 0.85)}L${local(middle - 2, 0.85)}A.85 .85 0 0 1 ${local(middle - 2, -0.85)}Z`;
  return [
    `M${local(near, -side)}Q${local(middle, -side * 0.5)} ${local(far, -side)}`,
    `${cap}${local(far, side)}Q${local(middle, side * 0.5)} ${local(near, side)}`,
    `${cap}${local(near, -side)}Z`,
    slot,
  ].join('');
}

/** Draws the quick link that closes a chain, in its own colour. */
export function quickLink(studio: Studio, [from, to]: readonly [Point, Point], finish: Finish): string {
  return [
    studio.plate(linkPlate(from, to, 4.5), finish, { bevel: 0.34, lift: 0.8 }),
    ...[from, to].map((pin) => studio.plate(ring(1.75, 0.5, pin), finishes.polished, { bevel: 0.3 })),
  ].join('');
}
