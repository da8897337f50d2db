import {
  around,
  capsule,
  chainPitch,
  circle,
  pitchRadius,
  polar,
  ring,
  ringSector,
  roundedBox,
  roundedPolygon,
  sprocket,
  type Point,
  points,
} from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { curvedText } from '../lettering.ts';
import { placed, type Studio, profile } from '../studio.ts';
import { bolt, chainring } from './chainring.ts';
import { chain, pinsAlong, quickLink } from './chain.ts';

/** Draws a chain as it comes out of its box: coiled flat, with a coloured quick link. */
export function coiledChain(studio: Studio, linkFinish: Finish): string {
  const spiral = Array.from({ length: 9000 }, (_, index) => {
    const degrees = index * 0.2;
    return polar(26 + (degrees / 360) * 13.4, degrees);
  });
  const pins = pinsAlong(spiral).slice(0, 122);
  const [before, last] = pins.slice(-2);
  const links = chain(studio, pins, { outer: finishes.polished, inner: finishes.steel });
  return before && last ? links + quickLink(studio, [before, last], linkFinish) : links;
}

/** Draws a straight piece of chain with the quick link at its right end. */
export function chainRun(studio: Studio, linkFinish: Finish): string {
  const pins = Array.from({ length: 6 }, (_, index) => ({ x: (index - 3) * chainPitch, y: 0 }));
  const last = { x: 3 * chainPitch, y: 0 };
  const links = chain(studio, pins, { outer: finishes.polished, inner: finishes.steel });
  return links + quickLink(studio, [{ x: 2 * chainPitch, y: 0 }, last], linkFinish);
}

/** Draws a crankset: chainring, hollow-forged drive-side arm in front of it, and the other arm beside it. */
export function crankset(studio: Studio, teeth: number): string {
  return [
    placed(crankArm(studio, { x: 0, y: 0 }, polar(armMm, 52)), { x: -118, y: -42 }),
    placed(driveSide(studio, teeth, 52), { x: 26, y: -38 }),
  ].join('');
}

const armMm = 172.5;

/** Draws chainring and drive-side arm around their axle; the arm points in the direction `degrees`. */
export function driveSide(studio: Studio, teeth: number, degrees: number): string {
  const ring = chainring(studio, {
    teeth,
    arms: 4,
    boltCircleMm: 110,
    ringFinish: finishes.silver,
    spider: { finish: finishes.graphite, bolts: finishes.steel },
    engraving: `PEDALWORKS MERIDIAN ${String(teeth)}T`,
  });
  return ring + crankArm(studio, { x: 0, y: 0 }, polar(armMm, degrees));
}

function crankArm(studio: Studio, from: Point, to: Point): string {
  const heading = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const along = (distance: number): Point => polar(distance, heading, from);
  return [
    studio.lifted(studio.fused(`<path d="${capsule(from, to, [21, 13.5])}"/>`, finishes.graphite, 2.4), 6),
    studio.recess(capsule(along(40), along(138), [6.6, 4.2]), finishes.graphite, 1),
    studio.printed({ text: 'PEDALWORKS', height: 6, ...along(88), turn: heading }),
    studio.turned(ring(15, 8, from), finishes.silver, { bevel: 1, lift: 1.4, radius: 18, centre: from }),
    bolt(studio, from, { finish: finishes.orange, size: 8.4 }),
    studio.turned(ring(9.6, 7, to), finishes.silver, { bevel: 0.8, radius: 12, centre: to }),
    studio.opening(circle(7, to), '#0a0b0c'),
    studio.shaded(`<path d="${ring(7, 6.2, to) + ring(5.6, 5, to)}" fill="#54585c" fill-rule="evenodd"/>`),
  ].join('');
}

/** Draws a pair of derailleur pulleys with sealed bearings. */
export function pulleys(studio: Studio, finish: Finish): string {
  return (
    placed(pulley(studio, 14, finish), { x: -21, y: 18 }) +
    placed(pulley(studio, 12, finish), { x: 27, y: -26 })
  );
}

