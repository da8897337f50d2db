import {
  capsule,
  circle,
  polar,
  polyline,
  ring,
  ringSector,
  roundedBox,
  roundedPolygon,
  smooth,
  written,
  type Point,
  points,
} from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { placed, type Studio, profile } from '../studio.ts';

/** Draws a forged stem from the side: bar clamp with split faceplate, tapered extension, steerer clamp, two bolts. */
export function stem(studio: Studio, lengthMm: number, finish: Finish): string {
  const [bar, steerer] = [polar(lengthMm / 2, 174, { x: 0, y: 2 }), polar(lengthMm / 2, -6, { x: 0, y: 2 })];
  const extension = roundedPolygon(
    [
      { x: bar.x + 8, y: bar.y - 17 },
      { x: steerer.x - 8, y: steerer.y - 19 },
      { x: steerer.x - 8, y: steerer.y + 19 },
      { x: bar.x + 8, y: bar.y + 17 },
    ],
    2,
  );
  const clamp = roundedBox({ x: steerer.x - 18, y: steerer.y - 22, width: 37, height: 44 }, 5);
  const block = (d: string) => `<path d="${d}"/>`;
  return [
    studio.lifted(
      studio.fused(block(extension) + block(circle(23, bar)), finish, 1.8) +
        studio.plate(clamp, finish, { bevel: 0, fill: studio.barrel(finish, 0, 0) }),
      6,
    ),
    studio.recess(capsule({ x: bar.x + 36, y: 5 }, { x: steerer.x - 30, y: -1 }, [8, 9]), finish, 0.9),
    studio.printed({ text: 'MERIDIAN', height: lengthMm * 0.062, x: 2, y: 2, turn: -5 }),
    faceplate(studio, bar, finish),
    ...[-13, 13].map((dy) => pinchBolt(studio, { x: steerer.x + 19, y: steerer.y + dy })),
    studio.lines(`M${written(steerer.x + 13)} ${written(steerer.y - 22)}V${written(steerer.y + 22)}`, {
      width: 1.6,
      colour: '#000',
      opacity: 0.6,
    }),
    studio.lines(
      `M${written(steerer.x - 17)} ${written(steerer.y - 16)}H${written(steerer.x + 12)}M${written(steerer.x - 17)} ${written(steerer.y + 16)}H${written(steerer.x + 12)}`,
      { width: 0.5, opacity: 0.3 },
    ),
  ].join('');
}

function faceplate(studio: Studio, bar: Point, finish: Finish): string {
  const split = { x: bar.x - 2, y: bar.y };
  const cover = `M${written(split.x)} ${written(split.y - 24)}A24 24 0 0 0 ${written(split.x)} ${written(split.y + 24)}Z`;
  const lug = (dy: number) =>
    capsule({ x: split.x - 9, y: bar.y + dy }, { x: split.x + 9, y: bar.y + dy }, 6.4);
  return [
    studio.lifted(studio.fused([-22, 22].map((dy) => `<path d="${lug(dy)}"/>`).join(''), finish, 1.3), 2),
    studio.lifted(studio.fused(`<path d="${cover}"/>`, finish, 1.4), 2.4),
    studio.opening(
      circle(15.9, bar),
      studio.linear([
        [0, '#030404'],
        [0.6, '#1b1d20'],
        [1, '#5c6166'],
      ]),
    ),
    studio.plate(ring(17.4, 15.9, bar), finishes.silver, { bevel: 0.4 }),
    studio.lines(
      `M${written(split.x)} ${written(bar.y - 30)}V${written(bar.y - 16)}M${written(split.x)} ${written(bar.y + 16)}V${written(bar.y + 30)}`,
      { width: 1.1, colour: '#000', opacity: 0.75 },
    ),
    ...[-22, 22].map((dy) =>
      placed(studio.lathe(profile('-4.5,3.4 -3.5,4.2 0,4.2'), finishes.orange), {
        x: split.x - 14.5,
        y: bar.y + dy,
      }),
    ),
  ].join('');
}

function pinchBolt(studio: Studio, at: Point): string {
  return placed(
    studio.lifted(
      studio.lathe(profile('-2,6.4 3,6.4 4.5,5'), finishes.graphite) +
        studio.lathe(profile('4.5,3.8 8,3.8 9,3'), finishes.orange),
      1.6,
    ),
    { ...at },
  );
}

