import { array, object, string, type InferType } from 'yup';
import { period } from './days.ts';
import { count, documentId, lineIndex, optionalText, price, webAddress } from './fields.ts';
import { maxOrderLines } from './numbers.ts';
import {
  returnKinds,
  returnOutcomes,
  returnReasons,
  returnRemedies,
  returnStates,
  type ReturnState,
  maxReturnNoteCharacters,
} from './return-moves.ts';
import { maxSearchCharacters } from './search-text.ts';

/** Rows of one line: one per outcome and remedy. */
const maxPieceRows = 2 * maxOrderLines;

function choice<const Value extends string>(label: string, values: readonly Value[]) {
  return string()
    .strict()
    .typeError(`${label} must be text`)
    .oneOf(values, `${label} must be one of ${values.join(', ')}`);
}

const announcedLine = object({
  line: lineIndex('line'),
  quantity: count('quantity'),
  reason: choice('reason', returnReasons).nullable().optional(),
  /** Bike on which the part does not fit, of the customer's saved bikes. */
  bikeId: documentId('bikeId').optional(),
}).required();

/** New return. A line may have several rows with different reasons. */
export const returnDraft = object({
  kind: choice('kind', returnKinds).required('kind is required'),
  lines: array(announcedLine)
    .typeError('lines must be a list')
    .required('lines are required')
    .min(1, 'lines must hold at least one part')
    .max(maxOrderLines, `lines must hold at most ${String(maxOrderLines)} parts`),
  note: optionalText('note', maxReturnNoteCharacters),
});
export type ReturnDraft = InferType<typeof returnDraft>;

const pieces = object({
  line: lineIndex('line'),
  quantity: count('quantity'),
  outcome: choice('outcome', returnOutcomes).required('outcome is required'),
  /** Defaults to that of the kind of return, or to `none` for pieces that are sent back. */
  remedy: choice('remedy', returnRemedies).optional(),
}).required();

/** Move of a return to another state. */
export const returnTransition = object({
  to: choice('to', returnStates).required('to is required'),
  /** Pieces that came, whatever was announced. Defaults to the present ones, or to those announced. */
  lines: array(pieces)
    .typeError('lines must be a list')
    .min(1, 'lines must hold at least one part')
    .max(maxPieceRows, `lines must hold at most ${String(maxPieceRows)} rows`)
    .optional(),
  /** Refund instead of what was paid for the pieces. A lower one requires a note. */
  refundAmount: price('refundAmount').optional(),
  /** Text that the customer sees: why the shop declines the return or deducts from the refund. */
  note: optionalText('note', maxReturnNoteCharacters),
  carrier: optionalText('Carrier', 100),
  trackingNumber: optionalText('Tracking number', 100),
  trackingUrl: webAddress('The link to follow it'),
});
export type ReturnTransition = InferType<typeof returnTransition>;

const statePattern = `(${returnStates.join('|')})`;
const stateListPattern = `^${statePattern}(,${statePattern}){0,5}$`;

export const returnFilter = {
  /** One or several states, separated by commas. */
  state: string()
    .strict()
    .typeError('state must be text')
    .matches(new RegExp(stateListPattern, 'u'), `state must be some of ${returnStates.join(', ')}`)
    .optional()
    .meta({ jsonSchema: { type: 'string', pattern: stateListPattern } }),
  kind: choice('kind', returnKinds).optional(),
  search: optionalText('search', maxSearchCharacters),
  ...period,
};

export const returnStatesOf = (list: string): readonly ReturnState[] =>
  returnStates.filter((state) => list.split(',').includes(state));
