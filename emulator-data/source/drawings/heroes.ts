import {
  chainPitch,
  circle,
  pitchRadius,
  polar,
  ring,
  sprocket,
  around,
  ringSector,
  type Point,
} from './geometry.ts';
import { finishes, type Finish } from './finishes.ts';
import { chain } from './parts/chain.ts';
import { bolt, chainring } from './parts/chainring.ts';
import { rotor } from './parts/brakes.ts';
import { wheel } from './parts/wheel.ts';
import { svg } from './picture.ts';
import { Studio, placed } from './studio.ts';

/** Border in pixels that is cropped later, because the chamfer filter bevels parts where the picture ends. */
export const slideBleed = 40;
const size = { width: 2400 + 2 * slideBleed, height: 1200 + 2 * slideBleed };

/** Draws a slide on graphite. Its left third stays dark, because the slide's text is shown there. */
function slide(studio: Studio, content: string, glow: Point): string {
  const light = studio.radial(
    [
      [0, '#575d64'],
      [0.4, '#2d3135'],
      [1, '#101214'],
    ],
    glow,
    0.72,
  );
  const calm = studio.linear(
    [
      [0, '#101214', 0.95],
      [0.28, '#101214', 0.6],
      [0.48, '#101214', 0],
    ],
    0,
  );
  const cover = (paint: string) => `<rect width="100%" height="100%" fill="${paint}"/>`;
  return svg(
    size,
    `${studio.definitions()}${cover(light)}${placed(content, { x: slideBleed, y: slideBleed })}${cover(calm)}`,
  );
}

/** Draws a chainring larger than the picture, with its chain coming in from the left. */
function chainringSlide(): string {
  const studio = new Studio(260, 110);
  const teeth = 48;
  const radius = pitchRadius(teeth);
  const step = 360 / teeth;
  const wrap = Array.from({ length: 28 }, (_, index) => polar(radius, -90 - step / 2 + step * index));
  const start = wrap[0] ?? { x: 0, y: 0 };
  const lead = Array.from({ length: 14 }, (_, index) => ({
    x: start.x - chainPitch * (14 - index),
    y: start.y + 0.12 * (14 - index) ** 1.4,
  }));
  const look = {
    teeth,
    arms: 5,
    ringFinish: finishes.silver,
    spider: { finish: finishes.graphite, bolts: finishes.orange },
  };
  const drive = [
    chainring(studio, { ...look, engraving: 'PEDALWORKS MERIDIAN 48T' }),
    chain(studio, [...lead, ...wrap], { outer: finishes.silver, inner: finishes.steel }),
  ];
  return slide(studio, placed(drive.join(''), { x: 1790, y: 985, scale: 8.4 }), { x: 0.72, y: 0.4 });
}

/** Draws the middle of a wheel: spokes, hub and rotor. */
function wheelSlide(): string {
  const studio = new Studio(520, 320);
  const built = wheel(studio, {
    spokes: 28,
    rimDepth: 34,
    rimFinish: finishes.silver,
    hubFinish: finishes.orange,
    nippleFinish: finishes.gold,
    engraving: 'PEDALWORKS MERIDIAN 34',
    print: '#22252a',
  });
  const axle = studio.turned(circle(11), finishes.graphite, { bevel: 1, lift: 2, radius: 13 });
  const disc =
    rotor(studio, 160, finishes.orange) +
    axle +
    bolt(studio, { x: 0, y: 0 }, { finish: finishes.silver, size: 7 });
  return slide(studio, placed(built + disc, { x: 1730, y: 985, scale: 3.05 }), { x: 0.72, y: 0.62 });
}

/** Draws an exploded view of a cassette, with its sprockets spread out along the axle. */
function cassetteSlide(): string {
  const studio = new Studio(300, 90);
  const teeth = [34, 30, 27, 24, 21, 19, 17, 15, 13, 11];
  const axle = studio.lathe(
    [
      [-175, 3.2],
      [190, 3.2],
    ],
    finishes.polished,
  );
  const apart = teeth.map((count, index) => {
    const finish = index === 5 ? finishes.orange : finishes.silver;
    return placed(obliqueSprocket(studio, count, finish), {
      x: 118 - index * 27.5 - index ** 1.5 * 0.7,
      y: 0,
    });
  });
  const lockring = placed(obliqueDisc(studio, ring(17, 9.6), finishes.graphite), { x: -176, y: 0 });
  return slide(studio, placed([axle, ...apart, lockring].join(''), { x: 1700, y: 600, scale: 6.6 }), {
    x: 0.7,
    y: 0.45,
  });
}

function obliqueSprocket(studio: Studio, teeth: number, finish: Finish): string {
  const pitch = pitchRadius(teeth);
  const bore = 15.6;
  const windows =
    pitch > 34
      ? around(6, (degrees) => ringSector([bore + 7, pitch - 9], [degrees, degrees + 42], 3)).join('')
      : '';
  return obliqueDisc(studio, sprocket(teeth, 3.4, teeth * 3) + circle(bore) + windows, finish);
}

/** Draws a disc turned away from the viewer, with its thickness visible. */
function obliqueDisc(studio: Studio, outline: string, finish: Finish): string {
  const flattened = (x: number, content: string) =>
    `<g transform="translate(${String(x)} 0) scale(.4 1)">${content}</g>`;
  const [deep, shade] = finish.tones;
  const rim = [2.4, 1.8, 1.2, 0.6].map((x) =>
    flattened(x, `<path d="${outline}" fill="${x > 1.5 ? deep : shade}" fill-rule="evenodd"/>`),
  );
  const face = flattened(0, studio.turned(outline, finish, { bevel: 0.5, radius: 90 }));
  return studio.lifted(rim.join('') + face, 5);
}

/** Functions that draw the slides of the home page, in display order. */
export const heroes = [chainringSlide, wheelSlide, cassetteSlide] as const;
