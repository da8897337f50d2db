import { object } from 'yup';
import { period } from './days.ts';
import { endpoint } from './endpoint.ts';
import { joinedPageQuery } from './paging.ts';
import { maxExportRows } from './numbers.ts';
import { orderFilter } from './order-requests.ts';
import { returnFilter } from './return-requests.ts';

const rowsQuery = joinedPageQuery(maxExportRows);

/** Query without filters. Rejects unknown parameters, so that a mistyped filter does not export everything. */
const pagesAlone = object(rowsQuery).noUnknown();

export const exportEndpoints = {
  exportProducts: endpoint('exportProducts', {
    noun: 'products',
    summary: 'Exports all products, including archived ones, as a spreadsheet that can be imported again.',
    access: 'admin',
    query: pagesAlone,
    status: 200,
    answerType: 'csv',
  }),
  exportOrders: endpoint('exportOrders', {
    noun: 'orders',
    summary: 'Exports the orders of GET /allOrder with the same parameters, in the same order.',
    access: 'admin',
    query: object({ ...orderFilter, ...rowsQuery }).noUnknown(),
    status: 200,
    answerType: 'csv',
  }),
  exportReturns: endpoint('exportReturns', {
    noun: 'returns',
    summary: 'Exports the returns of GET /returns with the same parameters, in the same order.',
    access: 'admin',
    query: object({ ...returnFilter, ...rowsQuery }).noUnknown(),
    status: 200,
    answerType: 'csv',
  }),
  exportCustomers: endpoint('exportCustomers', {
    noun: 'users',
    summary: 'Exports everyone who has signed in, newest first.',
    access: 'admin',
    query: pagesAlone,
    status: 200,
    answerType: 'csv',
  }),
  exportJournal: endpoint('exportJournal', {
    noun: 'invoices',
    summary:
      'Exports the sales journal of a period: payments, then refunds and lost disputes, each on the day the shop booked it, with its invoice or credit note. Totals match GET /stats.',
    access: 'admin',
    query: object({ ...period, ...rowsQuery }).noUnknown(),
    status: 200,
    answerType: 'csv',
  }),
} as const;
