import { interfaceOf, interfaces, matchingValue } from './fit/interfaces.ts';
import { sides, type PartInterface } from './fit/types.ts';

/** Formats interfaces for a spreadsheet, one a line: `needs freehub: HG-L2, HG-L`. */
export function interfacesCell(rows: readonly PartInterface[]): string {
  return rows
    .map(({ key, side, place, ...value }) => {
      const role = place === undefined ? '' : ` (${place})`;
      return `${side} ${key}${role}: ${valueCell(value)}`;
    })
    .join('\n');
}

type Value = Pick<PartInterface, 'values' | 'min' | 'max'>;

const unknownValue = '?';

function valueCell({ values, min, max }: Value): string {
  if (values !== undefined) return values.join(', ');
  if (min === undefined) return max === undefined ? unknownValue : `up to ${String(max)}`;
  if (max === undefined) return `at least ${String(min)}`;
  return min === max ? String(min) : `${String(min)} to ${String(max)}`;
}

/**
 * Parses a line of the column Interfaces; null if it is malformed. Keeps unknown keys and values, which validation
 * reports.
 */
export function readInterface(line: string): PartInterface | null {
  const colon = line.indexOf(':');
  const [sideText = '', ...words] = line.slice(0, colon).trim().split(/\s+/u);
  const [, keyText = '', place] = /^([^(]+)(?:\(([^)]*)\))?$/u.exec(words.join(' ')) ?? [];
  const side = sides.find((each) => each === sideText.toLowerCase());
  const text = line.slice(colon + 1).trim();
  if (colon === -1 || side === undefined || keyText === '' || text === '') return null;
  const key = keyOf(keyText.trim());
  const value = text === unknownValue ? {} : readValue(key, text);
  if (value === null) return null;
  return { key, side, ...value, ...(place !== undefined && { place: place.trim().toLowerCase() }) };
}

const keyOf = (text: string) =>
  interfaces.find(({ key, name }) => [key, name].some((each) => plain(each) === plain(text)))?.key ?? text;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/gu, '');

function readValue(key: string, text: string): Value | null {
  const definition = interfaceOf(key);
  if (definition?.range !== undefined) return readRange(text);
  const values = text.split(/[,;]/u).map((value) => value.trim());
  if (values.includes('')) return null;
  return { values: values.map((value) => (definition && matchingValue(definition, value)) ?? value) };
}

const number = String.raw`(-?\d+(?:[.,]\d+)?)(?:\s*[a-z]+)?`;
const rangeFormats = {
  exact: new RegExp(`^${number}$`, 'iu'),
  max: new RegExp(`^up to ${number}$`, 'iu'),
  min: new RegExp(`^at least ${number}$`, 'iu'),
  both: new RegExp(`^${number}\\s*(?:to|–)\\s*${number}$`, 'iu'),
};

/** Parses `28.6`, `up to 45`, `at least 10` or `22.2 to 31.8`, with a decimal point or comma and an optional unit. */
function readRange(text: string): Value | null {
  const [, exact, last = exact] = rangeFormats.exact.exec(text) ?? rangeFormats.both.exec(text) ?? [];
  const [, min = exact] = rangeFormats.min.exec(text) ?? [];
  const [, max = last] = rangeFormats.max.exec(text) ?? [];
  if (min === undefined && max === undefined) return null;
  return {
    ...(min !== undefined && { min: decimal(min) }),
    ...(max !== undefined && { max: decimal(max) }),
  };
}

const decimal = (text: string) => Number(text.replace(',', '.'));
