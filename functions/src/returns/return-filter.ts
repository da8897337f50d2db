import { returnStatesOf, type QueryOf, type returnEndpoints } from '@pedalworks/contract';
import type { ReturnFilter } from '../model/returns.ts';
import type { Ports } from '../ports.ts';
import { calendarOf } from '../shared/calendar.ts';

type ReturnQuery = Omit<QueryOf<typeof returnEndpoints.listReturns>, 'limit' | 'cursor'>;

/** Converts a query to a filter. `from` and `to` are days in the shop's time zone. */
export async function readReturnFilter(
  { state, kind, search, from, to }: ReturnQuery,
  { settings }: Pick<Ports, 'settings'>,
): Promise<ReturnFilter> {
  const period = calendarOf((await settings.read()).timeZone).openSpan({ from, to });
  const states = state === undefined ? [] : returnStatesOf(state);
  return { states, kind, search: search ?? '', from: period.from, before: period.to };
}
