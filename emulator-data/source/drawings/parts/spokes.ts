import { circle, polyline, smooth, points } from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { placed, profile, type Studio } from '../studio.ts';

/** Length of a spoke in millimetres, from inside the elbow to the end of the thread. */
export const spokeMm = 292;

/** Draws a J-bend spoke with its nipple on the thread, elbow to the left. */
export function spoke(studio: Studio, nipple: Finish): string {
  const half = spokeMm / 2;
  const elbow = `${smooth(points('0,6 0,2.2 2.4,0'))}L${String(spokeMm)} 0`;
  return [
    placed(studio.tube(elbow, 2, finishes.polished), { x: -half, y: 0 }),
    studio.turned(circle(1.9, { x: -half, y: 7 }), finishes.polished, {
      bevel: 0.4,
      radius: 3,
      centre: { x: -half, y: 7 },
    }),
    placed(studio.lathe(profile('-12,1.7 -4,2 -3,2 -2.4,3 -0.6,3 0,2.2'), nipple), { x: half - 1, y: 0 }),
    placed(studio.lines(polyline(points('-10.5,-.6 -4,-.6'), false), { width: 0.4, opacity: 0.4 }), {
      x: half - 1,
      y: 0,
    }),
  ].join('');
}

/** Draws parallel spokes with a rubber band around them. */
export function spokes(studio: Studio, nipple: Finish): string {
  const rows = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const fan = rows.map((row) =>
    studio.lifted(placed(spoke(studio, nipple), { x: row * row * 0.5, y: row * 9, turn: row * 1.1 }), 2.4),
  );
  const band = studio.lifted(studio.rod('M38 -41Q42 0 38 41', 5.4, finishes.rubber), 2.4);
  return placed(fan.join('') + band, { x: -3, y: 4, turn: -38 });
}