export function pulley(studio: Studio, teeth: number, finish: Finish): string {
  const pitch = pitchRadius(teeth);
  const windows = around(5, (degrees) => ringSector([12.4, pitch - 7], [degrees, degrees + 50], 1.6)).join(
    '',
  );
  return [
    studio.turned(sprocket(teeth, 3.1) + windows + circle(9.5), finish, {
      bevel: 0.7,
      lift: 3,
      radius: pitch + 8,
    }),
    studio.lines(around(12, (_degrees, index) => circle(pitch - 6 + index * 0.28)).join(''), {
      width: 0.1,
      opacity: 0.18,
    }),
    studio.turned(ring(9.6, 7.2), finishes.polished, { bevel: 0.4, lift: 0.6, radius: 11 }),
    studio.plate(ring(7.2, 4.2), finishes.black, { bevel: 0.3 }),
    studio.turned(ring(4.6, 2.6), finishes.steel, { bevel: 0.4, radius: 6 }),
    studio.opening(circle(2.6), '#0b0c0d'),
    studio.engraved(curvedText({ text: `${String(teeth)}T`, height: 2.1 }, 11, -18), { opacity: 0.6 }),
  ].join('');
}

/** Draws a threaded external bottom bracket: two splined cups and the sleeve between them. */
export function bottomBracket(studio: Studio, finish: Finish): string {
  const thread = (from: number) =>
    studio.lines(
      Array.from(
        { length: 11 },
        (_, index) => `M${String(from + index * 1.1)} -17.4L${String(from + 0.5 + index * 1.1)} 17.4`,
      ).join(''),
      { width: 0.5, opacity: 0.5 },
    );
  const cup = (side: 1 | -1): string =>
    placed(
      [
        studio.lathe(profile('20,17.4 34,17.4 34,20'), finishes.silver),
        thread(21),
        studio.lathe(profile('34,21 35,23 48,23 50,21'), finish),
        studio.shaded(notches(34.8, 48.2, 23)),
        studio.lathe(profile('50,17 52,16 52,13.4 54,13'), finishes.black),
      ].join(''),
      { x: 0, y: 0, turn: 0 },
    ).replace('scale(1)', `scale(${String(side)} 1)`);
  return studio.lifted(
    [
      placed(studio.lathe(profile('-22,14.4 -18,15 18,15 22,14.4'), finishes.black), { x: 0, y: 0 }),
      cup(1),
      cup(-1),
      studio.printed({ text: 'BSA 68', height: 4.4, x: 0, y: 1 }),
    ].join(''),
    5,
  );
}

/** Draws the tool notches around a cup. They get closer together towards its edges, as on any cylinder. */
function notches(from: number, to: number, radius: number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const y = radius * Math.sin(((index - 4) * 19 * Math.PI) / 180);
    const half = 1.7 * Math.cos(((index - 4) * 19 * Math.PI) / 180);
    return `<path d="${roundedBox({ x: from + 3, y: y - half, width: to - from - 3, height: half * 2 }, 1.2)}" fill="#000" fill-opacity=".5"/>`;
  }).join('');
}

/** Draws a platform pedal from above: concave body, traction pins, sealed axle. */
export function pedal(studio: Studio, finish: Finish): string {
  const corners = points('-52,-40 -36,-52 36,-52 50,-42 54,0 50,42 36,52 -36,52 -52,40');
  const body = roundedPolygon(corners, [8, 12, 12, 8, 20, 8, 12, 12, 8]);
  const thread = Array.from({ length: 13 }, (_, index) => `M${String(-86 + index * 1.25)} -7.1l.6 14.2`);
  return [
    studio.lifted(
      studio.lathe(profile('-88,5.5 -86,7.15 -70,7.15 -70,9 -62,9 -62,11 -46,12'), finishes.polished),
      4,
    ),
    studio.lines(thread.join(''), { width: 0.5, opacity: 0.5 }),
    studio.lifted(studio.fused(`<path d="${body}${pedalWindow(-27)}${pedalWindow(27)}"/>`, finish, 1.8), 6),
    studio.lathe(profile('-47,13 -44,14 46,14 50,12.6 52,9'), finish),
    studio.lines('M-40 -14V14M42 -14V14', { width: 0.6, opacity: 0.4 }),
    studio.printed({ text: 'PEDALWORKS', height: 6.4, x: 0, y: 1 }),
    ...tractionPins.map((pin) => tractionPin(studio, pin)),
  ].join('');
}

const tractionPins = points(
  '-36,-46 -18,-46 0,-46 18,-46 36,-46 -36,46 -18,46 0,46 18,46 36,46 -45,-24 -45,24 47,-24 47,24',
);

function tractionPin(studio: Studio, centre: Point): string {
  const head = studio.turned(circle(2.5, centre), finishes.polished, {
    bevel: 0.5,
    lift: 1.3,
    radius: 3,
    centre,
  });
  return head + studio.opening(circle(1, centre), '#1a1c1e');
}

function pedalWindow(y: number): string {
  const corners = points('-38,-12 38,-12 41,12 -40,12').map((corner) => ({ x: corner.x, y: corner.y + y }));
  return roundedPolygon(corners, 6);
}
