import {
  around,
  circle,
  pitchRadius,
  polar,
  ring,
  ringSector,
  sprocket,
  capsule,
  type Point,
} from '../geometry.ts';
import type { Finish } from '../finishes.ts';
import { curvedText } from '../lettering.ts';
import type { Studio } from '../studio.ts';

interface SpiderLook {
  readonly finish: Finish;
  readonly bolts: Finish;
  /** True if the bolts sit around the bore, as on a direct mount, instead of at the ends of the arms. */
  readonly isDirect?: true;
}

interface Chainring {
  readonly teeth: number;
  readonly arms: number;
  /** Diameter of the bolt circle; by default the bolts sit just inside the ring. */
  readonly boltCircleMm?: number;
  /** Width of the ring, measured inwards from the pitch circle. */
  readonly bandMm?: number;
  readonly ringFinish: Finish;
  /** Spider and its bolts. A ring without a spider has open bolt holes. */
  readonly spider?: SpiderLook;
  readonly engraving?: string;
  /** True if the ring has shift ramps, which lift the chain onto the teeth; true by default. */
  readonly ramps?: boolean;
}

/** Radius of the circle of a direct mount's three bolts. */
const directMountRadius = 16.6;

/** Draws a chainring: tooth ring, shift ramps, bolt tabs and, if it has one, the machined spider. */
export function chainring(studio: Studio, look: Chainring): string {
  const { teeth, arms, bandMm = 15, boltCircleMm, spider: carrier } = look;
  const inside = pitchRadius(teeth) - bandMm;
  const boltCircle = (boltCircleMm ?? 2 * inside - 10) / 2;
  const boltsAt = carrier?.isDirect === true ? directMountRadius : boltCircle;
  const web =
    carrier === undefined
      ? ''
      : spider(studio, { arms, boltCircle, finish: carrier.finish }) +
        around(
          arms,
          (degrees) =>
            bolt(studio, polar(boltsAt, degrees), { finish: carrier.bolts, size: carrier.isDirect ? 3 : 5 }),
          -90,
        ).join('');
  return toothRing(studio, { ...look, inside, boltCircle }) + web;
}

interface ToothRing extends Chainring {
  /** Radius of the ring's inner edge. */
  readonly inside: number;
  /** Radius of the bolt circle. */
  readonly boltCircle: number;
}

function toothRing(studio: Studio, look: ToothRing): string {
  const { teeth, ringFinish, engraving, inside, ramps = true } = look;
  const pitch = pitchRadius(teeth);
  const body = `<path d="${sprocket(teeth) + circle(inside)}"/>`;
  const face = studio.turned(ring(pitch - 7.4, inside + 1.6), ringFinish, { bevel: 0.45, radius: pitch });
  const isStepped = pitch - inside > 12;
  return [
    studio.lifted(
      [
        studio.fused(body + tabs(look).join(''), ringFinish, 0.75),
        isStepped ? face + toolMarks(studio, inside + 2, pitch - 7.6) : '',
        ...(ramps ? shiftRamps(studio, pitch, ringFinish) : []),
        ...tabPockets(studio, look),
      ].join(''),
      4,
    ),
    engraving === undefined
      ? ''
      : studio.engraved(curvedText({ text: engraving, height: 2.9 }, inside + 4.6, -54)),
  ].join('');
}

function shiftRamps(studio: Studio, pitch: number, finish: Finish): string[] {
  const outlines = around(
    8,
    (degrees) => ringSector([pitch - 6.2, pitch - 4.6], [degrees, degrees + 7], 0.7),
    10,
  );
  return outlines.map((ramp) => studio.plate(ramp, finish, { bevel: 0.25 }));
}

