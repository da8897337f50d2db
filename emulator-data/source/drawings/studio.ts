import { at, points, polar, polyline, written, type Point } from './geometry.ts';
import { mix, toneAt, type Finish } from './finishes.ts';
import { straightText } from './lettering.ts';
import { anisotropy, roundness, stopsOf, type Stop } from './shading.ts';

/** The light comes from the upper left in every picture. */
const lightAzimuth = 225;

interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

interface PrintedLine extends Placement {
  readonly text: string;
  /** Height of the capitals in millimetres. */
  readonly height: number;
}

interface Shadow {
  /** Horizontal offset of the shadow. */
  readonly away: number;
  readonly blur: number;
  readonly opacity: number;
}

interface PlateOptions {
  /** Width of the chamfer in millimetres. */
  readonly bevel?: number;
  /** Height above the surface in millimetres. Higher parts cast longer, softer shadows. */
  readonly lift?: number;
  /** Overrides the finish's own sheen with a paint, such as a gradient of {@link Studio.linear}. */
  readonly fill?: string;
}

/** A body of revolution seen from the side: [place on the axis, radius] pairs, axis left to right. */
export type LatheProfile = readonly (readonly [x: number, radius: number])[];

/** A profile as drawings note it: `profile('-34,13.5 -29,13.5')`. */
export function profile(noted: string): LatheProfile {
  return points(noted).map(({ x, y }) => [x, y]);
}

/**
 * Draws machined surfaces as SVG, in millimetres, all under one light. Drawings share gradients and filters, so
 * {@link Studio.definitions} must be in the same document.
 */
export class Studio {
  private readonly known = new Map<string, string>();
  /** Half the side of the square, in millimetres, within which shadows and chamfers are computed. */
  private readonly reach: number;
  /** Half the width over which the light falls off across fused parts. */
  private readonly span: number;

  constructor(reach = 1000, span = 90) {
    this.reach = reach;
    this.span = span;
  }

  definitions(): string {
    return `<defs>${[...this.known].map(([content, id]) => content.replace('ID', id)).join('')}</defs>`;
  }

  private define(content: string): string {
    const id = this.known.get(content) ?? `d${String(this.known.size)}`;
    this.known.set(content, id);
    return id;
  }

  linear(stops: readonly Stop[], degrees = 45): string {
    const [from, to] = [
      polar(0.5, degrees + 180, { x: 0.5, y: 0.5 }),
      polar(0.5, degrees, { x: 0.5, y: 0.5 }),
    ];
    const line = `x1="${written(from.x)}" y1="${written(from.y)}" x2="${written(to.x)}" y2="${written(to.y)}"`;
    return `url(#${this.define(`<linearGradient id="ID" ${line}>${stopsOf(stops)}</linearGradient>`)})`;
  }

  radial(stops: readonly Stop[], focus: Point = { x: 0.38, y: 0.34 }, radius = 0.7): string {
    const place = `cx="${written(focus.x)}" cy="${written(focus.y)}" r="${written(radius)}"`;
    return `url(#${this.define(`<radialGradient id="ID" ${place}>${stopsOf(stops)}</radialGradient>`)})`;
  }

  /** `snug` computes only around the thing itself: quick, but not for bare strokes, which have no box. */
  private filter(primitives: string, snug = false): string {
    const [start, side] = [written(-this.reach), written(2 * this.reach)];
    const box = snug
      ? 'x="-1.2" y="-1.2" width="3.4" height="3.4"'
      : `filterUnits="userSpaceOnUse" x="${start}" y="${start}" width="${side}" height="${side}"`;
    return this.define(`<filter id="ID" ${box} color-interpolation-filters="sRGB">${primitives}</filter>`);
  }

  /** A chamfer along the outline, bright towards the light and dark away from it. */
  private chamfer(size: number, gloss: number): string {
    const light = `<feDistantLight azimuth="${String(lightAzimuth)}" elevation="48"/>`;
    return this.filter(
      [
        `<feGaussianBlur in="SourceAlpha" stdDeviation="${written(size * 0.64)}" result="height"/>`,
        `<feDiffuseLighting in="height" surfaceScale="${written(size * 3.2)}" diffuseConstant="1.34" lighting-color="#fff" result="shade">${light}</feDiffuseLighting>`,
        `<feSpecularLighting in="height" surfaceScale="${written(size * 3.2)}" specularConstant="${written(0.25 + gloss * 0.75)}" specularExponent="34" lighting-color="#fff" result="glint">${light}</feSpecularLighting>`,
        `<feBlend in="SourceGraphic" in2="shade" mode="multiply" result="shaded"/>`,
        `<feComposite in="shaded" in2="glint" operator="arithmetic" k2="1" k3="0.8" result="lit"/>`,
        `<feComposite in="lit" in2="SourceAlpha" operator="in"/>`,
      ].join(''),
      true,
    );
  }

