import { chainPitch, circle, polar, polyline, ring, roundedBox, type Point } from './geometry.ts';
import { finishes } from './finishes.ts';
import { chain, linkPlate, pinsAlong } from './parts/chain.ts';
import { onPaper, svg } from './picture.ts';
import { Studio, placed } from './studio.ts';

/** Draws the not-found picture: a snapped chain with one plate torn off its pin. */
export function brokenChain(): string {
  const studio = new Studio(300, 60);
  const finish = { outer: finishes.silver, inner: finishes.steel };
  const left = run({ x: -150, y: -6 }, (part) => 14 * Math.sin(part * 3.4)).slice(0, 11);
  const right = run({ x: 26, y: 18 }, (part) => -16 * Math.sin(part * 2.8)).slice(0, 12);
  const end = left.at(-1) ?? { x: 0, y: 0 };
  const torn = polar(chainPitch, -38, end);
  const parts = [
    chain(studio, left, finish),
    chain(studio, right, finish),
    studio.plate(tornPlate(end, torn), finishes.orange, { bevel: 0.36, lift: 1.6 }),
    studio.plate(circle(1.75, end), finishes.polished, { bevel: 0.3 }),
    loosePin(studio, { x: 3, y: 15 }),
    placed(studio.plate(ring(3.9, 1.9), finishes.steel, { bevel: 0.4, lift: 1 }), { x: 10, y: -13 }),
  ];
  return svg(
    { width: 1600, height: 1000 },
    onPaper(studio, placed(parts.join(''), { x: 800, y: 500, scale: 6.2 })),
  );
}

/** Returns the positions of the pins in a loosely lying chain. */
function run(from: Point, sag: (part: number) => number): readonly Point[] {
  const line = Array.from({ length: 700 }, (_, index) => ({
    x: from.x + index * 0.3,
    y: from.y + sag(index / 500),
  }));
  return pinsAlong(line);
}

/** Returns the outline of an outer link plate whose far eye has broken open. */
function tornPlate(from: Point, to: Point): string {
  const whole = linkPlate(from, to, 4.45);
  const eye = [-150, -118, -96, -60, -20, 24].map((degrees, index) =>
    polar(index % 2 === 0 ? 1.4 : 5.6, degrees, to),
  );
  return whole + polyline(eye);
}

function loosePin(studio: Studio, { x, y }: Point): string {
  const pin = studio.lathe(
    [
      [-4.2, 1.3],
      [-3.8, 1.75],
      [3.8, 1.75],
      [4.2, 1.3],
    ],
    finishes.polished,
  );
  return studio.lifted(placed(pin, { x, y, turn: -24 }), 1.4);
}

/** Draws the empty-state picture: a workshop tray with empty compartments. */
export function emptyTray(): string {
  const studio = new Studio(300, 120);
  const wall = roundedBox({ x: -104, y: -72, width: 208, height: 144 }, 12);
  const pockets = [
    { x: -96, y: -64, width: 92, height: 128 },
    { x: 4, y: -64, width: 92, height: 60 },
    { x: 4, y: 4, width: 42, height: 60 },
    { x: 54, y: 4, width: 42, height: 60 },
  ];
  const parts = [
    studio.plate(wall, finishes.silver, { bevel: 1.1, lift: 8 }),
    ...pockets.map((pocket) => studio.recess(roundedBox(pocket, 8), finishes.graphite, 2)),
    ...pockets.map((pocket) => hollow(studio, roundedBox(pocket, 8))),
  ];
  return svg(
    { width: 1280, height: 960 },
    onPaper(studio, placed(parts.join(''), { x: 640, y: 480, scale: 5 })),
  );
}

/** Draws the shadow that a compartment's upper-left walls cast on its floor. */
function hollow(studio: Studio, outline: string): string {
  const shade = `<path d="${outline}" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="7" transform="translate(2 2.6)"/>`;
  return studio.clipped(studio.softened(shade, 2.6), outline);
}
