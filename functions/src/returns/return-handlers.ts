import { ApiError, returnStatesOf, type returnEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { deadlinesOf } from '../model/returns.ts';
import type { Pictures } from '../orders/order-answer.ts';
import { ownOrder } from '../orders/order-owner.ts';
import { calendarOf } from '../shared/calendar.ts';
import { mapList } from '../shared/list.ts';
import { createReturn } from './create-return.ts';
import { returnAnswers, type ReturnPorts } from './return-answer.ts';
import { returnImageHandlers } from './return-images.ts';
import { ownReturn } from './return-owner.ts';
import { transitionReturn } from './transition-return.ts';

type HandlerPorts = Parameters<typeof transitionReturn>[0] & Parameters<typeof returnImageHandlers>[0];

export function returnHandlers(ports: HandlerPorts, pictures: Pictures): Handlers<typeof returnEndpoints> {
  const { orders, returns, settings } = ports;
  const toAnswers = returnAnswers(ports, pictures);
  return {
    createReturn: createReturn(ports, pictures),
    listOrderReturns: async ({ params: { id }, caller }) => {
      const order = await ownOrder(orders, id, caller);
      return [...(await toAnswers(await returns.ofOrder(order.id)))];
    },
    listReturns: async ({ query: { state, kind, search, from, to } }) => {
      const period = calendarOf((await settings.read()).timeZone).openSpan({ from, to });
      const states = state === undefined ? [] : returnStatesOf(state);
      const wanted = { states, kind, search: search ?? '', from: period.from, before: period.to };
      return mapList(returns.list(wanted), toAnswers);
    },
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
