import { at, points, polar, polyline, written, type Point } from './geometry.ts';
import { mix, toneAt, type Finish } from './finishes.ts';
import { straightText } from './lettering.ts';
import { anisotropy, roundness, stopsOf, type Stop } from './shading.ts';

/** Direction of the light in degrees: from the upper left, in every picture. */
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
  /** Paint instead of the finish's own sheen, for example a gradient from {@link Studio.linear}. */
  readonly fill?: string;
}

/** Body of revolution seen from the side: pairs of position on the axis and radius, from left to right. */
export type LatheProfile = readonly (readonly [x: number, radius: number])[];

/** Parses a profile, for example `profile('-34,13.5 -29,13.5')`. */
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
  /** Half the width of the gradient across {@link Studio.fused} shapes, in millimetres. */
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

  /** Defines an SVG filter. `snug` limits it to the shape's box, which is faster but empty for straight strokes. */
  private filter(primitives: string, snug = false): string {
    const [start, side] = [written(-this.reach), written(2 * this.reach)];
    const box = snug
      ? 'x="-1.2" y="-1.2" width="3.4" height="3.4"'
      : `filterUnits="userSpaceOnUse" x="${start}" y="${start}" width="${side}" height="${side}"`;
    return this.define(`<filter id="ID" ${box} color-interpolation-filters="sRGB">${primitives}</filter>`);
  }

  /** Defines a filter that chamfers an outline, bright towards the light and dark away from it. */
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

  /** Draws `content` with a narrow dark contact shadow and a wide soft one. */
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

  /** Blurs `content`, for example a shadow inside a hollow. */
  softened(content: string, blur: number): string {
    const filter = this.filter(`<feGaussianBlur stdDeviation="${written(blur)}"/>`);
    return `<g filter="url(#${filter})">${content}</g>`;
  }

  clipped(content: string, outline: string): string {
    const clip = this.define(`<clipPath id="ID"><path d="${outline}" clip-rule="evenodd"/></clipPath>`);
    return `<g clip-path="url(#${clip})">${content}</g>`;
  }

  /** Returns the sheen of a flat metal face as a gradient. */
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

  /** Draws a flat part with chamfered edges. Holes are sub-paths of `outline`. */
  plate(outline: string, finish: Finish, { bevel = 0.7, lift = 0, fill }: PlateOptions = {}): string {
    const paint = fill ?? this.face(finish);
    const body = `<path d="${outline}" fill="${paint}" fill-rule="evenodd"${this.chamfered(bevel, finish)}/>`;
    return lift > 0 ? this.lifted(body, lift, true) : body;
  }

  /** Draws bare `<path d>` elements as if machined from one block: without seams, and with a shared chamfer. */
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

  /** Draws a milled pocket: its upper-left wall in shade, its lower-right wall in the light. */
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

  /** Draws a face turned on a lathe, whose concentric tool marks reflect fans of light around `centre`. */
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

  /** Draws a round bar bent along a path, as layers of strokes: each is narrower and nearer to the light. */
  tube(path: string, width: number, finish: Finish): string {
    return `<g stroke-linecap="butt">${this.bar(path, width, finish)}</g>`;
  }

  /** Draws a {@link Studio.tube} with rounded ends. */
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

  /** Draws a turned body from the side, with one shaded band per section of its profile. */
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

  /** Returns the shading across a horizontal cylinder. A negative `tilt` brightens it: the face leans to the light. */
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

  /** Draws an opening. Overlapping circles in `outline` become one hole. */
  opening(outline: string, colour: string): string {
    return `<path d="${outline}" fill="${colour}"/>`;
  }

  /** Draws light, shade and grain on a surface. Line drawings omit them, because they are not edges. */
  shaded(content: string): string {
    return content;
  }

  /** Draws fine, faint lines on a surface, such as scratches. */
  lines(path: string, { width = 0.15, colour = '#000', opacity = 0.25 } = {}): string {
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${written(opacity)}" stroke-width="${written(width)}"/>`;
  }

  /** Draws a line of white print, centred on its position. */
  printed({ text, height, ...place }: PrintedLine): string {
    const print = this.engraved(straightText({ text, height }), {
      colour: '#ffffff',
      opacity: 0.87,
      glow: 0,
    });
    return placed(print, place);
  }

  /** Draws a line of laser engraving, centred on its position. */
  lasered({ text, height, ...place }: PrintedLine): string {
    return placed(this.engraved(straightText({ text, height })), place);
  }

  /** Draws laser-engraved letters: a dark cut with a bright lower edge. */
  engraved(letters: string, { colour = '#14161a', opacity = 0.75, glow = 0.35 } = {}): string {
    return `<g stroke="#fff" stroke-opacity="${written(glow)}" transform="translate(.12 .14)">${letters}</g><g stroke="${colour}" stroke-opacity="${written(opacity)}">${letters}</g>`;
  }
}

/** Moves, scales and rotates a part that is drawn around the origin. */
export function placed(content: string, { x, y, scale = 1, turn = 0 }: Placement): string {
  return `<g transform="translate(${at({ x, y })}) scale(${written(scale)}) rotate(${written(turn)})">${content}</g>`;
}
