import { inspect } from 'node:util';
import { ApiError, listed, plural, type accountEndpoints, type SavedAccount } from '@pedalworks/contract';
import { hasRecentSignIn, type Caller } from '../model/caller.ts';
import type { Handler } from '../http/handler.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports } from '../ports.ts';
import { cancelUnpaid, eraseAccount, type ErasurePorts } from './erase-account.ts';
import { isUnderWay, personOf, type Erasure } from '../model/person.ts';

export type DeletionPorts = ErasurePorts & Pick<Ports, 'users'>;

/**
 * Deletes the caller's account (docs/security.md, Erasure). Once recorded, the deletion is final: the scheduled job
 * completes it after a failure.
 *
 * @throws ApiError `account/sign-in-again`, `users/last-admin`, `account/orders-under-way` or an error of the card
 * provider; no data is erased then
 */
export function deleteAccount(ports: DeletionPorts): Handler<typeof accountEndpoints.deleteAccount> {
  const { accounts, erasures, users, log } = ports;
  return async ({ caller, signal }) => {
    if (!hasRecentSignIn(caller)) throw new ApiError('account/sign-in-again');
    const erasure = erasureOf(caller, await users.findAccount(caller.uid));
    if (caller.admin) await erasures.requireOtherAdmin(caller.uid, accounts.liveAdmins);
    await endOrders(ports, erasure, signal);
    await erasures.begin(erasure, caller.admin ? accounts.liveAdmins : null, signal);
    try {
      await eraseAccount(ports, erasure, signal);
    } catch (error) {
      log.warn('account/not-erased-yet', { cause: inspect(error) });
    }
    return { acknowledged: true, deletedCount: 1 };
  };
}

function erasureOf(caller: Caller, account: SavedAccount | null): Erasure {
  const { email, name } = caller;
  const addresses = account?.addresses ?? [];
  const named = addresses.flatMap((address) => [address.name, ...address.street.split('\n')]);
  const words = [email, name, account?.name ?? '', account?.phone ?? '', ...named];
  return {
    ...personOf(caller),
    pseudonym: `deleted-${crypto.randomUUID().slice(0, 8)}`,
    words: [...new Set(words.filter((word) => word !== ''))],
  };
}

/**
 * Cancels the account's unpaid orders.
 *
 * @throws ApiError `account/orders-under-way` if paid orders are not shipped yet; the message lists their numbers
 */
async function endOrders(ports: DeletionPorts, erasure: Erasure, signal: AbortSignal): Promise<void> {
  const orders: OrderRecord[] = [];
  for await (const order of ports.personalData.orders(erasure)) orders.push(order);
  requireNone(orders.filter(isUnderWay));
  const paid: OrderRecord[] = [];
  for (const order of orders.filter(({ status }) => status === 'placed'))
    if (!(await cancelUnpaid(ports, order, signal))) paid.push(order);
  requireNone(paid);
}

function requireNone(underWay: readonly OrderRecord[]): void {
  if (underWay.length === 0) return;
  const numbers = listed(underWay.map(({ number }) => number));
  const message = plural(
    underWay.length,
    `Your order ${numbers} is paid and not shipped yet. Delete your account once it is on its way.`,
    `Your orders ${numbers} are paid and not shipped yet. Delete your account once they are on their way.`,
  );
  throw new ApiError('account/orders-under-way', { message });
}