  /** Draws the shadow of `content`: a narrow dark contact shadow and a wide soft one. */
  lifted(content: string, lift: number, snug = false): string {
    const shadow = (name: string, { away, blur, opacity }: Shadow) =>
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${written(blur)}"/><feOffset dx="${written(away)}" dy="${written(away * 1.25)}"/><feComponentTransfer result="${name}"><feFuncA type="linear" slope="${written(opacity)}"/></feComponentTransfer>`;
    const filter = this.filter(
      [
        shadow('around', { away: 0, blur: lift * 0.45, opacity: 0.4 }),
        shadow('wide', { away: lift * 0.9, blur: lift * 1.1, opacity: 0.3 }),
        shadow('near', { away: lift * 0.3, blur: lift * 0.32, opacity: 0.42 }),
        '<feMerge result="cast"><feMergeNode in="around"/><feMergeNode in="wide"/><feMergeNode in="near"/></feMerge>',
        '<feMerge><feMergeNode in="cast"/><feMergeNode in="SourceGraphic"/></feMerge>',
      ].join(''),
      snug,
    );
    return `<g filter="url(#${filter})">${content}</g>`;
  }

  /** `content` out of focus, as shadows within a hollow are. */
  softened(content: string, blur: number): string {
    const filter = this.filter(`<feGaussianBlur stdDeviation="${written(blur)}"/>`);
    return `<g filter="url(#${filter})">${content}</g>`;
  }

  clipped(content: string, outline: string): string {
    const clip = this.define(`<clipPath id="ID"><path d="${outline}" clip-rule="evenodd"/></clipPath>`);
    return `<g clip-path="url(#${clip})">${content}</g>`;
  }

  /** The sheen of a flat metal face. */
  face(finish: Finish, degrees = 52): string {
    const [, shade, body, light, glint] = finish.tones;
    return this.linear(
      [
        [0, mix(light, glint, 0.35)],
        [0.2, light],
        [0.38, body],
        [0.5, mix(body, light, 0.75)],
        [0.66, body],
        [0.86, mix(shade, body, 0.35)],
        [1, mix(body, shade, 0.3)],
      ],
      degrees,
    );
  }

  /** A flat part with chamfered edges; holes are sub-paths of its outline. */
  plate(outline: string, finish: Finish, { bevel = 0.7, lift = 0, fill }: PlateOptions = {}): string {
    const paint = fill ?? this.face(finish);
    const body = `<path d="${outline}" fill="${paint}" fill-rule="evenodd"${this.chamfered(bevel, finish)}/>`;
    return lift > 0 ? this.lifted(body, lift, true) : body;
  }

  /** Several outlines machined from one block: shared chamfer, no seams. `outlines` are bare `<path d>`s. */
  fused(outlines: string, finish: Finish, bevel = 0.7): string {
    const [, shade, body, light] = finish.tones;
    const span = written(this.span);
    const paint = this.define(
      `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="-${span}" y1="-${span}" x2="${span}" y2="${span}">${stopsOf(
        [
          [0, light],
          [0.4, mix(body, light, 0.5)],
          [0.5, body],
          [0.58, mix(body, light, 0.6)],
          [1, mix(shade, body, 0.4)],
        ],
      )}</linearGradient>`,
    );
    return `<g fill="url(#${paint})" fill-rule="evenodd"${this.chamfered(bevel, finish)}>${outlines}</g>`;
  }

  /** A milled pocket: its upper-left wall in shade, its lower-right wall in the light. */
  recess(outline: string, finish: Finish, depth = 1): string {
    const [deep, shade, body, light] = finish.tones;
    const floor = this.linear([
      [0, mix(deep, shade, 0.25)],
      [0.55, mix(shade, body, 0.35)],
      [1, mix(body, light, 0.25)],
    ]);
    const edge = this.linear([
      [0, deep],
      [0.5, shade],
      [1, mix(light, '#ffffff', finish.gloss * 0.6)],
    ]);
    return `<path d="${outline}" fill="${floor}" stroke="${edge}" stroke-width="${written(depth * 0.6)}"/>`;
  }

  private chamfered(bevel: number, finish: Finish): string {
    return bevel > 0 ? ` filter="url(#${this.chamfer(bevel, finish.gloss)})"` : '';
  }

