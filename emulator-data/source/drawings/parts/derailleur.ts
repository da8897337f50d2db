import { capsule, circle, polyline, ring, smooth, type Point, points } from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { placed, type Studio, profile } from '../studio.ts';
import { bolt } from './chainring.ts';
import { pulley } from './drivetrain.ts';

const point = (x: number, y: number): Point => ({ x, y });

/** Draws a rear derailleur: knuckles, parallelogram, long cage and two pulleys. */
export function derailleur(studio: Studio, accent: Finish): string {
  const [mount, knuckle, guide, tension] = [point(-16, -70), point(26, -14), point(30, -8), point(-8, 78)];
  return [
    studio.lifted(
      studio.fused(`<path d="${capsule(guide, tension, [19, 16]) + cageWindow()}"/>`, finishes.black, 1.2),
      4,
    ),
    placed(pulley(studio, 12, accent), { ...guide, scale: 0.86 }),
    placed(pulley(studio, 14, accent), { ...tension, scale: 0.86 }),
    studio.lifted(studio.fused(`<path d="${cagePlate(guide, tension)}"/>`, finishes.graphite, 1.2), 3),
    bolt(studio, tension, { finish: finishes.steel, size: 5 }),
    studio.lifted(
      studio.fused(
        `<path d="${capsule({ x: -26, y: -58 }, { x: 10, y: -22 }, [10, 9])}"/>`,
        finishes.graphite,
        1.6,
      ),
      4,
    ),
    spring(studio, { x: -14, y: -50 }, { x: 12, y: -24 }),
    studio.lifted(
      studio.fused(
        `<path d="${capsule({ x: -4, y: -66 }, { x: 34, y: -26 }, [9, 10])}"/>`,
        finishes.silver,
        1.8,
      ),
      4,
    ),
    studio.lasered({ text: 'BASALT', height: 5, x: 15, y: -46, turn: 46 }),
    ...knuckles(studio, [mount, knuckle], accent),
    barrel(studio),
  ].join('');
}

function knuckles(
  studio: Studio,
  [mount, knuckle]: readonly [Point, Point],
  accent: Finish,
): readonly string[] {
  return [
    studio.lifted(
      studio.fused(`<path d="${capsule(mount, { x: -10, y: -60 }, [17, 12])}"/>`, finishes.graphite, 2),
      3,
    ),
    studio.turned(circle(12.5, mount), finishes.silver, { bevel: 1, lift: 1.6, radius: 15, centre: mount }),
    bolt(studio, mount, { finish: accent, size: 7 }),
    studio.turned(circle(16.5, knuckle), finishes.graphite, {
      bevel: 1.6,
      lift: 3,
      radius: 20,
      centre: knuckle,
    }),
    studio.turned(ring(11, 7, knuckle), finishes.silver, { bevel: 0.6, radius: 14, centre: knuckle }),
    bolt(studio, knuckle, { finish: finishes.steel, size: 6 }),
  ];
}

function cageWindow(): string {
  return capsule({ x: 18, y: 22 }, { x: 4, y: 52 }, [6, 5]);
}

function cagePlate(from: Point, to: Point): string {
  return smooth(
    [
      { x: from.x - 4, y: from.y + 8 },
      { x: 12, y: 30 },
      { x: -12, y: 66 },
      { x: to.x - 9, y: to.y + 4 },
      { x: to.x + 2, y: to.y + 10 },
      { x: to.x + 9, y: to.y + 2 },
      { x: 10, y: 56 },
      { x: 28, y: 26 },
      { x: from.x + 8, y: from.y + 8 },
    ],
    { closed: true, tension: 0.8 },
  );
}

function spring(studio: Studio, from: Point, to: Point): string {
  const coils = 9;
  const points = Array.from({ length: coils * 2 + 1 }, (_, index) => {
    const part = index / (coils * 2);
    const side = index % 2 === 0 ? -4.5 : 4.5;
    return {
      x: from.x + (to.x - from.x) * part + side * 0.7,
      y: from.y + (to.y - from.y) * part - side * 0.7,
    };
  });
  return studio.lifted(studio.rod(polyline(points, false), 1.7, finishes.polished), 1);
}

function barrel(studio: Studio): string {
  const housing = smooth(points('44,-36 62,-48 76,-74 70,-104'));
  const adjuster = studio.lathe(profile('-8,3.4 -7,4.4 3,4.4 4,3.4 8,3'), finishes.silver);
  return studio.lifted(
    studio.tube(housing, 5, finishes.rubber) + placed(adjuster, { x: 46, y: -37, turn: -34 }),
    4,
  );
}
