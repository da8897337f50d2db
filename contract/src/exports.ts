import { object } from 'yup';
import { endpoint } from './endpoint.ts';
import { orderFilter } from './orders.ts';

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
    summary: 'The orders that GET /allOrder lists with the same parameters, one a row and in the same order.',
    who: 'admin',
    query: object(orderFilter).noUnknown(),
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
