import { polyline, written } from './geometry.ts';
import { Studio, type LatheProfile } from './studio.ts';

/** Line colour of dimensioned drawings. */
export const graphite = '#2b2f34';
const paper = '#ffffff';
/** Opacity below which lines are tool marks instead of edges, and are omitted. */
const faintest = 0.3;
/** Width below which white lines are glints along an edge that is already drawn, and are omitted. */
const glintMm = 0.5;

/** Draws parts as outlines with hidden lines removed, with the same drawing functions as the pictures. */
export class LineStudio extends Studio {
  /** Width of an outline in millimetres; inner edges are half as wide. */
  private readonly strokeMm: number;

  constructor(strokeMm: number) {
    super();
    this.strokeMm = strokeMm;
  }

  override lifted(content: string): string {
    return content;
  }

  override softened(): string {
    return '';
  }

  override clipped(content: string, outline: string): string {
    return content === '' ? '' : super.clipped(content, outline);
  }

  override linear(): string {
    return paper;
  }

  override radial(): string {
    return paper;
  }

  override barrel(): string {
    return paper;
  }

  override plate(outline: string): string {
    return this.edged(outline, this.strokeMm);
  }

  override turned(outline: string): string {
    return this.edged(outline, this.strokeMm);
  }

  override recess(outline: string): string {
    return this.edged(outline, this.strokeMm / 2);
  }

  override opening(outline: string): string {
    return this.united(`<path d="${outline}"/>`, this.strokeMm / 2, 'nonzero');
  }

  override fused(outlines: string): string {
    return this.united(outlines, this.strokeMm);
  }

  override tube(path: string, widthMm: number): string {
    return this.bent(path, widthMm, 'butt');
  }

  override rod(path: string, widthMm: number): string {
    return this.bent(path, widthMm, 'round');
  }

  override lathe(profile: LatheProfile): string {
    const above = profile.map(([x, radius]) => ({ x, y: -radius }));
    const below = profile.map(([x, y]) => ({ x, y })).reverse();
    const edges = profile
      .slice(1, -1)
      .map(([x, radius]) => `M${written(x)} ${written(-radius)}V${written(radius)}`);
    return (
      this.edged(polyline([...above, ...below]), this.strokeMm) +
      this.stroked(edges.join(''), this.strokeMm / 2)
    );
  }

  override lines(path: string, { width = 0.15, colour = '#000', opacity = 0.25 } = {}): string {
    const isGlint = colour === '#fff' && width < glintMm;
    return opacity < faintest || isGlint ? '' : this.stroked(path, this.strokeMm / 2);
  }

  override shaded(): string {
    return '';
  }

  override engraved(): string {
    return '';
  }

  private edged(outline: string, width: number): string {
    return `<path d="${outline}" fill="${paper}" fill-rule="evenodd" stroke="${graphite}" stroke-width="${written(width)}" stroke-linejoin="round"/>`;
  }

  private stroked(path: string, width: number): string {
    return `<path d="${path}" fill="none" stroke="${graphite}" stroke-width="${written(width)}" stroke-linejoin="round"/>`;
  }

  /** Draws one outline around overlapping shapes: strokes them all, then covers inner strokes with white fills. */
  private united(outlines: string, width: number, rule = 'evenodd'): string {
    const around = `<g fill="${graphite}" fill-rule="${rule}" stroke="${graphite}" stroke-width="${written(width * 2)}" stroke-linejoin="round">${outlines}</g>`;
    return `${around}<g fill="${paper}" fill-rule="${rule}">${outlines}</g>`;
  }

  private bent(path: string, widthMm: number, cap: 'butt' | 'round'): string {
    const stroke = (colour: string, width: number) =>
      `<path d="${path}" stroke="${colour}" stroke-width="${written(width)}"/>`;
    if (widthMm < 2.2 * this.strokeMm) return this.stroked(path, this.strokeMm * 0.7);
    const [outside, inside] = [widthMm + this.strokeMm, widthMm - this.strokeMm];
    return `<g fill="none" stroke-linejoin="round" stroke-linecap="${cap}">${stroke(graphite, outside)}${stroke(paper, inside)}</g>`;
  }
}
