import { around, circle, polar, polyline, ring, ringSector, smooth, points } from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { curvedText } from '../lettering.ts';
import { placed, type LatheProfile, type Studio, profile } from '../studio.ts';

/** Draws a front disc hub from the side: axle caps, two flanges, waisted shell, rotor mount. */
export function frontHub(studio: Studio, finish: Finish): string {
  const shell: LatheProfile = profile('-28,13.5 -24,13.5 -20,11.4 -2,10.2 15,11.6 19,14.5 24,14.5');
  const left: LatheProfile = profile('-33.5,24 -32.5,26 -29.6,26 -28.6,24 -28,16');
  const right: LatheProfile = profile('24,17 24.5,24 25.5,26 28.4,26 29.4,24 30,21');
  const mount: LatheProfile = profile('30,22 36,22 36,17.4 40,17');
  return studio.lifted(
    [
      studio.lathe(profile('-50,8.4 -48.5,9.4 -42,9.4 -42,12 -38,12.6 -33.5,16'), finishes.silver),
      studio.lathe(profile('40,12.6 43,12 43,9.4 48.5,9.4 50,8.4'), finishes.silver),
      studio.lathe(shell, finish),
      studio.lathe(left, finish),
      studio.lathe(right, finish),
      studio.lathe(mount, finishes.graphite),
      grooves(studio, [-46, -44, 46], 9.4),
      studio.shaded(flangeHoles([-31, 27], 22.6)),
      studio.printed({ text: 'PEDALWORKS', height: 3.6, x: -2, y: 2.2 }),
    ].join(''),
    5,
  );
}

/** Draws a rear hub with its splined freehub body. */
export function rearHub(studio: Studio, finish: Finish): string {
  const shell: LatheProfile = profile('-36,14.5 -31,14.5 -24,12 4,13 14,18 19,21');
  const freehub: LatheProfile = profile('30,18.6 32,17.2 64,17.2 65,16');
  return studio.lifted(
    [
      studio.lathe(profile('-71,8.4 -69.5,9.4 -62,9.4 -62,13 -58,14 -56,17'), finishes.silver),
      studio.lathe(profile('-56,22 -50,22 -50,18 -42,18'), finishes.graphite),
      studio.lathe(shell, finish),
      studio.lathe(profile('-42,23 -41,26 -37.6,26 -36,23'), finish),
      studio.lathe(profile('19,26 20,29 23.4,29 25,26 30,24'), finish),
      studio.lathe(freehub, finishes.steel),
      splines(studio, { from: 32, to: 64, radius: 17.2, degrees: 13.5 }),
      studio.lathe(profile('65,13 67,12.4 67,9.4 69.5,9.4 71,8.4'), finishes.silver),
      grooves(studio, [-67.5, -65, 68.5], 9.4),
      studio.shaded(flangeHoles([-39, 21.7], 24)),
      studio.printed({ text: 'PEDALWORKS', height: 3.8, x: -14, y: 2.6 }),
    ].join(''),
    5,
  );
}

/** Draws fine grooves around a turned body. */
export function grooves(studio: Studio, places: readonly number[], radius: number): string {
  const cuts = places.map((x) => `M${String(x)} ${String(-radius)}V${String(radius)}`).join('');
  return (
    studio.lines(cuts, { width: 0.5, opacity: 0.45 }) +
    studio.lines(
      cuts.replaceAll(/M(-?[\d.]+)/gu, (_all, x: string) => `M${String(Number(x) + 0.5)}`),
      { width: 0.3, colour: '#fff', opacity: 0.5 },
    )
  );
}

/** Draws the spoke holes of a flange edge-on, as short slots. */
function flangeHoles(places: readonly number[], radius: number): string {
  return places
    .flatMap((x) =>
      [-0.86, -0.55, -0.19, 0.19, 0.55, 0.86].map(
        (part) =>
          `<ellipse cx="${String(x)}" cy="${String(part * radius)}" rx=".75" ry="${String(1.3 * Math.cos(part))}" fill="#08090a" fill-opacity=".85"/>`,
      ),
    )
    .join('');
}

interface Splines {
  readonly from: number;
  readonly to: number;
  readonly radius: number;
  /** Angle between the edges of a spline. */
  readonly degrees: number;
}

/** Draws the splines of a freehub body. They get closer together towards its edges, as on any cylinder. */
export function splines(studio: Studio, { from, to, radius, degrees }: Splines): string {
  const reach = Math.floor(81 / degrees);
  const edges = Array.from(
    { length: 2 * reach + 1 },
    (_, index) => radius * Math.sin(((index - reach) * degrees * Math.PI) / 180),
  );
  return edges
    .map((y, index) => {
      const next = edges[index + 1];
      if (next === undefined || index % 2 === 1) return '';
      const groove = polyline([
        { x: from, y },
        { x: to, y },
        { x: to, y: next },
        { x: from, y: next },
      ]);
      return (
        studio.shaded(`<path d="${groove}" fill="#16181a" fill-opacity=".62"/>`) +
        studio.lines(`M${String(from)} ${String(next)}H${String(to)}`, {
          width: 0.3,
          colour: '#fff',
          opacity: 0.55,
        })
      );
    })
    .join('');
}

interface Tyre {
  readonly tread: Finish;
  readonly sidewall: Finish;
  readonly engraving: string;
}

