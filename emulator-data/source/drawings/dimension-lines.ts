import { figure, type CentreLine, type Dimension } from './dimensions.ts';
import { at, circle, polar, polyline, written, type Point } from './geometry.ts';
import { graphite } from './line-studio.ts';
import { signalColour } from './brand.ts';
import { straightText, textWidth } from './lettering.ts';
import { placed } from './studio.ts';

/** Line, arrow and text sizes in pixels. They are the same at every drawing scale. */
const thin = 1.5;
const figureHeight = 23;
const arrow = { length: 21, half: 3.6 };
const gap = 6;
const overshoot = 9;
const leaderReach = 46;

/** Position and scale of a part on its drawing sheet. */
export interface SheetPlace {
  readonly centre: Point;
  readonly pixelsPerMm: number;
}

function onSheet({ centre, pixelsPerMm }: SheetPlace, { x, y }: Point): Point {
  return { x: centre.x + x * pixelsPerMm, y: centre.y + y * pixelsPerMm };
}

/** Draws centre lines: dash-dot, in the signal colour. */
export function centreLines(lines: readonly CentreLine[], place: SheetPlace): string {
  const paths = lines.map((line) => {
    if ('radiusMm' in line) return circle(line.radiusMm * place.pixelsPerMm, onSheet(place, line.centre));
    const [from, to] = line.map((point) => onSheet(place, point));
    return from && to ? polyline([from, to], false) : '';
  });
  return `<path d="${paths.join('')}" fill="none" stroke="${signalColour}" stroke-width="${String(thin)}" stroke-dasharray="22 5 4 5"/>`;
}

/** Draws one dimension: lines, arrows and number. */
export function dimensionLines(dimension: Dimension, place: SheetPlace): string {
  switch (dimension.kind) {
    case 'linear':
      return linear(dimension, place);
    case 'angle':
      return angular(dimension, place);
    case 'diameter':
      return round(dimension, place);
  }
}

type Of<Kind> = Extract<Dimension, { kind: Kind }>;

function stroke(path: string): string {
  return `<path d="${path}" fill="none" stroke="${graphite}" stroke-width="${String(thin)}"/>`;
}

/** Draws an arrowhead with its tip at `tip`, pointing in the direction `degrees`. */
function arrowAt(tip: Point, degrees: number): string {
  const foot = polar(-arrow.length, degrees, tip);
  const corners = [tip, polar(arrow.half, degrees + 90, foot), polar(arrow.half, degrees - 90, foot)];
  return `<path d="${polyline(corners)}" fill="${graphite}"/>`;
}

interface Words {
  readonly text: string;
  readonly middle: Point;
  readonly degrees?: number;
}

/** Draws a dimension's number with a white outline, so that it stays legible where it crosses a line. */
function words({ text, middle, degrees = 0 }: Words): string {
  const letters = straightText({ text, height: figureHeight });
  const halo = `<g stroke="#fff" opacity="1">${letters.replaceAll(/stroke-width="[^"]+"/gu, 'stroke-width="2.6"')}</g>`;
  return placed(`${halo}<g stroke="${graphite}">${letters}</g>`, { ...middle, turn: degrees });
}

function labelOf({ prefix = '', suffix = '' }: Dimension, value: number): string {
  return `${prefix}${figure(value)}${suffix}`;
}

function linear(dimension: Of<'linear'>, place: SheetPlace): string {
  const { degrees } = dimension;
  const [from, to, through] = [dimension.from, dimension.to, dimension.through].map((point) =>
    onSheet(place, point),
  );
  if (!from || !to || !through) return '';
  const foot = (point: Point): Point => polar(along(degrees, through, point), degrees, through);
  const [start, end] = along(degrees, from, to) < 0 ? [foot(to), foot(from)] : [foot(from), foot(to)];
  return [
    extension(from, foot(from)),
    extension(to, foot(to)),
    measured({ start, end, degrees }, (mm) => labelOf(dimension, mm), place),
  ].join('');
}

interface Span {
  readonly start: Point;
  readonly end: Point;
  readonly degrees: number;
}

