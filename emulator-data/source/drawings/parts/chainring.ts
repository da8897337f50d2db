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

interface Chainring {
  readonly teeth: number;
  readonly arms: number;
  readonly ringFinish: Finish;
  readonly spiderFinish: Finish;
  readonly boltFinish: Finish;
  readonly engraving: string;
}

/** A chainring on its machined spider: tooth ring, pocketed web, arms, bolt circle and spline bore. */
export function chainring(
  studio: Studio,
  { teeth, arms, ringFinish, spiderFinish, boltFinish, engraving }: Chainring,
): string {
  const pitch = pitchRadius(teeth);
  const inside = pitch - 15;
  const boltCircle = inside - 5;
  const tabs = around(
    arms,
    (degrees) => capsule(polar(inside - 2, degrees), polar(boltCircle, degrees), [9, 7.5]),
    -90,
  );
  const ramps = around(
    8,
    (degrees) => ringSector([pitch - 6.2, pitch - 4.6], [degrees, degrees + 7], 0.7),
    10,
  );
  return [
    studio.lifted(
      [
        studio.turned(sprocket(teeth) + circle(inside), ringFinish, { bevel: 0.75, radius: pitch + 10 }),
        ...tabs.map((tab) => studio.plate(tab, ringFinish, { bevel: 0.5 })),
        studio.turned(ring(pitch - 7.4, inside + 1.6), ringFinish, { bevel: 0.45, radius: pitch }),
        ...ramps.map((ramp) => studio.plate(ramp, ringFinish, { bevel: 0.25 })),
        toolMarks(studio, inside + 2, pitch - 7.6),
      ].join(''),
      4,
    ),
    studio.engraved(curvedText({ text: engraving, height: 2.9 }, inside + 4.6, -54)),
    spider(studio, { arms, boltCircle, finish: spiderFinish }),
    ...around(arms, (degrees) => bolt(studio, polar(boltCircle, degrees), { finish: boltFinish }), -90),
  ].join('');
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
    `<path d="${circle(radius)}" fill="#0b0c0e"/>`,
    `<path d="${circle(radius)}" fill="${studio.linear([
      [0, '#000', 0.9],
      [1, '#6a6e73', 0.55],
    ])}"/>`,
    ...teeth.map((tooth) => `<path d="${tooth}" fill="#83888d"/>`),
    `<path d="${circle(radius - 1.6)}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width=".5"/>`,
  ].join('');
}

interface BoltLook {
  readonly finish: Finish;
  /** Radius of its head. */
  readonly size?: number;
}

/** A chainring bolt: domed head with a six-lobe socket. */
export function bolt(studio: Studio, centre: Point, { finish, size = 5 }: BoltLook): string {
  const lobes = around(
    6,
    (degrees) => `<path d="${circle(size * 0.19, polar(size * 0.3, degrees, centre))}"/>`,
  );
  return [
    studio.turned(circle(size, centre), finish, {
      bevel: size * 0.14,
      lift: size * 0.22,
      radius: size + 1,
      centre,
    }),
    `<path d="${ring(size * 0.62, size * 0.56, centre)}" fill="#000" fill-opacity=".25" fill-rule="evenodd"/>`,
    `<g fill="#090a0b">${lobes.join('')}<path d="${circle(size * 0.34, centre)}"/></g>`,
  ].join('');
}
