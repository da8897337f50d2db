import { ApiError } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import { maySee } from '../model/person.ts';
import type { ReturnRecord } from '../model/returns.ts';
import type { Ports } from '../ports.ts';

const returnNumber = /^RT-[2-9A-Z]{6}$/iu;

/**
 * Finds a return by its id or number.
 * @throws ApiError `returns/not-found`, or `auth/forbidden` unless the caller may see the order. A number of someone
 *   else's return is not found, because numbers can be guessed.
 */
export async function ownReturn(
  { returns, orders }: Pick<Ports, 'returns' | 'orders'>,
  idOrNumber: string,
  caller: Caller,
): Promise<ReturnRecord> {
  const isNumber = returnNumber.test(idOrNumber);
  const id = isNumber ? await returns.idOfNumber(idOrNumber) : idOrNumber;
  const found = id === null ? null : await returns.find(id);
  const order = found === null ? null : await orders.find(found.orderId);
  if (found === null || order === null) throw new ApiError('returns/not-found');
  if (!maySee(caller, order)) throw new ApiError(isNumber ? 'returns/not-found' : 'auth/forbidden');
  return found;
}
