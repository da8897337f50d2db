import { returnableUnits, unitsOfLine, unitsToSend, type ShippedLine } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import type { ReturnRecord } from '../model/returns.ts';
import type { WithdrawalRecord, WithdrawnLine } from '../model/withdrawals.ts';

interface OrderState {
  readonly order: OrderRecord;
  readonly returns: readonly ReturnRecord[];
  readonly withdrawal: WithdrawalRecord | null;
}

/**
 * Returns the units that a withdrawal covers: those wanted, or all for null, as far as they can still be withdrawn from.
 * Takes units that were not sent first, because they need not be sent back.
 */
export function withdrawnUnits(
  state: OrderState,
  wanted: readonly ShippedLine[] | null,
): readonly WithdrawnLine[] {
  return state.order.lines.flatMap((_, line) => {
    const unsentUnits = unsentUnitsOf(state, line);
    const heldUnits = returnableUnits(state.order, state.returns, line);
    const asked = wanted === null ? Infinity : unitsOfLine(wanted, line);
    const quantity = Math.min(asked, unsentUnits + heldUnits);
    return quantity === 0 ? [] : { line, quantity, unsent: Math.min(quantity, unsentUnits) };
  });
}

/** Counts the units to send that no withdrawal covers. Once the shop has handled withdrawals, none does. */
function unsentUnitsOf({ order, withdrawal }: OrderState, line: number): number {
  const units = unitsToSend(order, line);
  if (!order.attentions.includes('withdrawn')) return units;
  const withdrawn = (withdrawal?.declarations ?? []).flatMap(({ effect }) => effect?.lines ?? []);
  return Math.max(
    0,
    units - withdrawn.reduce((sum, each) => sum + (each.line === line ? each.unsent : 0), 0),
  );
}
