import type { StockMovement as ListedMovement, stockEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { StockMovement } from '../model/stock.ts';
import type { Account } from '../model/users.ts';
import type { Ports } from '../ports.ts';
import { mapList } from '../shared/list.ts';
import { receiveStock } from './receive-stock.ts';

export function stockHandlers(ports: Pick<Ports, 'stock' | 'accounts'>): Handlers<typeof stockEndpoints> {
  return {
    receiveStock: receiveStock(ports),
    listStockMovements: ({ params: { id } }) =>
      mapList(ports.stock.movements(id), async (movements) => {
        const emailOf = await emailsOf(ports, movements);
        return movements.map((movement) => toListed(movement, emailOf));
      }),
  };
}

type EmailOf = (uid: string) => string | null;

/** Looks up the emails of admins whose movements, such as restocked refunds, store only their uid. */
async function emailsOf(
  { accounts }: Pick<Ports, 'accounts'>,
  movements: readonly StockMovement[],
): Promise<EmailOf> {
  const uids = [...new Set(movements.flatMap(({ by }) => (by?.email === '' ? by.uid : [])))];
  const found = uids.length === 0 ? new Map<string, Account>() : await accounts.findAll(uids);
  return (uid) => found.get(uid)?.email ?? null;
}

function toListed(
  { id, createdAt, mover, by, ...movement }: StockMovement,
  emailOf: EmailOf,
): ListedMovement {
  const { kind, change, quantity, reason, orderId, orderNumber } = movement;
  return {
    ...{ _id: id, createdAt: createdAt.toISOString(), kind, change, quantity },
    by: mover,
    email: by === null ? null : by.email || emailOf(by.uid),
    ...{ reason, orderId, orderNumber },
  };
}
