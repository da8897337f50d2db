import { Studio, placed } from './studio.ts';

/** Width and height of a product picture in pixels. */
const pictureSide = 1280;

/** Draws one part around the origin, in millimetres, as SVG. */
export type Drawing = (studio: Studio) => string;

/** Returns a part's product picture as SVG. The picture shows `widthMm` millimetres from left to right. */
export function productPicture(drawing: Drawing, widthMm: number): string {
  const studio = new Studio(widthMm * 0.75, widthMm / 2);
  const centre = { x: pictureSide / 2, y: pictureSide / 2 };
  const part = placed(drawing(studio), { ...centre, scale: pictureSide / widthMm });
  return svg({ width: pictureSide, height: pictureSide }, onPaper(studio, part));
}

/** Puts `content` on the light background that all pictures except the slides share. */
export function onPaper(studio: Studio, content: string): string {
  const paper = studio.radial(
    [
      [0, '#f6f5f2'],
      [0.55, '#eeece8'],
      [1, '#dedbd5'],
    ],
    { x: 0.42, y: 0.36 },
    0.85,
  );
  // `radial` must run before `definitions`, because it adds the gradient that `definitions` returns.
  return `${studio.definitions()}<rect width="100%" height="100%" fill="${paper}"/>${content}`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export function svg({ width, height }: Size, content: string): string {
  const [across, down] = [String(width), String(height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${across} ${down}">${content}</svg>`;
}
