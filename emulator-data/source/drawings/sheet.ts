import { mark, signalColour } from './brand.ts';
import { centreLines, dimensionLines, type SheetPlace } from './dimension-lines.ts';
import type { CentreLine, Dimension } from './dimensions.ts';
import { written, type Point } from './geometry.ts';
import { straightText, textWidth } from './lettering.ts';
import { graphite, LineStudio } from './line-studio.ts';
import { svg, type Drawing } from './picture.ts';
import { placed } from './studio.ts';

/** Layout of a dimensioned drawing. */
export interface SheetLayout {
  /** Drawing function to use instead of the picture's, for example to rotate the part. */
  readonly drawing?: Drawing;
  /** Real millimetres of the part per millimetre in the drawing function; 1 by default. */
  readonly scale?: number;
  /** Point of the part that is placed in the middle of the sheet; the origin by default. */
  readonly middle?: Point;
  /** Width of the sheet in millimetres of the part; by default derived from the picture's width. */
  readonly acrossMm?: number;
  readonly centreLines: readonly CentreLine[];
  readonly dimensions: readonly Dimension[];
}

/** Texts in the title block of a drawing. */
export interface TitleBlock {
  readonly name: string;
  readonly partNumber: string;
  readonly range: string;
  readonly material: string;
}

interface DrawnPart {
  readonly drawing: Drawing;
  readonly viewMm: number;
  readonly sheet: SheetLayout;
}

const sidePixels = 1280;
const marginPixels = 40;
const blockPixels = 150;
const outlinePixels = 2.6;
/** Available sheet sizes: squares as wide as A4, A3 and A2 (ISO 216). */
const sheetSidesMm = [210, 297, 420];
/** Recommended drawing scales (ISO 5455). */
const scales: readonly (readonly [words: string, factor: number])[] = [
  ['5:1', 5],
  ['2:1', 2],
  ['1:1', 1],
  ['1:2', 0.5],
  ['1:5', 0.2],
  ['1:10', 0.1],
];

interface Scale {
  readonly words: string;
  /** Width of the sheet in millimetres of the part. */
  readonly acrossMm: number;
}

/** Returns the largest scale at which a sheet shows at least `neededMm` of a part. */
export function scaleFor(neededMm: number): Scale {
  const choices = scales.flatMap(([words, factor]) =>
    sheetSidesMm.map((side) => ({ words, acrossMm: side / factor })),
  );
  const fitting = choices.filter(({ acrossMm }) => acrossMm >= neededMm);
  return fitting.reduce((best, choice) => (choice.acrossMm < best.acrossMm ? choice : best));
}

/** Returns a part's dimensioned drawing as SVG, from the same geometry as its picture. */
export function drawingSheet({ drawing, viewMm, sheet }: DrawnPart, title: TitleBlock): string {
  const { scale: partScale = 1, middle = { x: 0, y: 0 } } = sheet;
  const { words, acrossMm } = scaleFor(sheet.acrossMm ?? viewMm * partScale * 1.19);
  const pixelsPerMm = sidePixels / acrossMm;
  const place: SheetPlace = {
    centre: {
      x: sidePixels / 2 - middle.x * pixelsPerMm,
      y: (sidePixels - blockPixels) / 2 - middle.y * pixelsPerMm,
    },
    pixelsPerMm,
  };
  const drawnScale = pixelsPerMm * partScale;
  const studio = new LineStudio(outlinePixels / drawnScale);
  const outlines = placed((sheet.drawing ?? drawing)(studio), { ...place.centre, scale: drawnScale });
  const content = [
    '<rect width="100%" height="100%" fill="#fff"/>',
    outlines,
    centreLines(sheet.centreLines, place),
    ...sheet.dimensions.map((dimension) => dimensionLines(dimension, place)),
    frame(),
    titleBlock(title, words),
  ];
  return svg({ width: sidePixels, height: sidePixels }, studio.definitions() + content.join(''));
}

/** Draws the border with its centring marks (ISO 5457). */
function frame(): string {
  const [near, far, half] = [marginPixels, sidePixels - marginPixels, sidePixels / 2].map(written);
  const [inner, outer] = [String(marginPixels + 14), String(sidePixels - marginPixels - 14)];
  const marks = `M${half} 12V${inner}M${half} ${far}V1268M12 ${half}H${inner}M${outer} ${half}H1268`;
  return ruled(`M${near} ${near}H${far}V${far}H${near}Z${marks}`, 3);
}

function ruled(path: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${graphite}" stroke-width="${written(width)}"/>`;
}

interface Cell {
  readonly label: string;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly row: 0 | 1;
}

const top = sidePixels - marginPixels - blockPixels;
const rowPixels = blockPixels / 2;

function titleBlock({ name, partNumber, range, material }: TitleBlock, scale: string): string {
  const [left, right] = [marginPixels, sidePixels - marginPixels];
  const logo = left + blockPixels;
  const cells: readonly Cell[] = [
    { label: 'PART', text: name, left: logo, right: 900, row: 0 },
    { label: 'PART NUMBER', text: partNumber, left: 900, right, row: 0 },
    { label: 'RANGE', text: range, left: logo, right: 390, row: 1 },
    { label: 'MATERIAL', text: material, left: 390, right: 900, row: 1 },
    { label: 'SCALE', text: scale, left: 900, right: 1030, row: 1 },
    { label: 'SHEET', text: '1 OF 1', left: 1030, right, row: 1 },
  ];
  const rules = [
    `M${String(left)} ${String(top)}H${String(right)}M${String(logo)} ${String(top)}V${String(top + blockPixels)}`,
    `M${String(logo)} ${String(top + rowPixels)}H${String(right)}M900 ${String(top)}V${String(top + blockPixels)}`,
    `M390 ${String(top + rowPixels)}V${String(top + blockPixels)}M1030 ${String(top + rowPixels)}V${String(top + blockPixels)}`,
  ];
  const emblem = placed(mark(18), { x: left + 24, y: top + 22, scale: 1.62 });
  return [ruled(rules.join(''), 2), emblem, ...cells.map(cellWords)].join('');
}

function cellWords({ label, text, left, right, row }: Cell): string {
  const y = top + row * rowPixels;
  const value = lettersOf(text);
  const room = right - left - 32;
  const height = Math.min(21, (21 * room) / textWidth({ text: value, height: 21 }));
  return [
    leftAligned({ text: label, height: 10.5 }, { x: left + 16, y: y + 19 }, signalColour),
    leftAligned({ text: value, height }, { x: left + 16, y: y + 51 }, graphite),
  ].join('');
}

/** Converts a text to capitals, because the font has no lower-case letters. */
export function lettersOf(text: string): string {
  return text.toUpperCase();
}

function leftAligned(line: { text: string; height: number }, { x, y }: Point, colour: string): string {
  const letters = placed(straightText(line), { x: x + textWidth(line) / 2, y });
  return `<g stroke="${colour}">${letters}</g>`;
}
