import { around, capsule, circle, polar, polyline, ring, roundedBox, type Point } from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { placed, profile, type Studio } from '../studio.ts';

/** Frosted polyethylene, whitish and matt. */
const frosted: Finish = { tones: ['#868c8e', '#b3b8b9', '#d6d9d8', '#ebecea', '#ffffff'], gloss: 0.35 };

/** Draws a drinking bottle from the side. */
export function bottle(studio: Studio, cap: Finish, turn = -78): string {
  const ribs = Array.from({ length: 13 }, (_, index) => {
    const y = 30 * Math.sin(((index - 6) * 14 * Math.PI) / 180);
    return `M70 ${String(y)}H82`;
  });
  const marks = Array.from(
    { length: 9 },
    (_, index) => `M${String(-72 + index * 11)} 20v${index % 2 === 0 ? '9' : '5'}`,
  );
  const whole = [
    studio.lathe(
      profile(
        '-98,33 -96,36 -92,37 -30,37 -24,35.6 -19,33.6 -11,33.6 -6,35.6 0,37 44,37 56,35.5 64,32 68,28.5',
      ),
      frosted,
    ),
    studio.lathe(profile('67,31 68,32 84,32 87,30'), cap),
    studio.lines(ribs.join(''), { width: 0.9, opacity: 0.4 }),
    studio.lathe(profile('87,16 92,13 96,12.4 96,15.4 108,15.4 110,13.4'), finishes.graphite),
    studio.lines(marks.join(''), { width: 0.7, opacity: 0.35 }),
    studio.lasered({ text: 'PEDALWORKS', height: 7.4, x: -58, y: -4 }),
    studio.lasered({ text: 'QUAY', height: 7.4, x: 24, y: -4 }),
  ];
  return studio.lifted(placed(whole.join(''), { ...polar(-6, turn), turn }), 10);
}

/** Draws a hand pump: barrel, knurled grip, and head with its lever. */
export function miniPump(studio: Studio, finish: Finish, turn = -34): string {
  const grip = Array.from({ length: 17 }, (_, index) => `M${String(46 + index * 2.6)} -12.4V12.4`).join('');
  const whole = [
    studio.lathe(profile('36,6 46,6'), finishes.polished),
    studio.lathe(profile('-66,11 38,11 40,12 44,12 45,10'), finish),
    studio.lathe(profile('44,11 46,12.4 90,12.4 94,11 97,7'), finishes.rubber),
    studio.lines(grip, { width: 0.9, opacity: 0.6 }),
    studio.lathe(profile('-92,9 -91,12.4 -70,12.4 -66,11'), finishes.graphite),
    placed(studio.lathe(profile('-4,7.4 9,7.4 10,8.4 16,8.4 17,7.4'), finishes.graphite), {
      x: -81,
      y: 6,
      turn: 90,
    }),
    placed(
      studio.plate(capsule({ x: 0, y: 0 }, { x: 32, y: -8 }, [5, 3.6]), finishes.orange, {
        bevel: 1,
        lift: 2,
      }),
      {
        x: -82,
        y: -10,
      },
    ),
    studio.printed({ text: 'PEDALWORKS', height: 6, x: -12, y: 0 }),
  ];
  return studio.lifted(placed(whole.join(''), { x: 0, y: 0, turn }), 6);
}

/** Draws a tyre lever: spoon to the left, spoke hook to the right. */
export function tyreLever(studio: Studio, finish: Finish): string {
  const body = [
    capsule({ x: -52, y: 0 }, { x: 34, y: 0 }, [6.2, 9.4]),
    capsule({ x: 34, y: -2 }, { x: 53, y: -7 }, [7.6, 4.4]),
  ];
  const edge = body.map((outline) => `<path d="${outline}"/>`).join('');
  return [
    studio.lifted(studio.fused(edge, finish, 1.8), 4),
    studio.recess(capsule({ x: -50, y: 0 }, { x: -34, y: 0 }, [3.6, 3]), finish, 0.8),
    studio.recess(capsule({ x: -18, y: 0 }, { x: 24, y: 0 }, [4, 5.2]), finish, 1),
    studio.opening(circle(3, { x: 40, y: 1 }), '#0b0c0d'),
    studio.printed({ text: 'QUAY', height: 4.4, x: 3, y: 0 }),
  ].join('');
}