/** Draws an exploded view of a headset along its axis: cap, spacer, bearings and race. */
export function headset(studio: Studio, finish: Finish, turn = -24): string {
  const bearing = (x: number, radius: number) => placed(headsetBearing(studio, radius), { x, y: 0 });
  const parts = [
    studio.lines('M-108 0H108', { width: 0.6, colour: '#16181a', opacity: 0.35 }),
    studio.lathe(profile('-100,3 -99,4.6 -95,4.6 -95,14 -93,17 -88,17.6'), finish),
    studio.lathe(profile('-78,17.6 -68,17.6'), finishes.graphite) +
      studio.lathe(profile('-64,17.6 -59,17.6'), finishes.graphite),
    studio.lathe(profile('-50,18 -44,22 -38,25 -36,25'), finish),
    bearing(-22, 21),
    studio.lathe(profile('-8,19 -6,21.4 6,21.4 8,24 11,25 14,25'), finish),
    studio.lathe(profile('28,30 31,30 34,29 36,26.4 48,26.4 50,24'), finish),
    bearing(66, 26),
    studio.lathe(profile('82,22 86,22 86,26 90,29.5 93,29.5'), finishes.steel),
  ];
  const marked = [...parts, studio.printed({ text: 'PW', height: 3.4, x: 40, y: 2 })].join('');
  return studio.lifted(placed(marked, { x: 0, y: 0, turn }), 4);
}

function headsetBearing(studio: Studio, radius: number): string {
  const [edge, face] = [String(radius), String(radius - 1.5)];
  return [
    studio.lathe(profile(`-5.5,${face} -4.5,${edge} 4.5,${edge} 5.5,${face}`), finishes.polished),
    studio.lines(`M-1.6 -${edge}V${edge}M1.6 -${edge}V${edge}`, { width: 0.5, opacity: 0.4 }),
    studio.lathe(profile(`-1.5,${edge} 1.5,${edge}`), finishes.black),
  ].join('');
}

/** Draws two rolls of bar tape with their end plugs. */
export function barTape(studio: Studio, finish: Finish): string {
  const roll = (x: number, y: number) => placed(tapeRoll(studio, finish), { x, y });
  const plug = (x: number, y: number) =>
    placed(
      studio.turned(circle(12), finishes.silver, { bevel: 1.2, lift: 3, radius: 14 }) +
        studio.turned(circle(7.6), finishes.orange, { bevel: 0.7, radius: 9 }),
      { x, y },
    );
  return [roll(-34, 14), roll(36, -24), plug(28, 46), plug(62, 34)].join('');
}

/** Draws a roll of bar tape end-on, as a spiral of matt layers that are 2.5 mm thick. */
export function tapeRoll(studio: Studio, finish: Finish): string {
  const [deep, shade, body, light] = finish.tones;
  const layers = polyline(
    Array.from({ length: 1860 }, (_, index) => polar(8 + (index * 1.5 * 2.5) / 360, index * 1.5 - 200)),
    false,
  );
  const edge = studio.linear([
    [0, light],
    [0.5, body],
    [1, shade],
  ]);
  const tail = smooth(points('4,26.5 20,27.5 38,33 54,47 60,56'));
  return [
    studio.lifted(
      studio.lines(tail, { width: 3.1, colour: shade, opacity: 1 }) +
        studio.shaded(
          `<path d="${tail}" fill="none" stroke="${body}" stroke-width="1.9" transform="translate(-.3 -.4)"/>`,
        ),
      5,
    ),
    studio.plate(ring(27.6, 8), finish, { bevel: 1.3, lift: 7, fill: edge }),
    studio.lines(layers, { width: 0.7, colour: deep, opacity: 0.85 }),
    studio.lines(layers, { width: 2, colour: deep, opacity: 0.16 }),
    studio.opening(
      circle(8),
      studio.linear([
        [0, '#77736c'],
        [1, '#d9d5cd'],
      ]),
    ),
  ].join('');
}

/** Draws a seat clamp from above, with its bolt in a barrel nut. */
export function seatClamp(studio: Studio, finish: Finish): string {
  const lug = (dx: number) => roundedBox({ x: dx, y: -31, width: 9, height: 14 }, 2.6);
  return [
    studio.lifted(
      studio.turned(ringSector([17.45, 21.45], [-84.5, 264.5]), finish, { bevel: 0.9, radius: 23 }) +
        studio.fused(`<path d="${lug(-11)}"/><path d="${lug(2)}"/>`, finish, 0.9),
      4,
    ),
    studio.turned(ringSector([17.45, 18.4], [-83.5, 263.5]), finishes.silver, { bevel: 0.2, radius: 21 }),
    placed(
      studio.lifted(
        studio.lathe(profile('-15,3 -14,3.8 -11,3.8'), finishes.polished) +
          studio.lathe(profile('11,3.8 14,3.8 15,3'), finishes.polished) +
          studio.lathe(profile('-2,2.2 2,2.2'), finishes.steel),
        1,
      ),
      { x: 0, y: -25 },
    ),
    studio.printed({ text: '34.9', height: 2.4, x: 0, y: 19.6 }),
  ].join('');
}
