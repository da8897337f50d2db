import { written } from './geometry.ts';

/** Gradient stop. Offset and opacity are between 0 and 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Converts gradient stops to SVG. */
export function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${written(offset)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${written(opacity)}"` : ''}/>`,
    )
    .join('');
}

/** Returns how bright circular tool marks are at an angle: broad fans along the light, narrow ones across it. */
export function anisotropy(degrees: number): number {
  const turn = ((degrees - 238) * Math.PI) / 180;
  const main = Math.cos(turn) ** 2;
  const cross = Math.cos(2 * turn + 0.5) ** 8;
  return 0.2 + 0.52 * main ** 3 + 0.13 * cross + 0.05 * Math.cos(5 * turn);
}

/** Returns the brightness of a round bar, from its edge (`depth` 0) to the crest of its highlight (1). */
export function roundness(depth: number, gloss: number): number {
  const rim = depth < 0.12 ? 0.3 - depth : 0.16;
  const rise = Math.max(0, (depth - 0.12) / 0.88) ** 1.5;
  return rim + rise * (0.3 + 0.56 * gloss);
}
