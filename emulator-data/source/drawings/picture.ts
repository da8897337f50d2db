import { Studio, placed } from './studio.ts';

/** Side of a product picture in pixels. */
export const pictureSide = 1280;

/** Draws one part around the origin, in millimetres. */
export type Drawing = (studio: Studio) => string;

/** A product picture: the part on the shop's paper, `widthMm` across. */
export function productPicture(drawing: Drawing, widthMm: number): string {
  const studio = new Studio(widthMm * 0.75, widthMm / 2);
  const part = placed(drawing(studio), {
    x: pictureSide / 2,
    y: pictureSide / 2,
    scale: pictureSide / widthMm,
  });
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
    pictureSide,
    pictureSide,
    `${studio.definitions()}<rect width="100%" height="100%" fill="${paper}"/>${part}`,
  );
}

export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">${content}</svg>`;
}
