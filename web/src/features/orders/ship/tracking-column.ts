import { hasCarrierFormat } from '@pedalworks/contract/carriers';
import { hasDigit, isLikelyNumber, isPossibleNumber, isRounded, isShort, numbersIn } from './cell-kinds.ts';
import type { Cells } from './pasted-table.ts';

const trackingHeading =
  /track|sendungs-?\s?(nummer|nr|id|verfolgung)|paket(schein)?-?\s?(nummer|nr|id)\b|suivi|seguimiento|air ?waybill|waybill|\bawb\b|frachtbrief|(parcel|package) ?(label )?(number|no\b|nr|id)|(num[eé]ro|n[°o]\.?) (de |du )?colis/iu;
const vagueHeading =
  /(shipment|consignment|label|delivery|exp[eé]dition) ?(number|no\b|nr|id)|consignment|barcode|ident-?code|n(um[eé]ro|[°o]\.?) d.exp[eé]dition/iu;
/** Headings of columns that are about a tracking number, but do not contain it. */
const aboutTracking = /:\/\/|url|link|lien|status|statut|date|datum|mail/iu;
const otherHeading =
  /gewicht|weight|poids|peso|\bkg\b|date|datum|zeit|time|heure|plz|postleitzahl|zip|post ?code|postal|\bort\b|stadt|city|ville|stra(ss|ß)e|street|rue|address|adress|name|tele?f|phone|tel\b|mobil|mail|kunde|customer|client|referen|r[eé]f[eé]rence|auftrag|bestell|order|commande|preis|price|prix|betrag|amount|montant|anzahl|quantity|menge|quantit|land|country|pays|depot|url|link|status/iu;

const isTracking = (heading: string) => trackingHeading.test(heading) && !aboutTracking.test(heading);
const isVague = (heading: string) => vagueHeading.test(heading) && !aboutTracking.test(heading);

const maxPreamble = 5;

/** Returns the index of the row with the column headings; -1 if there is none. */
export function findHeading(rows: readonly Cells[], isOrder: (cell: string) => boolean): number {
  const isNamed = (cells: Cells) =>
    cells.some((cell) => (isTracking(cell) || isVague(cell)) && !/\d{4}/u.test(cell)) && !cells.some(isOrder);
  const named = rows.slice(0, maxPreamble).findIndex(isNamed);
  if (named >= 0) return named;
  const first = rows[0] ?? [];
  // A placeholder such as `-` or `n/a` instead of a tracking number is no heading.
  return first.some((cell) => /\p{L}{2}/u.test(cell)) && !first.some(hasDigit) ? 0 : -1;
}

export interface PastedTable {
  readonly heading: Cells;
  /** Rows below the headings, with empty cells in place of order numbers. */
  readonly rows: readonly Cells[];
  /** Name of the carrier chosen for the order of a row. */
  readonly carrierOf: (row: Cells) => string;
  readonly hasOrders: boolean;
}

type Choice = { readonly column: number } | { readonly problem: string };

/** Finds the column with the tracking numbers: by its heading, then by the carriers' formats, then by its shape. */
export function chooseColumn(table: PastedTable): Choice {
  const { heading, rows, carrierOf } = table;
  const width = Math.max(heading.length, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const named = firstFilled([isTracking, isVague].map((is) => columns.filter((at) => is(heading[at] ?? ''))));
  const [only] = named;
  if (only !== undefined && named.length === 1) return { column: only };
  const valuesOf = (column: number) => rows.map((cells) => cells[column] ?? '').filter(hasDigit);
  const filled = columns.filter((column) => valuesOf(column).length > 0);
  const isAlone = filled.length === 1 && !table.hasOrders;
  const possible = (named.length > 0 ? named : filled.filter((at) => !otherHeading.test(heading[at] ?? '')))
    .filter((column) => valuesOf(column).length > 0 && singles(valuesOf(column)).every(isPossibleNumber))
    .filter((column) => isAlone || !valuesOf(column).every(isShort))
    .filter((column) => isAlone || !isConstant(valuesOf(column)));
  const formatted = possible.filter((column) =>
    rows.every((cells) =>
      singles([cells[column] ?? '']).every(
        (cell) => !hasDigit(cell) || hasCarrierFormat(carrierOf(cells), cell),
      ),
    ),
  );
  const likely = (from: readonly number[]) =>
    from.filter((column) => singles(valuesOf(column)).every(isLikelyNumber));
  const best = [formatted, likely(formatted), possible, likely(possible)].find(({ length }) => length === 1);
  if (best?.[0] !== undefined) return { column: best[0] };
  const examples = firstFilled([formatted, possible]).map((column) => valuesOf(column)[0] ?? '');
  return { problem: problemOf(examples) };
}

/** Excludes cells that are reported one by one, so that they do not hide the column of the other rows. */
const singles = (cells: Cells) => cells.filter((cell) => !isRounded(cell) && numbersIn(cell).length === 1);

const firstFilled = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  lists.find(({ length }) => length > 0) ?? [];

/** True for a value that repeats in every row, such as the shop's customer number. */
const isConstant = (values: readonly string[]) => values.length > 1 && new Set(values).size === 1;

const advice = 'Give the column the heading “Tracking number”, or paste it alone.';

function problemOf(examples: readonly string[]): string {
  if (examples.length === 0) return `No tracking numbers were recognised. ${advice}`;
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(examples);
  return `Nothing was filled in: the tracking number could be ${list}. ${advice}`;
}
