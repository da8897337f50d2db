import { chainPitch, circle, pitchRadius, polar, sprocket, type Point } from './geometry.ts';
import { finishes } from './finishes.ts';
import { Studio, placed } from './studio.ts';
import { svg } from './picture.ts';
import { chainring } from './parts/chainring.ts';
import { chain, pinsAlong } from './parts/chain.ts';
import { wheel } from './parts/wheel.ts';

const heroSize = { width: 2400, height: 1200 };

/** A wide picture on graphite: the left third stays calm for words. */
function hero(studio: Studio, content: string, glow: Point): string {
  const light = studio.radial(
    [
      [0, '#4a4f55'],
      [0.45, '#292c30'],
      [1, '#121416'],
    ],
    glow,
    0.75,
  );
  const calm = studio.linear(
    [
      [0, '#121416', 0.92],
      [0.3, '#121416', 0.55],
      [0.5, '#121416', 0],
    ],
    0,
  );
  const cover = (paint: string) => `<rect width="100%" height="100%" fill="${paint}"/>`;
  return svg(
    heroSize.width,
    heroSize.height,
    `${studio.definitions()}${cover(light)}${content}${cover(calm)}`,
  );
}

/** A chainring far larger than the frame, its chain running off to the cassette. */
function chainringHero(): string {
  const studio = new Studio(700, 110);
  const teeth = 48;
  const radius = pitchRadius(teeth);
  const step = 360 / teeth;
  const wrap = Array.from({ length: 27 }, (_, index) =>
    polar(radius, -90 + step / 2 - step * (27 - index) + step * 27),
  );
  const start = wrap[0] ?? { x: 0, y: 0 };
  const lead = Array.from({ length: 14 }, (_, index) => ({
    x: start.x - chainPitch * (14 - index),
    y: start.y,
  }));
  const parts = [
    chainring(studio, {
      teeth,
      arms: 5,
      ringFinish: finishes.silver,
      spiderFinish: finishes.graphite,
      boltFinish: finishes.orange,
      engraving: 'PEDALWORKS MERIDIAN 48T',
    }),
    chain(studio, [...lead, ...wrap], { outer: finishes.steel, inner: finishes.graphite }),
  ];
  const turned = -step / 2;
  return hero(
    studio,
    placed(`<g transform="rotate(${String(turned * 0)})">${parts.join('')}</g>`, {
      x: 1800,
      y: 980,
      scale: 8.2,
    }),
    { x: 0.72, y: 0.35 },
  );
}

function wheelHero(): string {
  const studio = new Studio(700, 320);
  const part = wheel(studio, {
    spokes: 28,
    rimDepth: 34,
    rimFinish: finishes.silver,
    hubFinish: finishes.orange,
    nippleFinish: finishes.gold,
    engraving: 'PEDALWORKS MERIDIAN 34',
  });
  return hero(studio, placed(part, { x: 1720, y: 1010, scale: 2.9 }), { x: 0.7, y: 0.6 });
}

/** A cassette taken apart: its sprockets fanned out along their axle. */
function cassetteHero(): string {
  const studio = new Studio(700, 90);
  const teeth = [34, 30, 27, 24, 21, 19, 17, 15, 13, 11];
  const fan = teeth.map((count, index) => {
    const pitch = pitchRadius(count);
    const body = sprocket(count, 3.3, count) + circle(17.4);
    const x = 92 - index * 29 + index * index * 0.72;
    return placed(
      studio.turned(body, index === 4 ? finishes.orange : finishes.silver, {
        bevel: 0.5,
        lift: 5,
        radius: pitch + 8,
      }),
      { x, y: 0 },
    );
  });
  return hero(studio, placed(fan.join(''), { x: 1620, y: 620, scale: 6.4 }), { x: 0.66, y: 0.4 });
}

export const heroes = [chainringHero, wheelHero, cassetteHero] as const;

/** The not-found picture: a chain whose outer link has snapped. */
export function brokenChain(): string {
  const studio = new Studio(300, 60);
  const left = pinsAlong(
    Array.from({ length: 400 }, (_, index) => ({ x: -118 + index * 0.3, y: 8 * Math.sin(index / 130) })),
    chainPitch,
  ).slice(0, 8);
  const right = left.map(({ x, y }) => ({ x: -x + 4, y: y * 0.6 + 6 })).reverse();
  const finish = { outer: finishes.steel, inner: finishes.graphite };
  const parts = [chain(studio, left, finish), chain(studio, right, finish)];
  const paper = studio.radial(
    [
      [0, '#f6f5f2'],
      [0.55, '#eeece8'],
      [1, '#dedbd5'],
    ],
    { x: 0.42, y: 0.36 },
    0.85,
  );
  return svg(
    1600,
    1000,
    `${studio.definitions()}<rect width="100%" height="100%" fill="${paper}"/>${placed(parts.join(''), { x: 800, y: 500, scale: 6.6 })}`,
  );
}

/** An empty workshop tray. */
export function emptyTray(): string {
  const studio = new Studio(300, 120);
  const wall = 'M-100 -62Q-100 -70 -92 -70H92Q100 -70 100 -62V62Q100 70 92 70H-92Q-100 70 -100 62Z';
  const floor = 'M-92 -56Q-92 -62 -86 -62H86Q92 -62 92 -56V56Q92 62 86 62H-86Q-92 62 -92 56Z';
  const parts = [
    studio.plate(wall, finishes.graphite, { bevel: 1.2, lift: 7 }),
    studio.recess(floor, finishes.graphite, 1.6),
  ];
  const paper = studio.radial(
    [
      [0, '#f6f5f2'],
      [0.55, '#eeece8'],
      [1, '#dedbd5'],
    ],
    { x: 0.42, y: 0.36 },
    0.85,
  );
  return svg(
    1280,
    960,
    `${studio.definitions()}<rect width="100%" height="100%" fill="${paper}"/>${placed(parts.join(''), { x: 640, y: 480, scale: 5 })}`,
  );
}
