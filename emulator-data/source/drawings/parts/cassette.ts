import { around, circle, pitchRadius, polar, ring, ringSector, sprocket } from '../geometry.ts';
import { finishes, mix, type Finish } from '../finishes.ts';
import { curvedText } from '../lettering.ts';
import type { Studio } from '../studio.ts';

interface Cassette {
  /** Teeth of each sprocket, largest first. */
  readonly teeth: readonly number[];
  readonly finish: Finish;
  readonly lockringFinish: Finish;
  readonly engraving: string;
}

/** Draws a cassette from the outside: each sprocket covers and shades the next larger one. */
export function cassette(studio: Studio, look: Cassette): string {
  const { teeth, finish } = look;
  const cogs = teeth.map((count, index) =>
    cog(studio, { count, inner: teeth[index + 1], finish, depth: index / teeth.length }),
  );
  const smallest = pitchRadius(teeth.at(-1) ?? 11);
  return [...cogs, lockring(studio, smallest - 2.4, look)].join('');
}

interface Cog {
  readonly count: number;
  readonly inner: number | undefined;
  readonly finish: Finish;
  /** Position on the axle: 0 for the largest sprocket, almost 1 for the smallest, which is nearest to the viewer. */
  readonly depth: number;
}

function cog(studio: Studio, { count, inner, finish, depth }: Cog): string {
  const pitch = pitchRadius(count);
  const bore = inner === undefined ? 9 : pitchRadius(inner) - 5;
  const turn = -90 + count * 3.1;
  const windows = pitch - bore > 13 ? weight(pitch, bore) : '';
  const outline = sprocket(count, 3.3, turn) + circle(bore) + windows;
  const cast = studio.turned(outline, darker(finish, 0.2 * (1 - depth)), {
    bevel: 0.42,
    lift: 2.1,
    radius: pitch + 8,
  });
  const ramps = around(
    count > 16 ? 4 : 2,
    (degrees) => ringSector([pitch - 5.6, pitch - 4.5], [degrees, degrees + 260 / pitch], 0.4),
    turn + 8,
  );
  const shade = inner === undefined ? '' : nextShade(studio, pitchRadius(inner));
  return [
    cast,
    studio.clipped(shade, outline),
    ...ramps.map((ramp) => studio.recess(ramp, finish, 0.4)),
  ].join('');
}

/** Draws the shadow that a sprocket casts on the next larger one. */
function nextShade(studio: Studio, pitch: number): string {
  const reach = pitch + 9;
  const fall = studio.radial(
    [
      [pitch / reach, '#0a0b0d', 0.5],
      [(pitch + 4.5) / reach, '#0a0b0d', 0.2],
      [1, '#0a0b0d', 0],
    ],
    { x: 0.5, y: 0.5 },
    0.5,
  );
  return studio.shaded(`<path d="${circle(reach)}" fill="${fall}"/>`);
}

/** Returns the windows that lighten a large sprocket. */
function weight(pitch: number, bore: number): string {
  return around(10, (degrees) => ringSector([bore + 7, pitch - 8], [degrees, degrees + 25], 1.4)).join('');
}

function darker(finish: Finish, part: number): Finish {
  const [deep, shade, body, light, glint] = finish.tones;
  const dim = (colour: string) => mix(colour, '#101214', part);
  return { tones: [dim(deep), dim(shade), dim(body), dim(light), dim(glint)], gloss: finish.gloss };
}

function lockring(studio: Studio, radius: number, { lockringFinish: finish, engraving }: Cassette): string {
  const bore = radius * 0.62;
  const notches = around(12, (degrees) => ringSector([bore - 0.2, bore + 2.2], [degrees, degrees + 15], 0.3));
  return [
    studio.turned(ring(radius, bore), finish, { bevel: 0.5, lift: 1.2, radius: radius + 2 }),
    studio.opening(notches.join(''), '#0c0d0e'),
    studio.opening(
      circle(bore),
      studio.linear([
        [0, '#050607'],
        [1, '#3d4246'],
      ]),
    ),
    studio.plate(ring(bore - 1.4, bore - 4), finishes.steel, { bevel: 0.4 }),
    studio.opening(
      circle(bore - 4),
      studio.linear([
        [0, '#000'],
        [1, '#24282b'],
      ]),
    ),
    studio.engraved(curvedText({ text: engraving, height: 1.5 }, (radius + bore) / 2 + 0.6, -90)),
    ...around(
      3,
      (degrees) => studio.opening(circle(0.7, polar((radius + bore) / 2 + 0.6, degrees)), '#0b0c0d'),
      90,
    ),
  ].join('');
}
