import { object } from 'yup';
import { endpoint } from './endpoint.ts';
import { orderFilter } from './orders.ts';
import { day } from './stats.ts';

/** The orders placed on these days of the shop's time zone, both included. Either may be absent. */
const placedOn = {
  from: day('from'),
  to: day('to').test(
    'after',
    'to must not be before from',
    (to, { parent }) => to === undefined || to >= ((parent as { from?: string }).from ?? ''),
  ),
};

/** A mistyped filter must not export everything. */
const noParameters = object({}).noUnknown();

export const exportEndpoints = {
  exportProducts: endpoint('exportProducts', {
    noun: 'products',
    summary: 'Every product, archived ones too, as a spreadsheet that can be imported again.',
    who: 'admin',
    query: noParameters,
    status: 200,
    answerType: 'csv',
  }),
  exportOrders: endpoint('exportOrders', {
    noun: 'orders',
    summary:
      'The orders that GET /allOrder lists, or those of them placed on the days from from to to, one a row, newest first.',
    who: 'admin',
    query: object({ ...orderFilter, ...placedOn }).noUnknown(),
    status: 200,
    answerType: 'csv',
  }),
  exportCustomers: endpoint('exportCustomers', {
    noun: 'users',
    summary: 'Everyone who has signed in, newest first.',
    who: 'admin',
    query: noParameters,
    status: 200,
    answerType: 'csv',
  }),
} as const;
