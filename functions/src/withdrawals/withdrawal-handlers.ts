import { ApiError, type withdrawalEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Ports } from '../ports.ts';
import { evenly } from '../shared/evenly.ts';
import { declareWithdrawal, type WithdrawalPorts } from './declare-withdrawal.ts';

export function withdrawalHandlers(ports: WithdrawalPorts): Handlers<typeof withdrawalEndpoints> {
  return {
    withdraw: async ({ body, headers, caller, signal }) => {
      if ((await ports.settings.read()).withdrawal === 'off') throw new ApiError('route/not-found');
      return evenly(() =>
        declareWithdrawal(ports, { body, caller, key: headers['Idempotency-Key'], signal }),
      );
    },
  };
}

/** Deletes declarations whose links have expired. Step of the scheduled job. */
export async function removeExpiredWithdrawals(
  { withdrawals }: Pick<Ports, 'withdrawals'>,
  signal: AbortSignal,
): Promise<void> {
  const now = new Date();
  while (!signal.aborted && (await withdrawals.removeExpired(now, signal)));
}
