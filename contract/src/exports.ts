import { object } from 'yup';
import { endpoint } from './endpoint.ts';
import { orderFilter } from './orders.ts';

export const exportEndpoints = {
  exportProducts: endpoint('exportProducts', {
    noun: 'products',
    summary: 'Every product, archived ones too, as a spreadsheet that can be imported again.',
    who: 'admin',
    status: 200,
    answerType: 'csv',
  }),
  exportOrders: endpoint('exportOrders', {
    noun: 'orders',
    summary: 'The orders that GET /allOrder lists, one a row, newest first.',
    who: 'admin',
    query: object(orderFilter),
    status: 200,
    answerType: 'csv',
  }),
  exportCustomers: endpoint('exportCustomers', {
    noun: 'users',
    summary: 'Everyone who has signed in, newest first.',
    who: 'admin',
    status: 200,
    answerType: 'csv',
  }),
} as const;
