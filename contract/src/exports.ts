import { object } from 'yup';
import { period } from './days.ts';
import { endpoint } from './endpoint.ts';
import { joinedPageQuery } from './fields.ts';
import { maxExportRows } from './numbers.ts';
import { orderFilter } from './orders.ts';

const rowsQuery = joinedPageQuery(maxExportRows);

/** Unknown parameters are rejected: a mistyped filter must not export everything. */
const pagesAlone = object(rowsQuery).noUnknown();

export const exportEndpoints = {
  exportProducts: endpoint('exportProducts', {
    noun: 'products',
    summary: 'Every product, archived ones too, as a spreadsheet that can be imported again.',
    access: 'admin',
    query: pagesAlone,
    status: 200,
    answerType: 'csv',
  }),
  exportOrders: endpoint('exportOrders', {
    noun: 'orders',
    summary: 'The orders that GET /allOrder lists with the same parameters, one a row and in the same order.',
    access: 'admin',
    query: object({ ...orderFilter, ...rowsQuery }).noUnknown(),
    status: 200,
    answerType: 'csv',
  }),
  exportCustomers: endpoint('exportCustomers', {
    noun: 'users',
    summary: 'Everyone who has signed in, newest first.',
    access: 'admin',
    query: pagesAlone,
    status: 200,
    answerType: 'csv',
  }),
  exportJournal: endpoint('exportJournal', {
    noun: 'invoices',
    summary:
      'The sales journal of the days from from to to: each invoice, then each credit note, on the day its money moved. Its sums are those of GET /stats.',
    access: 'admin',
    query: object({ ...period, ...rowsQuery }).noUnknown(),
    status: 200,
    answerType: 'csv',
  }),
} as const;
