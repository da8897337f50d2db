import { hasCarrierFormat } from '@pedalworks/contract/carriers';
import { listed } from '@pedalworks/contract/words';
import {
  hasDigit,
  isLikelyNumber,
  isPossibleNumber,
  isRounded,
  isShort,
  parcelNumbers,
} from './cell-kinds.ts';
import type { Cells } from './pasted-table.ts';

const trackingHeading =
  /track|sendungs-?\s?(nummer|nr|id|verfolgung)|paket(schein)?-?\s?(nummer|nr|id)\b|suivi|seguimiento|air ?waybill|waybill|\bawb\b|frachtbrief|(parcel|package) ?(label )?(number|no\b|nr|id)|(num[eé]ro|n[°o]\.?) (de |du )?colis/iu;
const vagueHeading =
  /(shipment|consignment|label|delivery|exp[eé]dition) ?(number|no\b|nr|id)|consignment|barcode|ident-?code|n(um[eé]ro|[°o]\.?) d.exp[eé]dition/iu;
/** Headings of columns that are about a tracking number, but do not contain it. */
const aboutTracking =
  /:\/\/|url|link|lien|status|statut|date|datum|mail|return|retour|rücks|tracked|event|views?\b|weight|gewicht|poids|cost|price|company|carrier|service|count|reso\b|devol|zwrot|vrat|возврат|返品|退/iu;
/** Words of other languages for a parcel, beside which the cells decide. */
const parcelWord =
  /rastre|n[úu]mero (de|do) (env[ií]o|gu[ií]a|objeto)|spedizione|zending|kolli|sporing|s[äa]ndning|forsendelse|lähetys|seurant|przesyłk|paczk|zásil|zásiel|balík|csomag|colet|трек|отправлен|накладн|追跡|追踪|追蹤|問い?合わ?せ番号|送り状|运单|運單|快递单|物流单|운송장|송장|\/pin$|^pin$/iu;
