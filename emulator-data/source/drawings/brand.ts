import { around, circle, polar, polyline, roundedBox, type Point } from './geometry.ts';

/** Brand colour, an anodised orange: for the logo and for accents in drawings. */
export const signalColour = '#e04a12';

/**
 * Draws the logo mark: a lower-case p whose bowl is a chainring and whose stem is a crank arm.
 * @param teeth number of teeth; fewer at small sizes, so that each is at least one pixel wide
 */
export function mark(teeth: number): string {
  const centre = { x: 38, y: 24.5 };
  const wheel = circle(18.6, centre) + sprocketTeeth(teeth, centre);
  const arm = roundedBox({ x: 7, y: 6, width: 13, height: 57 }, 6.5);
  const bridge = 'M13.5 6H38V16L20 24.5V43.1H13.5Z';
  const holes = circle(9.6, centre) + circle(2.7, { x: 13.5, y: 56.2 });
  return [
    `<mask id="m"><path fill="#fff" d="M0 0H64V64H0Z"/><path d="${holes}"/></mask>`,
    `<path mask="url(#m)" fill="${signalColour}" d="${wheel}${arm}${bridge}"/>`,
  ].join('');
}

/** Draws the chainring's teeth, except where the crank arm covers them. */
function sprocketTeeth(count: number, centre: Point): string {
  const step = 360 / count;
  const corner = (radius: number, degrees: number): Point => polar(radius, degrees, centre);
  return around(count, (degrees) => {
    if (Math.cos((degrees * Math.PI) / 180) < -0.55) return '';
    const [foot, tip] = [step * 0.36, step * 0.15];
    return polyline([
      corner(17.8, degrees - foot),
      corner(24, degrees - tip),
      corner(24, degrees + tip),
      corner(17.8, degrees + foot),
    ]);
  }).join('');
}

function document(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="Pedalworks">${content}</svg>\n`;
}

export function logo(): string {
  return document(mark(18));
}

export function favicon(): string {
  return document(mark(12));
}

/** Draws the logo mark on graphite, with the margin that round app icons need. */
export function appIcon(): string {
  const centred = `<g transform="translate(14 13.5) scale(.58)">${mark(12)}</g>`;
  return document(`<path fill="#15181b" d="M0 0H64V64H0Z"/>${centred}`);
}
