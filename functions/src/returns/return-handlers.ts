import { ApiError, type returnEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { deadlinesOf } from '../model/returns.ts';
import type { Pictures } from '../orders/order-answer.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { CatalogueSnapshots } from '../products/catalogue-snapshot.ts';
import { mapList } from '../shared/list.ts';
import { createReturn } from './create-return.ts';
import { returnAnswers, type ReturnPorts } from './return-answer.ts';
import { readReturnFilter } from './return-filter.ts';
import { returnImageHandlers } from './return-images.ts';
import { ownReturn } from './return-owner.ts';
import { transitionReturn } from './transition-return.ts';

type HandlerPorts = Parameters<typeof createReturn>[0] &
  Parameters<typeof transitionReturn>[0] &
  Parameters<typeof returnImageHandlers>[0];

export function returnHandlers(
  ports: HandlerPorts,
  pictures: Pictures,
  snapshots: CatalogueSnapshots,
): Handlers<typeof returnEndpoints> {
  const { orders, returns } = ports;
  const toAnswers = returnAnswers(ports, pictures);
  return {
    createReturn: createReturn(ports, pictures, snapshots),
    listOrderReturns: async ({ params: { id }, caller }) => {
      const order = await ownOrder(orders, id, caller);
      return [...(await toAnswers(await returns.ofOrder(order.id)))];
    },
    listReturns: async ({ query }) => mapList(returns.list(await readReturnFilter(query, ports)), toAnswers),
    countReturns: () => countReturns(ports),
    getReturn: async ({ params, caller }) => {
      const [answer] = await toAnswers([await ownReturn(ports, params.id, caller)]);
      if (answer === undefined) throw new ApiError('returns/not-found');
      return answer;
    },
    ...returnImageHandlers(ports, pictures),
    transitionReturn: transitionReturn(ports, pictures),
  };
}

async function countReturns({ returns, settings }: Pick<ReturnPorts, 'returns' | 'settings'>) {
  const [counts, first, { timeZone }] = await Promise.all([
    returns.openCounts(),
    returns.firstWithdrawal(),
    settings.read(),
  ]);
  return { ...counts, dueBy: first === null ? null : deadlinesOf(first, timeZone).dueBy };
}
