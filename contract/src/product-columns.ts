import type { Issue } from './errors.ts';
import { kindNamed, type PartKindKey } from './fit/kinds.ts';
import { proposeKind } from './fit/propose.ts';
import { interfacesCell, readInterface } from './interface-cells.ts';
import { decimalsOf } from './money.ts';
import { differenceIn } from './number-change.ts';
import { numberKinds, parseNumber, type NumberKind } from './numbers.ts';
import type { Product } from './products.ts';

export const productColumns = {
  partNumber: 'Part number',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  priceBreaks: 'Price breaks',
  quantity: 'Available quantity',
  minOrder: 'Minimum order quantity',
  step: 'Order step',
  category: 'Category',
  kind: 'Kind',
  range: 'Range',
  specs: 'Specs',
  images: 'Images',
  interfaces: 'Interfaces',
  status: 'Status',
  slug: 'Slug',
  storage: 'Storage place',
  madeToOrder: 'Made to order (days)',
} as const;
export type ProductColumn = keyof typeof productColumns;

export type ProductCells = Readonly<Record<ProductColumn, string>>;

/** Heading of the column with the exported revision and stock, which an import compares with the current ones. */
export const revisionHeading = 'Revision';

interface Revision {
  readonly revision: number;
  readonly quantity: number;
}

/** Formats revision and stock in words, so that spreadsheets do not convert them to a number or date. */
export const revisionCell = ({ revision, quantity }: Revision) =>
  `rev ${String(revision)} stock ${String(quantity)}`;

export function readRevision(cell: string): Revision | null {
  const [, revision, quantity] = /^rev (\d{1,9}) stock (-?\d{1,6})$/u.exec(cell.trim()) ?? [];
  return revision === undefined ? null : { revision: Number(revision), quantity: Number(quantity) };
}

/** Columns that a new product requires. For an existing product, an empty cell keeps the value. */
export const requiredColumns: readonly ProductColumn[] = [
  'partNumber',
  'name',
  'description',
  'price',
  'quantity',
  'minOrder',
  'images',
];

export function columnOf(heading: string): ProductColumn | undefined {
  return columnsByHeading.get(comparableHeading(heading));
}

/** True for the column `Fits with` of older exports, which an import ignores: the shop computes it. */
export const isComputedHeading = (heading: string) => comparableHeading(heading) === 'fitswith';

export const isRevisionHeading = (heading: string) =>
  comparableHeading(heading) === comparableHeading(revisionHeading);

/** Keeps the signs that change what a column means: `Price (€)`, `Price %` and `Available quantity (+/-)` are others. */
const comparableHeading = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}\p{Sc}%+±]/gu, '');

const columnsByHeading = new Map([
  ...(Object.entries(productColumns) as [ProductColumn, string][]).flatMap(([column, heading]) =>
    [column, heading].map((name) => [comparableHeading(name), column] as const),
  ),
  ['img', 'images'] as const,
]);

/** Formats a product as spreadsheet cells. */
export function productCells(product: Pick<Product, ProductColumn>): ProductCells {
  const { specs, images, priceBreaks, interfaces } = product;
  return {
    partNumber: product.partNumber,
    name: product.name,
    description: product.description,
    price: product.price.toFixed(2),
    priceBreaks: priceBreaks.map(({ from, price }) => `${String(from)}+ at ${price.toFixed(2)}`).join('\n'),
    quantity: String(product.quantity),
    minOrder: String(product.minOrder),
    step: String(product.step),
    category: product.category ?? '',
    kind: product.kind ?? '',
    range: product.range,
    specs: specs.map(({ name, value }) => `${escaped(name, /[\\:\n]/gu)}: ${escaped(value)}`).join('\n'),
    images: images.map(({ url, alt }) => `${url} ${escaped(alt)}`.trim()).join('\n'),
    interfaces: interfacesCell(interfaces),
    status: product.status,
    slug: product.slug,
    storage: product.storage ?? '',
    madeToOrder: product.madeToOrder === undefined ? '' : String(product.madeToOrder.days),
  };
}

function escaped(text: string, marks = /[\\\n]/gu): string {
  return text.replace(marks, (mark) => (mark === '\n' ? '\\n' : `\\${mark}`));
}

function unescaped(text: string): string {
  return text.replace(/\\([\\:n])/gu, (_all, mark: string) => (mark === 'n' ? '\n' : mark));
}

export interface ParsedRow {
  readonly row: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
}

/**
 * Parses a spreadsheet row. Omits missing columns and empty required cells; other empty cells clear the field. A stock
 * of `+10` or `-3` becomes `stockChange`.
 */
export function readProductCells(cells: Partial<ProductCells>, currency: string): ParsedRow {
  const row: Record<string, unknown> = {};
  const issues: Issue[] = [];
  const kind = kindIn(cells);
  for (const [column, cell] of Object.entries(cells) as [ProductColumn, string][]) {
    const refuse = (message: string) => void issues.push({ path: column, message });
    const change = column === 'quantity' ? stockChangeIn(cell) : null;
    const value = readers[column](change?.by ?? cell.trim(), { currency, kind, refuse });
    if (value === undefined) continue;
    if (change === null) row[column] = value;
    else row['stockChange'] = change.sign * Number(value);
  }
  return { row: withFirstPicture(row), issues };
}