/** Draws a folding tyre from the side: sidewall with hot-stamped lettering, and tread blocks on the shoulder. */
export function tyre(studio: Studio, { tread, sidewall, engraving }: Tyre): string {
  const [outer, bead] = [349, 311];
  const blocks = around(
    132,
    (degrees, index) =>
      `<path d="${ringSector([outer - (index % 2 === 0 ? 13 : 9), outer + 2.5], [degrees, degrees + 1.9], 1)}"/>`,
  );
  const side = studio.radial(
    [
      [0.885, '#6d4121'],
      [0.905, sidewall.tones[2]],
      [0.935, sidewall.tones[3]],
      [0.962, sidewall.tones[2]],
      [1, sidewall.tones[0]],
    ],
    { x: 0.5, y: 0.5 },
    0.5,
  );
  const label = (degrees: number) =>
    studio.engraved(curvedText({ text: engraving, height: 10 }, 325, degrees), {
      colour: '#20150d',
      opacity: 0.85,
      glow: 0.1,
    });
  return [
    studio.lifted(
      studio.turned(ring(outer, bead + 3), tread, { bevel: 3, radius: outer + 6 }) +
        studio.fused(blocks.join(''), tread, 0.9),
      9,
    ),
    studio.plate(ring(338.5, bead), sidewall, { bevel: 0, fill: side }),
    studio.shaded(shade(studio, 338.5, bead)),
    weave(studio, bead, 338),
    studio.turned(ring(bead + 5, bead), finishes.rubber, { bevel: 1, radius: bead + 8 }),
    label(-90),
    label(90),
  ].join('');
}

/** Draws light and shade on a round sidewall, lit from the upper left. */
function shade(studio: Studio, outer: number, inner: number): string {
  const fall = studio.linear([
    [0, '#fff', 0.28],
    [0.45, '#fff', 0],
    [0.6, '#000', 0],
    [1, '#000', 0.42],
  ]);
  return `<path d="${ring(outer, inner)}" fill="${fall}" fill-rule="evenodd"/>`;
}

/** Draws the casing's threads, which run diagonally. */
function weave(studio: Studio, from: number, to: number): string {
  const threads = around(420, (degrees) => polyline([polar(from, degrees), polar(to, degrees + 3.2)], false));
  return studio.lines(threads.join(''), { width: 0.35, colour: '#3a2010', opacity: 0.29 });
}

/** Draws two tubeless valves: base, rubber, threaded stem, lock nut and cap. */
export function valves(studio: Studio, finish: Finish): string {
  return [-13, 13]
    .map((offset) =>
      studio.lifted(placed(valve(studio, finish), { x: offset * 0.7, y: offset, turn: -38 }), 3.4),
    )
    .join('');
}

/** Draws one valve with its base to the left. */
export function valve(studio: Studio, finish: Finish): string {
  return [
    studio.lathe(profile('-36,8 -33,8.8 -30,8 -24,4.2'), finishes.rubber),
    studio.lathe(profile('-24,3 20,3'), finishes.silver),
    studio.lines(
      Array.from(
        { length: 40 },
        (_, index) => `M${String(-24 + index * 1.1)} -3L${String(-23.6 + index * 1.1)} 3`,
      ).join(''),
      { width: 0.4, opacity: 0.42 },
    ),
    studio.lathe(profile('-18,5.2 -17,6 -11,6 -10,5.2'), finish),
    studio.lines(
      Array.from(
        { length: 9 },
        (_, index) => `M-17 ${String(6 * Math.sin(((index - 4) * 20 * Math.PI) / 180))}H-11`,
      ).join(''),
      { width: 0.35, opacity: 0.5 },
    ),
    studio.lathe(profile('14,4 15,4.6 31,4.4 35,3.4 36,2'), finish),
    studio.lines([18, 20, 22, 24, 26].map((x) => `M${String(x)} -4.5V4.5`).join(''), {
      width: 0.5,
      opacity: 0.4,
    }),
  ].join('');
}

interface ThruAxleLook {
  readonly finish: Finish;
  /** Length below the head. */
  readonly lengthMm: number;
  readonly print: string;
  /** Rotation in the picture in degrees, clockwise. */
  readonly turn: number;
}

/** Draws a thru-axle with its lever; M12, with a thread on the last 20 mm. */
export function thruAxle(studio: Studio, { finish, lengthMm, print, turn }: ThruAxleLook): string {
  const [head, end] = [-lengthMm / 2, lengthMm / 2];
  const lever = `${smooth(points('-16,-5 -22,-26 -16,-50 -8,-62'))}Q2 -66 2 -54${smooth(points('-2,-44 -6,-24 -2,-6')).replace('M', 'L')}Z`;
  const threads = Array.from(
    { length: 14 },
    (_, index) => `M${String(end - 22 + index * 1.3)} -5.4L${String(end - 21.4 + index * 1.3)} 5.4`,
  );
  const whole = [
    placed(studio.plate(lever, finish, { bevel: 1.4 }), { x: head, y: 0 }),
    studio.lathe(
      [
        [head, 6],
        [end - 24, 6],
        [end - 23, 5.4],
        [end - 3, 5.4],
        [end, 3.6],
      ],
      finishes.graphite,
    ),
    studio.lines(threads.join(''), { width: 0.5, colour: '#fff', opacity: 0.35 }),
    placed(studio.lathe(profile('-10,9 -9,10.6 -1,10.6 0,8'), finish), { x: head, y: 0 }),
    studio.printed({ text: print, height: 4, x: 0, y: 0 }),
    studio.plate(circle(4, { x: head - 10, y: -2 }), finishes.steel, { bevel: 0.8 }),
  ];
  return studio.lifted(placed(whole.join(''), { x: 0, y: 0, turn }), 4);
}