/** Draws two crossed tyre levers. */
export function tyreLevers(studio: Studio, first: Finish, second: Finish): string {
  return (
    placed(tyreLever(studio, first), { x: -4, y: -14, turn: -24 }) +
    placed(tyreLever(studio, second), { x: 6, y: 16, turn: -52 })
  );
}

/** Draws a round spoke key with a hardened insert and a slot that is open at the edge. */
export function spokeKey(studio: Studio, finish: Finish): string {
  const slotHalf = 1.75;
  const rim = around(
    360,
    (degrees): Point => polar(17.4 - 1.2 * Math.cos((degrees * 12 * Math.PI) / 180), degrees),
    -90,
  ).filter(({ x, y }) => y > 0 || Math.abs(x) > slotHalf);
  const slot = [
    { x: -slotHalf, y: 1.6 },
    { x: slotHalf, y: 1.6 },
  ];
  const insert = [
    ...around(120, (degrees) => polar(8.6, degrees), -90).filter(
      ({ x, y }) => y > 0 || Math.abs(x) > slotHalf,
    ),
    { x: -slotHalf, y: 1.6 },
    { x: slotHalf, y: 1.6 },
  ];
  const grips = around(6, (degrees) => polar(13, degrees), -60).map((hole) =>
    studio.recess(circle(2, hole), finish, 0.7),
  );
  return [
    studio.plate(polyline([...rim, ...slot]), finish, { bevel: 1.5, lift: 5 }),
    ...grips,
    studio.plate(polyline(insert), finishes.polished, { bevel: 0.5, lift: 0.8 }),
    studio.lasered({ text: '3.25', height: 2, x: 0, y: 5.2 }),
  ].join('');
}

/** Draws headset spacers: two from above, and a stack from the side. */
export function spacers(studio: Studio, finish: Finish, accent: Finish): string {
  const flat = (place: Point, look: Finish) =>
    placed(
      studio.turned(ring(17.4, 14.4), look, { bevel: 0.7, lift: 4, radius: 20 }) +
        studio.turned(ring(16.6, 15.2), look, { bevel: 0.2, radius: 19 }),
      place,
    );
  return [
    placed(spacerStack(studio, finish, accent), { x: -22, y: 2, turn: -90 }),
    flat({ x: 20, y: -16 }, finish),
    flat({ x: 27, y: 17 }, accent),
  ].join('');
}

/** Draws spacers of 20, 10, 5 and 2 mm on one axis, the thickest to the left. */
export function spacerStack(studio: Studio, finish: Finish, accent: Finish): string {
  const ringSide = (from: number, to: number) =>
    profile(`${String(from)},16.9 ${String(from + 0.5)},17.4 ${String(to - 0.5)},17.4 ${String(to)},16.9`);
  const parts = [
    studio.lathe(ringSide(-19.5, 0.5), finish),
    studio.lathe(ringSide(1, 11), finish),
    studio.lathe(ringSide(11.5, 16.5), finish),
    studio.lathe(ringSide(17, 19), accent),
    studio.printed({ text: 'PW', height: 4, x: -9.5, y: 0, turn: 90 }),
  ];
  return studio.lifted(parts.join(''), 4);
}

/** Draws a cable end: inner wire, shorter housing around it, and a ferrule. */
export function cableEnd(studio: Studio): string {
  return [
    studio.lathe(profile('-40,0.75 44,0.75'), finishes.polished),
    studio.lathe(profile('-40,2.5 12,2.5'), finishes.rubber),
    studio.lathe(profile('-1,2.6 5,2.6 5,3.3 16,3.3 16,2.4 17,2.4'), finishes.silver),
    studio.plate(roundedBox({ x: 44, y: -3, width: 6, height: 6 }, 1), finishes.steel, { bevel: 0.4 }),
  ].join('');
}
