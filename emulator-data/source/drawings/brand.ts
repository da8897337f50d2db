import { around, at, circle, polar, roundedBox, written, type Point } from './geometry.ts';

/** Anodised orange: the one signal colour of the shop's pictures and mark. */
export const signalColour = '#e04a12';

/**
 * The mark: a P whose bowl is a chainring and whose stem is a crank arm.
 * @param teeth fewer at small sizes, so that each stays a whole pixel
 */
function mark(teeth: number): string {
  const centre = { x: 36.5, y: 25 };
  const wheel = toothed({ teeth, centre, tip: 23, root: 18.4 });
  const stem = roundedBox({ x: 9, y: 19.5, width: 11, height: 43 }, 5.5);
  const joint = `M14.5 19.5H30V30.5H14.5Z`;
  const bore = circle(10.2, centre);
  const pedalEye = circle(2.2, { x: 14.5, y: 57 });
  const hole = `<mask id="m"><path fill="#fff" d="M0 0H64V64H0Z"/><path d="${bore}${pedalEye}"/></mask>`;
  return `${hole}<path mask="url(#m)" fill="${signalColour}" d="${wheel}${stem}${joint}"/>`;
}

interface ToothedWheel {
  readonly teeth: number;
  readonly centre: Point;
  readonly tip: number;
  readonly root: number;
}

function toothed({ teeth, centre, tip, root }: ToothedWheel): string {
  const step = 360 / teeth;
  const tooth = (degrees: number): string => {
    const [rise, fall] = [
      polar(tip, degrees - step * 0.13, centre),
      polar(tip, degrees + step * 0.13, centre),
    ];
    const [start, end] = [
      polar(root, degrees - step * 0.3, centre),
      polar(root, degrees + step * 0.3, centre),
    ];
    const seat = written(root * 0.2);
    return `L${at(start)}L${at(rise)}L${at(fall)}L${at(end)}A${seat} ${seat} 0 0 0 ${at(polar(root, degrees + step * 0.7, centre))}`;
  };
  return `M${around(teeth, tooth, -90).join('').slice(1)}Z`;
}

function document(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="Pedalworks">${content}</svg>\n`;
}

export function logo(): string {
  return document(mark(16));
}

export function favicon(): string {
  return document(mark(11));
}
