import { listedIn, readChoices } from './fit/cells/read-choices.ts';
import { readNumber } from './fit/cells/read-number.ts';
import { interfaceOf, interfaces } from './fit/interfaces.ts';
import type { PartKindKey } from './fit/kinds.ts';
import { sides, type PartInterface, type Side } from './fit/types.ts';

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
 * Parses a line of the column Interfaces. Keeps unknown keys and values, which validation reports.
 *
 * @returns a message if the line is malformed, or has a number in a wrong unit
 */
export function readInterface(line: string, kind?: PartKindKey | null): PartInterface | string {
  const malformed = `Write interfaces as “needs freehub: HG-L2, HG-L”, one a line, not “${line.slice(0, 60)}”`;
  const colon = line.indexOf(':');
  const [sideText = '', ...words] = line.slice(0, colon).trim().split(/\s+/u);
  const [, keyText = '', place] = /^([^(]+)(?:\(([^)]*)\))?$/u.exec(words.join(' ')) ?? [];
  const side = sides.find((each) => each === sideText.toLowerCase());
  const text = line.slice(colon + 1).trim();
  if (colon === -1 || side === undefined || keyText === '' || text === '') return malformed;
  const key = keyOf(keyText.trim());
  const value = text === unknownValue ? {} : readValue({ key, side, kind }, text);
  if (typeof value === 'string') return value;
  if (value === null) return malformed;
  return { key, side, ...value, ...(place !== undefined && { place: place.trim().toLowerCase() }) };
}

const keyOf = (text: string) =>
  interfaces.find(({ key, name }) =>
    [key, name].some((each) => comparableName(each) === comparableName(text)),
  )?.key ?? text;

const comparableName = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/gu, '');

interface Stated {
  readonly key: string;
  readonly side: Side;
  readonly kind: PartKindKey | null | undefined;
}

function readValue({ key, ...stated }: Stated, text: string): Value | string | null {
  const definition = interfaceOf(key);
  if (definition?.range !== undefined) return readNumber(definition, text);
  const values = definition === undefined ? listedIn(text) : readChoices({ definition, ...stated }, text);
  return values === null ? null : { values };
}
