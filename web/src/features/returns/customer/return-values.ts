import {
  maxReturnNoteCharacters,
  optionalText,
  returnReasons,
  type ReturnReason,
} from '@pedalworks/contract';
import { array, boolean, number, object, string, type TestContext } from 'yup';
import type { CallArguments } from '../../../services/api-client.ts';
import type { ChosenPicture } from '../../shared/use-picture-choice.ts';
import type { ReturnableLine } from './returnable-lines.ts';

/** Id of no saved bike, so that the shop does not check the bike for which the part was ordered. */
export const otherBike = 'other';

export interface LineValues {
  readonly quantity: number;
  /** False while the typed quantity is no valid number; `quantity` is then the one before. */
  readonly isQuantityValid: boolean;
  readonly reason: ReturnReason | '';
  /** Bike on which the part does not fit, or `otherBike`; empty if it is unknown. */
  readonly bikeId: string;
}

export interface ReturnValues {
  /** Rows in the order of the returnable lines. */
  readonly lines: readonly LineValues[];
  readonly wish: 'replace' | 'refund';
  readonly note: string;
  readonly pictures: readonly ChosenPicture[];
}

export function emptyReturn(
  lines: readonly ReturnableLine[],
  bikeOf: (line: ReturnableLine) => string,
): ReturnValues {
  return {
    lines: lines.map((line) => ({ quantity: 0, isQuantityValid: true, reason: '', bikeId: bikeOf(line) })),
    wish: 'replace',
    note: '',
    pictures: [],
  };
}

const faults: readonly ReturnReason[] = ['damaged', 'does-not-work'];

/** Returns the reasons to return a line. After the return days, only faults are left, which the warranty covers. */
export const reasonsFor = ({ isLate }: Pick<ReturnableLine, 'isLate'>): readonly ReturnReason[] =>
  isLate ? faults : returnReasons;

const isFault = ({ reason }: LineValues): boolean => faults.some((fault) => fault === reason);

interface ChosenLine extends LineValues {
  readonly returnable: ReturnableLine;
}

export function chosenLines(values: ReturnValues, lines: readonly ReturnableLine[]): readonly ChosenLine[] {
  return lines.flatMap((returnable, row) => {
    const typed = values.lines[row];
    return typed === undefined || typed.quantity === 0 ? [] : { ...typed, returnable };
  });
}

/** True if the customer may choose between a refund and a replacement: each part has a fault and is in time. */
export function hasWish(chosen: readonly ChosenLine[]): boolean {
  return chosen.length > 0 && chosen.every((line) => isFault(line) && !line.returnable.isLate);
}

/** Returns the kind of return: the warranty covers faults only, and is the only one after the return days. */
export function kindOf(chosen: readonly ChosenLine[], wish: ReturnValues['wish']): 'return' | 'warranty' {
  if (chosen.length === 0 || !chosen.every((line) => line.returnable.isLate || isFault(line)))
    return 'return';
  return wish === 'replace' || !hasWish(chosen) ? 'warranty' : 'return';
}

export function returnBody(
  values: ReturnValues,
  lines: readonly ReturnableLine[],
): CallArguments<'createReturn'>['body'] {
  const chosen = chosenLines(values, lines);
  return {
    kind: kindOf(chosen, values.wish),
    lines: chosen.map(({ returnable: { line }, quantity, reason, bikeId }) => ({
      ...{ line, quantity },
      reason: reason === '' ? null : reason,
      ...(reason === 'does-not-fit' && bikeId !== '' && { bikeId }),
    })),
    note: values.note,
  };
}

/** Returns the validation schema of the form. */
export function returnRules(lines: readonly ReturnableLine[]) {
  return object({
    lines: array(
      object({
        quantity: number(),
        isQuantityValid: boolean().oneOf([true], 'Enter a quantity'),
        reason: string().when('quantity', ([quantity], reason) =>
          quantity > 0 ? reason.required('Choose a reason') : reason,
        ),
      }),
    )
      .test('chosen', 'Choose at least one part', (rows = []) =>
        rows.some(({ quantity = 0 }) => quantity > 0),
      )
      .test('one-kind', (_rows, context) => lateLineError(lines, context)),
    note: optionalText('Note', maxReturnNoteCharacters),
  });
}

/** Rejects a late part beside one without a fault, because a return has one kind. */
function lateLineError(lines: readonly ReturnableLine[], { parent, createError, path }: TestContext) {
  const values = parent as ReturnValues;
  const chosen = chosenLines(values, lines);
  const late = chosen.find(({ returnable }) => returnable.isLate);
  if (late === undefined || kindOf(chosen, values.wish) === 'warranty') return true;
  const row = lines.indexOf(late.returnable);
  return createError({
    path: `${path}[${String(row)}].reason`,
    message: 'Only the warranty covers this part now. Send it in a return of its own.',
  });
}