/** Returns the kind that a row states, or that its name suggests. */
const kindIn = ({ kind = '', name = '' }: Partial<ProductCells>): PartKindKey | null =>
  kindNamed(kind) ?? proposeKind({ name, description: '', specs: [] });

interface CellContext {
  readonly currency: string;
  readonly kind: PartKindKey | null;
  readonly refuse: (message: string) => void;
}

type CellReader = (cell: string, reading: CellContext) => unknown;

const textOrAbsent: CellReader = (cell) => (cell === '' ? undefined : cell);
const wordOrAbsent: CellReader = (cell) => (cell === '' ? undefined : cell.toLowerCase());

const numberOrAbsent =
  (label: string, kind: NumberKind): CellReader =>
  (cell, { currency, refuse }) => {
    const { value, problem } = parseNumber(cell, {
      ...kind,
      label,
      isStrict: kind.decimals === 0 || decimalsOf(currency) > 0,
      ...(kind.decimals === 2 && { currency }),
    });
    if (problem === undefined) return value ?? undefined;
    refuse(problem);
    return undefined;
  };

/** Returns the difference in a cell such as `+10`; null if the cell is the stock itself, or `45+10`, which is refused. */
function stockChangeIn(cell: string) {
  const change = differenceIn(cell);
  return change?.from === '' ? change : null;
}

const stockOrAbsent = numberOrAbsent('Available quantity', numberKinds.stock);

const daysOrAbsent = numberOrAbsent('Days to make', numberKinds.daysToMake);

const readDaysToMake: CellReader = (cell, reading) => {
  if (cell === '') return null;
  const days = daysOrAbsent(cell, reading);
  return days === undefined ? undefined : { days };
};

const linesOf = (cell: string): readonly string[] =>
  cell
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const readSpecs: CellReader = (cell, { refuse }) =>
  linesOf(cell).map((line) => {
    const [, name = '', value = ''] = /^((?:\\.|[^:\\])+):(.*)$/u.exec(line) ?? [];
    if (name === '') refuse(`Write specs as “Name: value”, one a line, not “${line.slice(0, 60)}”`);
    return { name: unescaped(name.trim()), value: unescaped(value.trim()) };
  });

/** Price break: `10+ at 4.50`, which no spreadsheet reads as a time, or the older format `10: 4.50`. */
const priceBreak = /^([^+:]+)(?:\+\s*at\s|:)(.+)$/iu;
/** Price break that a spreadsheet converted to a time: `70: 5.50`, read as 1:10:05.50, is displayed as `10:05.50`. */
const clockTime = /^\d+:[0-5]\d(?!\d)/u;

const readPriceBreaks: CellReader = (cell, reading) =>
  linesOf(cell).flatMap((line) => {
    const [, from = '', price = ''] = priceBreak.exec(line) ?? [];
    const isDamaged = clockTime.test(line) || /^0\d/u.test(price.trim());
    if (price === '' || isDamaged) {
      const why = isDamaged ? ': a spreadsheet may have changed it into a time' : '';
      reading.refuse(`Write price breaks as “10+ at 4.50”, one a line, not “${line.slice(0, 60)}”${why}`);
      return [];
    }
    return {
      from: numberOrAbsent('Quantity of a price break', numberKinds.count)(from, reading),
      price: numberOrAbsent('Price of a price break', numberKinds.price)(price, reading),
    };
  });

const readInterfaces: CellReader = (cell, { kind, refuse }) =>
  linesOf(cell).flatMap((line) => {
    const row = readInterface(line, kind);
    if (typeof row !== 'string') return row;
    refuse(row);
    return [];
  });

const readImages: CellReader = (cell) => {
  const images = linesOf(cell).map((line) => {
    const [url = '', ...alt] = line.split(' ');
    return { url, alt: unescaped(alt.join(' ').trim()) };
  });
  return images.length === 0 ? undefined : images;
};

const readers: Readonly<Record<ProductColumn, CellReader>> = {
  partNumber: (cell, reading) => textOrAbsent(cell.replace(/\p{Cf}/gu, ''), reading),
  name: textOrAbsent,
  description: textOrAbsent,
  price: numberOrAbsent('Price', numberKinds.price),
  priceBreaks: readPriceBreaks,
  quantity: stockOrAbsent,
  minOrder: numberOrAbsent('Minimum order quantity', numberKinds.count),
  step: numberOrAbsent('Order step', numberKinds.count),
  category: (cell) => (cell === '' ? null : cell.toLowerCase()),
  kind: (cell) => (cell === '' ? null : (kindNamed(cell) ?? cell)),
  range: (cell) => cell,
  specs: readSpecs,
  images: readImages,
  interfaces: readInterfaces,
  status: wordOrAbsent,
  slug: textOrAbsent,
  storage: (cell) => cell,
  madeToOrder: readDaysToMake,
};

function withFirstPicture(row: Readonly<Record<string, unknown>>): ParsedRow['row'] {
  const [first] = (row['images'] ?? []) as readonly { readonly url: string }[];
  return first === undefined ? row : { ...row, img: first.url };
}
