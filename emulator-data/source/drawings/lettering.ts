import { written } from './geometry.ts';

/** SVG paths of a single-stroke font, on a grid 4 wide and 6 high. Its only letters are capitals. */
const glyphs: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.6Q4 6 4 4.5Q4 3 2.6 3H0M2.6 3Q3.7 3 3.7 1.5Q3.7 0 2.4 0H0',
  C: 'M4 1Q3.4 0 2 0Q0 0 0 3Q0 6 2 6Q3.4 6 4 5',
  D: 'M0 0V6H1.8Q4 6 4 3Q4 0 1.8 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1Q3.4 0 2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.6 0V4.2Q3.6 6 1.9 6Q.4 6 .2 4.4',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.4L4 6',
  L: 'M0 0V6H3.8',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0Z',
  P: 'M0 6V0H2.4Q4 0 4 1.7Q4 3.4 2.4 3.4H0',
  Q: 'M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0ZM2.4 4.2L4.2 6.5',
  R: 'M0 6V0H2.4Q4 0 4 1.7Q4 3.4 2.4 3.4H0M2 3.4L4 6',
  S: 'M3.8 .9Q3.2 0 2 0Q.2 0 .2 1.6Q.2 2.8 2 3Q4 3.2 4 4.5Q4 6 2 6Q.6 6 0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0Z',
  1: 'M.8 1.2L2.2 0V6',
  2: 'M.2 1.4Q.4 0 2 0Q3.8 0 3.8 1.7Q3.8 3 0 6H4',
  3: 'M.2 .8Q.8 0 2 0Q3.8 0 3.8 1.5Q3.8 2.9 1.8 2.9Q4 2.9 4 4.5Q4 6 2 6Q.6 6 0 5',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.8 0H.6L.3 2.8Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q.6 6 0 5.2',
  6: 'M3.6 .6Q3 0 2.2 0Q0 0 0 3.6Q0 6 2 6Q4 6 4 4.2Q4 2.4 2.2 2.4Q.4 2.4 0 4',
  7: 'M0 0H4L1.6 6',
  8: 'M2 3Q.3 2.8 .3 1.5Q.3 0 2 0Q3.7 0 3.7 1.5Q3.7 2.8 2 3Q0 3.2 0 4.5Q0 6 2 6Q4 6 4 4.5Q4 3.2 2 3Z',
  9: 'M.4 5.4Q1 6 1.8 6Q4 6 4 2.4Q4 0 2 0Q0 0 0 1.8Q0 3.6 1.8 3.6Q3.6 3.6 4 2',
  '-': 'M.8 3H3.2',
  '/': 'M0 6L4 0',
  '.': 'M1.8 6H2.2',
  ',': 'M2.2 5.6L1.4 7.2',
  ':': 'M1.8 1.8H2.2M1.8 5H2.2',
  '+': 'M.5 3.2H3.5M2 1.7V4.7',
  '–': 'M.4 3H3.6',
  '×': 'M.5 1.7L3.5 4.7M3.5 1.7L.5 4.7',
  '°': 'M1.4 0Q2.4 0 2.4 1Q2.4 2 1.4 2Q.4 2 .4 1Q.4 0 1.4 0Z',
  '⌀': 'M2 1Q4 1 4 3Q4 5 2 5Q0 5 0 3Q0 1 2 1ZM-.2 5.9L4.2 .1',
};
const advance = 5.4;

interface Lettering {
  readonly text: string;
  /** Height of the capitals in millimetres. */
  readonly height: number;
}

/** True if the font has every character of a text. */
export function canLetter(text: string): boolean {
  return Array.from(text).every((character) => character === ' ' || character in glyphs);
}

/** Returns the width of a line of text; `height` is the cap height in millimetres. */
export function textWidth({ text, height }: Lettering): number {
  return ((text.length * advance - 1.4) * height) / 6;
}

function letter(character: string, place: string): string {
  const glyph = glyphs[character];
  return glyph === undefined ? '' : `<path d="${glyph}" transform="${place}"/>`;
}

function group(letters: string, height: number): string {
  const width = written(Math.max(0.5, 0.09 * 6));
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="${width}" data-height="${written(height)}">${letters}</g>`;
}

/** Draws a line of text centred on the origin. Letters are strokes, coloured by the surrounding `<g stroke>`. */
export function straightText({ text, height }: Lettering): string {
  const scale = height / 6;
  const start = -textWidth({ text, height }) / 2;
  const letters = Array.from(text, (character, index) =>
    letter(
      character,
      `translate(${written(start + index * advance * scale)} ${written(-height / 2)}) scale(${written(scale)})`,
    ),
  );
  return group(letters.join(''), height);
}

/** Draws text on a circle around the origin, centred at `degrees` (-90 is twelve o'clock), letter tops outwards. */
export function curvedText({ text, height }: Lettering, radius: number, degrees = -90): string {
  const scale = height / 6;
  const step = ((advance * scale) / radius) * 57.296;
  const letters = Array.from(text, (character, index) => {
    const turn = degrees + 90 + step * (index - (text.length - 1) / 2);
    return letter(
      character,
      `rotate(${written(turn)}) translate(${written(-2 * scale)} ${written(-radius - height / 2)}) scale(${written(scale)})`,
    );
  });
  return group(letters.join(''), height);
}