/** Draws a dimension line. A number that does not fit between the arrows is placed before the first arrow. */
function measured({ start, end, degrees }: Span, label: (mm: number) => string, place: SheetPlace): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const text = label(length / place.pixelsPerMm);
  const width = textWidth({ text, height: figureHeight });
  const inside = length > arrow.length * 2.4;
  const roomy = length > width + 2 * gap;
  const tail = inside ? 0 : arrow.length * 1.8;
  const lead = roomy ? 0 : Math.max(tail, inside ? 0 : arrow.length) + width + 2 * gap;
  const middle = roomy
    ? { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
    : polar(-lead + width / 2 + gap, degrees, start);
  // Numbers must be readable from below or from the right (ISO 129-1).
  const upright = degrees > 90 || degrees <= -90 ? degrees + 180 : degrees === 90 ? -90 : degrees;
  return [
    stroke(polyline([polar(-Math.max(lead, tail), degrees, start), polar(tail, degrees, end)], false)),
    arrowAt(start, inside ? degrees + 180 : degrees),
    arrowAt(end, inside ? degrees : degrees + 180),
    words({ text, middle: polar(figureHeight * 0.5 + gap, upright - 90, middle), degrees: upright }),
  ].join('');
}

/** Returns the distance from one point to another, measured along a direction; may be negative. */
function along(degrees: number, from: Point, to: Point): number {
  const unit = polar(1, degrees);
  return (to.x - from.x) * unit.x + (to.y - from.y) * unit.y;
}

/** Draws the extension line from an edge of the part to the dimension line. */
function extension(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < gap) return '';
  const heading = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return stroke(polyline([polar(gap, heading, from), polar(overshoot, heading, to)], false));
}

function round(dimension: Of<'diameter'>, place: SheetPlace): string {
  const { mm, degrees, prefix = '⌀' } = dimension;
  const centre = onSheet(place, dimension.centre);
  const reach = (mm / 2) * place.pixelsPerMm;
  const [near, far] = [polar(reach, degrees, centre), polar(-reach, degrees, centre)];
  const text = labelOf({ ...dimension, prefix }, mm);
  const width = textWidth({ text, height: figureHeight });
  const side = Math.cos((degrees * Math.PI) / 180) >= 0 ? 1 : -1;
  const bend = Math.max(reach, (dimension.kneeMm ?? 0) * place.pixelsPerMm - leaderReach) + leaderReach;
  const knee = polar(bend, degrees, centre);
  const end = { x: knee.x + side * (width + 2 * gap), y: knee.y };
  const across = reach > arrow.length * 1.5 && bend < reach * 1.3 + leaderReach;
  const start = across ? far : near;
  const shoulder = { x: (knee.x + end.x) / 2, y: knee.y - figureHeight / 2 - gap };
  return [
    stroke(polyline([start, knee, end], false)),
    arrowAt(near, across ? degrees : degrees + 180),
    across ? arrowAt(far, degrees + 180) : '',
    words({ text, middle: shoulder }),
  ].join('');
}

function angular({ centre: middle, radiusMm, from, to, ...look }: Of<'angle'>, place: SheetPlace): string {
  const centre = onSheet(place, middle);
  const reach = radiusMm * place.pixelsPerMm;
  const [start, end] = [polar(reach, from, centre), polar(reach, to, centre)];
  const half = polar(reach + figureHeight + 3 * gap, (from + to) / 2, centre);
  const text = `${figure(Math.abs(to - from))}°`;
  const tail = ((arrow.length * 1.8) / reach) * 57.3;
  const open = Math.abs(to - from) * reach * 0.01745 > arrow.length * 2.4;
  const [first, last] = open ? [from, to] : [Math.min(from, to) - tail, Math.max(from, to) + tail];
  const arc = `M${at(polar(reach, Math.min(first, last), centre))}A${written(reach)} ${written(reach)} 0 0 1 ${at(polar(reach, Math.max(first, last), centre))}`;
  const out = (degrees: number) =>
    stroke(polyline([centre, polar(reach + overshoot, degrees, centre)], false));
  const turn = to > from === open ? 90 : -90;
  return [
    out(from),
    out(to),
    stroke(arc),
    arrowAt(start, from - turn),
    arrowAt(end, to + turn),
    words({ ...look, text, middle: half }),
  ].join('');
}