/** Returns the outlines of the bolt tabs. Each tab has a hole unless a spider covers it. */
function tabs({ arms, spider: carrier, inside, boltCircle }: ToothRing): string[] {
  const isShort = inside - boltCircle < 8;
  return around(
    arms,
    (degrees) => {
      const centre = polar(boltCircle, degrees);
      const outline = isShort
        ? capsule(polar(boltCircle + 1.4, degrees), centre, [8.4, 7.5])
        : capsule(polar(inside - 2, degrees), centre, [10, 7.5]);
      return `<path d="${outline}${carrier === undefined ? circle(5.05, centre) : ''}"/>`;
    },
    -90,
  );
}

/** Draws the pockets milled into long bolt tabs; short tabs have none. */
function tabPockets(studio: Studio, { arms, ringFinish, inside, boltCircle }: ToothRing): string[] {
  if (inside - boltCircle < 18) return [];
  const outlines = around(
    arms,
    (degrees) => capsule(polar(inside - 5, degrees), polar(boltCircle + 13, degrees), [4.4, 2.6]),
    -90,
  );
  return outlines.map((pocket) => studio.recess(pocket, ringFinish, 0.8));
}

function toolMarks(studio: Studio, from: number, to: number): string {
  const marks = Array.from({ length: Math.round((to - from) / 0.55) }, (_, index) =>
    circle(from + index * 0.55),
  );
  return studio.lines(marks.join(''), { width: 0.12, opacity: 0.14 });
}

interface Spider {
  readonly arms: number;
  readonly boltCircle: number;
  readonly finish: Finish;
}

function spider(studio: Studio, { arms, boltCircle, finish }: Spider): string {
  const hub = Math.min(22, boltCircle * 0.55);
  const arm = (degrees: number) =>
    capsule(polar(hub * 0.7, degrees), polar(boltCircle, degrees), [hub * 0.42, 6.6]);
  const pocket = (degrees: number) =>
    capsule(polar(hub * 1.28, degrees), polar(boltCircle - 10, degrees), [hub * 0.2, 2.4]);
  const blank = [circle(hub), ...around(arms, arm, -90)].map((part) => `<path d="${part}"/>`).join('');
  return [
    studio.lifted(studio.fused(blank, finish, 0.9), 3),
    ...around(arms, (degrees) => studio.recess(pocket(degrees), finish), -90),
    studio.turned(ring(hub * 0.92, hub * 0.58), finish, { bevel: 0.4, radius: hub }),
    splineBore(studio, hub * 0.58),
  ].join('');
}

function splineBore(studio: Studio, radius: number): string {
  const teeth = around(16, (degrees) =>
    ringSector([radius - 1.6, radius + 0.2], [degrees, degrees + 11], 0.3),
  );
  return [
    studio.opening(circle(radius), '#0b0c0e'),
    studio.shaded(
      `<path d="${circle(radius)}" fill="${studio.linear([
        [0, '#000', 0.9],
        [1, '#6a6e73', 0.55],
      ])}"/>`,
    ),
    ...teeth.map((tooth) => studio.opening(tooth, '#83888d')),
    studio.shaded(studio.lines(circle(radius - 1.6), { width: 0.5, opacity: 0.6 })),
  ].join('');
}

interface BoltLook {
  readonly finish: Finish;
  /** Radius of the bolt's head. */
  readonly size?: number;
}

/** Draws a chainring bolt head-on: domed, with a six-lobe socket. */
export function bolt(studio: Studio, centre: Point, { finish, size = 5 }: BoltLook): string {
  const lobes = around(6, (degrees) => circle(size * 0.19, polar(size * 0.3, degrees, centre)));
  return [
    studio.turned(circle(size, centre), finish, {
      bevel: size * 0.14,
      lift: size * 0.22,
      radius: size + 1,
      centre,
    }),
    studio.shaded(
      `<path d="${ring(size * 0.62, size * 0.56, centre)}" fill="#000" fill-opacity=".25" fill-rule="evenodd"/>`,
    ),
    studio.opening(lobes.join('') + circle(size * 0.34, centre), '#090a0b'),
  ].join('');
}
