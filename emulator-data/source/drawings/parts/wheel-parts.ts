import { around, circle, polar, polyline, ring, ringSector, smooth, type Pair, points } from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { curvedText } from '../lettering.ts';
import { placed, type LatheProfile, type Studio, profile } from '../studio.ts';

/** A front disc hub from the side: axle caps, two flanges, waisted shell, rotor mount. */
export function frontHub(studio: Studio, finish: Finish): string {
  const shell: LatheProfile = profile('-34,13.5 -29,13.5 -24,11.4 0,10.2 20,11.6 25,14.5 30,14.5');
  const left: LatheProfile = profile('-39.5,24 -38.5,26 -35.6,26 -34.6,24 -34,16');
  const right: LatheProfile = profile('30,17 30.5,24 31.5,26 34.4,26 35.4,24 36,21');
  const mount: LatheProfile = profile('36,22 41,22 41,17.4 44,17');
  return studio.lifted(
    [
      studio.lathe(profile('-52,8.4 -50.5,9.4 -44,9.4 -44,12 -41,12.6 -39.5,16'), finishes.silver),
      studio.lathe(profile('44,12.6 46,12 46,9.4 50.5,9.4 52,8.4'), finishes.silver),
      studio.lathe(shell, finish),
      studio.lathe(left, finish),
      studio.lathe(right, finish),
      studio.lathe(mount, finishes.graphite),
      grooves(studio, [-48, -46, 48], 9.4),
      flangeHoles([-37, 33], 22.6),
      studio.printed({ text: 'PEDALWORKS', height: 3.6, x: -2, y: 2.2 }),
    ].join(''),
    5,
  );
}

/** A rear hub with its splined freehub body. */
export function rearHub(studio: Studio, finish: Finish): string {
  const shell: LatheProfile = profile('-36,14.5 -31,14.5 -24,12 4,13 14,18 19,21');
  const freehub: LatheProfile = profile('30,18.6 32,17.2 64,17.2 65,16');
  return studio.lifted(
    [
      studio.lathe(profile('-72,8.4 -70.5,9.4 -62,9.4 -62,13 -58,14 -56,17'), finishes.silver),
      studio.lathe(profile('-56,22 -50,22 -50,18 -42,18'), finishes.graphite),
      studio.lathe(shell, finish),
      studio.lathe(profile('-42,23 -41,26 -37.6,26 -36,23'), finish),
      studio.lathe(profile('19,26 20,29 23.4,29 25,26 30,24'), finish),
      studio.lathe(freehub, finishes.steel),
      splines(studio, [32, 64], 17.2),
      studio.lathe(profile('65,13 67,12.4 67,9.4 71,9.4 72,8.4'), finishes.silver),
      grooves(studio, [-68, -65, 69], 9.4),
      flangeHoles([-39, 21.7], 24),
      studio.printed({ text: 'PEDALWORKS', height: 3.8, x: -14, y: 2.6 }),
    ].join(''),
    5,
  );
}

function grooves(studio: Studio, places: readonly number[], radius: number): string {
  const cuts = places.map((x) => `M${String(x)} ${String(-radius)}V${String(radius)}`).join('');
  return (
    studio.lines(cuts, { width: 0.5, opacity: 0.45 }) +
    studio.lines(
      cuts.replaceAll(/M(-?[\d.]+)/gu, (_all, x: string) => `M${String(Number(x) + 0.5)}`),
      { width: 0.3, colour: '#fff', opacity: 0.5 },
    )
  );
}

/** Spoke holes seen edge-on: short slots across the flange's rim. */
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

/** Splines of a freehub body: their edges crowd towards the silhouette, as on any cylinder. */
function splines(studio: Studio, [from, to]: Pair, radius: number): string {
  const edges = Array.from(
    { length: 13 },
    (_, index) => radius * Math.sin(((index * 13.5 - 81) * Math.PI) / 180),
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
        `<path d="${groove}" fill="#16181a" fill-opacity=".62"/>` +
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

/** A folding tyre from the side: tan sidewall with its hot stamp, tread blocks over the shoulder. */
export function tyre(studio: Studio, { tread, sidewall, engraving }: Tyre): string {
  const [outer, bead] = [346, 307];
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
    studio.engraved(curvedText({ text: engraving, height: 10 }, 322, degrees), {
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
    `<path d="${ring(335.5, bead)}" fill="${side}" fill-rule="evenodd"/>`,
    shade(studio, 335.5, bead),
    weave(studio, bead, 335),
    studio.turned(ring(bead + 5, bead), finishes.rubber, { bevel: 1, radius: bead + 8 }),
    label(-90),
    label(90),
  ].join('');
}

/** Light from the upper left across a round sidewall. */
function shade(studio: Studio, outer: number, inner: number): string {
  const fall = studio.linear([
    [0, '#fff', 0.28],
    [0.45, '#fff', 0],
    [0.6, '#000', 0],
    [1, '#000', 0.42],
  ]);
  return `<path d="${ring(outer, inner)}" fill="${fall}" fill-rule="evenodd"/>`;
}

/** Threads of the casing, at the bias. */
function weave(studio: Studio, from: number, to: number): string {
  const threads = around(420, (degrees) => polyline([polar(from, degrees), polar(to, degrees + 3.2)], false));
  return studio.lines(threads.join(''), { width: 0.35, colour: '#3a2010', opacity: 0.3 });
}

/** Two tubeless valves: base, rubber, threaded stem, lock nut and cap. */
export function valves(studio: Studio, finish: Finish): string {
  const valve = (): string =>
    [
      studio.lathe(profile('-36,8 -33,8.8 -30,8 -25,4.2'), finishes.rubber),
      studio.lathe(profile('-25,3 20,3'), finishes.silver),
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
  return [-13, 13]
    .map((offset) => studio.lifted(placed(valve(), { x: offset * 0.7, y: offset, turn: -38 }), 3.4))
    .join('');
}

/** A thru-axle with its lever. */
export function thruAxle(studio: Studio, finish: Finish): string {
  const lever = `${smooth(points('-78,-5 -84,-26 -78,-50 -70,-62'))}Q-60 -66 -60 -54${smooth(points('-64,-44 -68,-24 -64,-6')).replace('M', 'L')}Z`;
  const body = [
    studio.lathe(profile('-62,6 46,6 47,5.4 72,5.4 75,3.6'), finishes.graphite),
    studio.lines(
      Array.from(
        { length: 19 },
        (_, index) => `M${String(48 + index * 1.3)} -5.4L${String(48.6 + index * 1.3)} 5.4`,
      ).join(''),
      { width: 0.5, colour: '#fff', opacity: 0.35 },
    ),
    studio.lathe(profile('-72,9 -71,10.6 -63,10.6 -62,8'), finish),
    studio.printed({ text: '12 X 142', height: 4, x: -12, y: 0 }),
  ].join('');
  const whole =
    studio.plate(lever, finish, { bevel: 1.4 }) +
    body +
    studio.plate(circle(4, { x: -72, y: -2 }), finishes.steel, { bevel: 0.8 });
  return studio.lifted(placed(whole, { x: 6, y: 14, turn: -28 }), 4);
}