  /** A face turned on a lathe: fans of light around `centre`, as concentric tool marks throw them. */
  turned(
    outline: string,
    finish: Finish,
    { bevel = 0.7, lift = 0, radius = 200, centre = { x: 0, y: 0 } } = {},
  ): string {
    const sectors = 240;
    const step = 360 / sectors;
    const fan = Array.from({ length: sectors }, (_, index) => {
      const degrees = index * step;
      const wedge = polyline([
        centre,
        polar(radius, degrees - step * 0.2, centre),
        polar(radius, degrees + step * 1.2, centre),
      ]);
      return `<path d="${wedge}" fill="${toneAt(finish, anisotropy(degrees))}"/>`;
    });
    const shape = this.clipped(fan.join(''), outline);
    const body = `<g${this.chamfered(bevel, finish)}>${shape}</g>`;
    return lift > 0 ? this.lifted(body, lift, true) : body;
  }

  /** A round bar bent along a path: layers of strokes, each narrower and nearer to the light. */
  tube(path: string, width: number, finish: Finish): string {
    return `<g stroke-linecap="butt">${this.bar(path, width, finish)}</g>`;
  }

  /** A {@link Studio.tube} with rounded ends. */
  rod(path: string, width: number, finish: Finish): string {
    return `<g stroke-linecap="round">${this.bar(path, width, finish)}</g>`;
  }

  private bar(path: string, width: number, finish: Finish): string {
    const layers = 16;
    const strokes = Array.from({ length: layers }, (_, index) => {
      const depth = index / (layers - 1);
      const away = written(-0.21 * width * depth);
      const colour = toneAt(finish, roundness(depth, finish.gloss));
      return `<path d="${path}" transform="translate(${away} ${away})" stroke="${colour}" stroke-width="${written(width * (1 - depth * 0.93))}"/>`;
    });
    return `<g fill="none" stroke-linejoin="round">${strokes.join('')}</g>`;
  }

  /** A turned body from the side, one shaded band for each stretch of its profile. */
  lathe(profile: LatheProfile, finish: Finish, overlap = 0.02): string {
    const bands = profile.slice(1).map(([x, radius], index) => {
      const [fromX, fromRadius] = profile[index] ?? [x, radius];
      if (x === fromX) return '';
      const slope = Math.max(-0.22, Math.min(0.22, ((radius - fromRadius) / (x - fromX)) * -0.16));
      const outline = polyline([
        { x: fromX - overlap, y: -fromRadius },
        { x: x + overlap, y: -radius },
        { x: x + overlap, y: radius },
        { x: fromX - overlap, y: fromRadius },
      ]);
      return `<path d="${outline}" fill="${this.barrel(finish, slope)}"/>`;
    });
    return bands.join('');
  }

  /** The shading across a horizontal cylinder. `tilt` brightens faces that lean towards the light (a chamfer's left end). */
  barrel(finish: Finish, tilt = 0, degrees = 90): string {
    const places: readonly (readonly [number, number])[] = [
      [0, 0.3],
      [0.06, 0.52],
      [0.17, 0.78],
      [0.25, 0.55 + 0.45 * finish.gloss],
      [0.33, 0.72],
      [0.46, 0.5],
      [0.62, 0.3],
      [0.78, 0.1],
      [0.9, 0.16],
      [1, 0.36],
    ];
    return this.linear(
      places.map(([offset, brightness]) => [offset, toneAt(finish, brightness - tilt * 1.2)] as const),
      degrees,
    );
  }

  /** An opening one looks into; overlapping circles of its outline become one hole. */
  opening(outline: string, colour: string): string {
    return `<path d="${outline}" fill="${colour}"/>`;
  }

  /** Light, shade and grain that lie on a surface and are no edge of it. */
  shaded(content: string): string {
    return content;
  }

  /** Fine concentric or straight scratches over a face; faint. */
  lines(path: string, { width = 0.15, colour = '#000', opacity = 0.25 } = {}): string {
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${written(opacity)}" stroke-width="${written(width)}"/>`;
  }

  /** A line of white print, centred on its place. */
  printed({ text, height, ...place }: PrintedLine): string {
    const print = this.engraved(straightText({ text, height }), {
      colour: '#ffffff',
      opacity: 0.87,
      glow: 0,
    });
    return placed(print, place);
  }

  /** A line engraved by laser, centred on its place. */
  lasered({ text, height, ...place }: PrintedLine): string {
    return placed(this.engraved(straightText({ text, height })), place);
  }

  /** Laser engraving: a dark cut with the bright lower edge such cuts have. */
  engraved(letters: string, { colour = '#14161a', opacity = 0.75, glow = 0.35 } = {}): string {
    return `<g stroke="#fff" stroke-opacity="${written(glow)}" transform="translate(.12 .14)">${letters}</g><g stroke="${colour}" stroke-opacity="${written(opacity)}">${letters}</g>`;
  }
}

/** Puts a part drawn around the origin into a picture. */
export function placed(content: string, { x, y, scale = 1, turn = 0 }: Placement): string {
  return `<g transform="translate(${at({ x, y })}) scale(${written(scale)}) rotate(${written(turn)})">${content}</g>`;
}
