import { mark, signalColour } from './brand.ts';
import { straightText, textWidth } from './lettering.ts';
import { svg } from './picture.ts';
import { placed } from './studio.ts';

/** Size in pixels of the preview picture for shared links (Open Graph, Twitter's large card). */
export const shareSize = { width: 1200, height: 630 };

const left = 72;
const name = { text: 'PEDALWORKS', height: 42 };
const claim = ['BICYCLE PARTS,', 'MADE TO MEASURE'].map((text) => ({ text, height: 19 }));

/** Draws the logo mark, the shop's name on a dimension line, and the slogan, on a transparent background. */
export function shareLetters(): string {
  const end = left + textWidth(name);
  const line = (y: number, lettering: typeof name, colour: string) =>
    `<g stroke="${colour}">${placed(straightText(lettering), { x: left + textWidth(lettering) / 2, y })}</g>`;
  const ends = [left, end].map((x) => `M${String(x)} 418V446`).join('');
  const arrows = `M${String(left)} 432l14 -4.5v9zM${String(end)} 432l-14 -4.5v9z`;
  return svg(
    shareSize,
    [
      placed(mark(18), { x: left - 10, y: 186, scale: 2.2 }),
      line(372, name, '#f5f6f4'),
      `<path d="${ends}M${String(left)} 432H${String(end)}" stroke="${signalColour}" stroke-width="2.5" fill="none"/>`,
      `<path d="${arrows}" fill="${signalColour}"/>`,
      ...claim.map((lettering, row) => line(486 + row * 36, lettering, '#ccd3d6')),
    ].join(''),
  );
}
