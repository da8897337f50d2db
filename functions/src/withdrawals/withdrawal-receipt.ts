import type { Settings, WithdrawalReceipt } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import { returnAddressOf } from '../model/returns.ts';
import { withdrawalDueBy, type WithdrawalEffect } from '../model/withdrawals.ts';

export function toReceipt(
  { lines, number }: OrderRecord,
  { declaredAt, returnNumber, lines: withdrawn }: WithdrawalEffect,
  settings: Settings,
): WithdrawalReceipt {
  const lastDay = withdrawalDueBy(declaredAt, settings.timeZone);
  return {
    orderNumber: number,
    declaredAt: declaredAt.toISOString(),
    returnNumber,
    parts: withdrawn.flatMap((each) => {
      const part = lines[each.line];
      return part === undefined ? [] : { ...each, name: part.name, partNumber: part.partNumber };
    }),
    address: returnNumber === null ? '' : returnAddressOf(settings),
    sendBy: lastDay,
    dueBy: lastDay,
  };
}