/** Headings that any column may have. Under another heading, only the heading itself can make a tracking number. */
const plainHeading =
  /^(#|n(o|r|um|umber|ummer|[uú]mero|um[eé]ro|°|º)?\.?|id|code|kod|shipments?|parcels?|packages?|labels?|sendung(en)?|pakete?|colis|pakket(ten)?|ups|fed ?ex|dhl|gls|dpd|usps|hermes|evri|post ?nl|royal mail|canada post|colissimo|号码|番号|번호)?$/iu;
const otherHeading =
  /gewicht|weight|poids|peso|\bkg\b|date|datum|zeit|time|heure|plz|postleitzahl|zip|post ?code|postal|\bort\b|stadt|city|ville|stra(ss|ß)e|street|rue|address|adress|name|tele?f|phone|tel\b|mobil|mail|kunde|customer|client|referen|r[eé]f[eé]rence|auftrag|bestell|order|commande|preis|price|prix|betrag|amount|montant|anzahl|quantity|menge|quantit|land|country|pays|depot|url|link|status/iu;

const orderHeading = /order|auftrag|bestell|commande|pedido|ordine|referen|r[eé]f/iu;

/** True if a column for order numbers or references has numbers, so the sequence of the lines means nothing. */
export function hasOtherOrders(heading: Cells, rows: readonly Cells[]): boolean {
  return heading.some(
    (text, at) =>
      orderHeading.test(text) && !aboutTracking.test(text) && rows.some((cells) => hasDigit(cells[at] ?? '')),
  );
}

/** Headings of columns that tell whether, or on which day, a label was cancelled. */
const cancelledHeading = /\bvoid|cancel|storn|annul/iu;
/** Headings of columns that tell whether a label is for a return. */
const returnHeading = /return|retour|reso\b|devol/iu;
const yes = /^(y|yes|true|1|x|j|ja|o|oui|s|s[iíì]|✓|✔)$/iu;
const invalidCell =
  /^((label )?(void(ed)?|cancell?ed|storniert|refund)( (label|requested|submitted|pending|(by|on|at) .{1,30}))?|inbound|(ups|fedex|dhl|usps|gls|dpd|royal mail)\b.* returns?|refund(ed)?|storn(o|iert)|storno|annul(é|ée|ato|eret|lato|ado|ada)?|geannuleerd|deleted|gelöscht|(customer |prepaid )?returns?( label| shipment| parcel)?|returned|retouren?(label|schein|sendung)?|rücksendung|étiquette (de )?retour|reso)$/iu;

/** True if a line says that its label was cancelled, or that it is for a return. */
export function isInvalidLabel(heading: Cells, cells: Cells): boolean {
  return cells.some((cell, at) => {
    const name = heading[at] ?? '';
    const isCancelled = cancelledHeading.test(name) && (yes.test(cell) || /\d[./-]\d/u.test(cell));
    return invalidCell.test(cell) || isCancelled || (yes.test(cell) && returnHeading.test(name));
  });
}

/** Matches a heading under which even a short number is a tracking number. */
const exactHeading =
  /track(ing)?[- ]?(#|n(o|r|umber|ummer|um)?|id|code)?\W{0,2}s?\W{0,2}$|sendungs-?\s?(nummer|nr|id)|paket(schein)?-?\s?(nummer|nr|id)/iu;

const isTracking = (heading: string) => trackingHeading.test(heading) && !aboutTracking.test(heading);
const isVague = (heading: string) => vagueHeading.test(heading) && !aboutTracking.test(heading);

const maxPreamble = 5;

/** Returns the index of the row with the column headings; -1 if there is none. */
export function findHeading(rows: readonly Cells[], isOrder: (cell: string) => boolean): number {
  const isNamed = (cells: Cells) =>
    cells.some((cell) => (isTracking(cell) || isVague(cell)) && !/\d{4}/u.test(cell)) && !cells.some(isOrder);
  const named = rows.slice(0, maxPreamble).findIndex(isNamed);
  if (named >= 0 && !rows.slice(0, named).some((cells) => cells.some(isOrder))) return named;
  const first = rows[0] ?? [];
  // A placeholder such as `-` or `n/a` instead of a tracking number is no heading.
  const isData = (cell: string) =>
    hasDigit(cell) && !(first.length > 1 && /^\p{L}{3}[\p{L} .]* \d{1,2}$/u.test(cell));
  return first.some((cell) => /\p{L}{2}/u.test(cell)) && !first.some(isData) ? 0 : -1;
}

export interface PastedTable {
  readonly heading: Cells;
  /** Rows below the headings, with empty cells in place of order numbers. */
  readonly rows: readonly Cells[];
  /** Name of the carrier chosen for the order of a row. */
  readonly carrierOf: (row: Cells) => string;
  readonly hasOrders: boolean;
}

type ColumnChoice = { readonly column: number } | { readonly problem: string };

/** Finds the column with the tracking numbers: by its heading, then by the carriers' formats, then by its shape. */
export function chooseColumn(table: PastedTable): ColumnChoice {
  const { heading, rows, carrierOf } = table;
  const width = Math.max(heading.length, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const named = firstFilled([isTracking, isVague].map((is) => columns.filter((at) => is(heading[at] ?? ''))));
  const [only] = named;
  const valuesOf = (column: number) => rows.map((cells) => cells[column] ?? '').filter(hasDigit);
  const isTrusted = (column: number) =>
    exactHeading.test(heading[column] ?? '') ||
    (isTracking(heading[column] ?? '') && !valuesOf(column).every(isShort));
  if (only !== undefined && named.length === 1 && isTrusted(only)) return { column: only };
  const filled = columns.filter((column) => valuesOf(column).length > 0);
  const isAlone = filled.length === 1 && !table.hasOrders;
  const isOpen = (text: string) =>
    isAlone
      ? !otherHeading.test(text) && !aboutTracking.test(text)
      : plainHeading.test(text.trim()) || (parcelWord.test(text) && !aboutTracking.test(text));
  const isNamed = named.some((at) => isTracking(heading[at] ?? ''));
  const possible = (isNamed ? named : filled.filter((at) => named.includes(at) || isOpen(heading[at] ?? '')))
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
  const hasPeople = rows.some((cells) => cells.some((cell) => /^\p{L}[\p{L}' .,-]+$/u.test(cell)));
  const likely = (from: readonly number[]) =>
    from.filter((column) => singles(valuesOf(column)).every(isLikelyNumber));
  const shaped = possible.filter((column) => !hasPeople || !valuesOf(column).every(isPhoneLike));
  const best = [formatted, likely(formatted), shaped, likely(shaped)].find(({ length }) => length === 1);
  if (best?.[0] !== undefined) return { column: best[0] };
  const examples = firstFilled([formatted, possible]).map((column) => valuesOf(column)[0] ?? '');
  return { problem: problemOf(examples) };
}

/** True for digits that may be a phone number beside a name. */
const isPhoneLike = (cell: string) => /^\d{9,11}$/u.test(cell.replaceAll(/[ /-]/gu, ''));

/** Excludes cells that are reported one by one, so that they do not hide the column of the other rows. */
const singles = (cells: Cells) =>
  cells.filter((cell) => !isRounded(cell) && parcelNumbers(cell).length === 1);

const firstFilled = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  lists.find(({ length }) => length > 0) ?? [];

/** True for a value that repeats in every row, such as the shop's customer number. */
const isConstant = (values: readonly string[]) => values.length > 1 && new Set(values).size === 1;

const advice = 'Give the column the heading “Tracking number”, or paste it alone.';

export const noNumbers = `No tracking numbers were recognised. ${advice}`;

function problemOf(examples: readonly string[]): string {
  if (examples.length === 0) return noNumbers;
  const list = listed(examples, { type: 'disjunction' });
  return `Nothing was filled in: the tracking number could be ${list}. ${advice}`;
}
