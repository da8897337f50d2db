import {
  productCells,
  productColumns,
  revisionCell,
  revisionHeading,
  type exportEndpoints,
  type ProductColumn,
  type QueryOf,
} from '@pedalworks/contract';
import type { CsvRow, Spreadsheet } from '../http/csv.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import { journalOf, loadOrderDocuments } from '../invoices/journal.ts';
import { joinedLists, mapList } from '../shared/list.ts';
import { readOrderFilter } from '../orders/order-filter.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports } from '../ports.ts';
import { toStoredFields } from '../products/product-answer.ts';
import type { ProductRecord } from '../model/products.ts';
import { calendarOf, type Days } from '../shared/calendar.ts';
import type { UserRecord } from '../model/users.ts';
import { customerHeadings, customerRow } from './customer-row.ts';
import { fileNameOf } from './file-name.ts';
import { journalHeadings, journalRow } from './journal-row.ts';
import { orderHeadings, orderRow } from './order-row.ts';

export function productSheet({ products }: Pick<Ports, 'products'>, pictures: PictureAddress): Spreadsheet {
  const lists = joinedLists([products.list(), products.listArchived()]);
  return {
    fileName: 'products.csv',
    headings: [...Object.values(productColumns), revisionHeading],
    rows: mapList(lists, (page) => page.map((record) => productRow(record, pictures))),
  };
}

function productRow(record: ProductRecord, pictures: PictureAddress): CsvRow {
  const cells = productCells(toStoredFields(record, pictures));
  const columns = Object.keys(productColumns) as ProductColumn[];
  return [...columns.map((column) => cells[column]), revisionCell(record)];
}

export async function orderSheet(
  { orders, journal, settings }: Pick<Ports, 'orders' | 'journal' | 'settings'>,
  { limit: _limit, cursor: _cursor, ...query }: QueryOf<typeof exportEndpoints.exportOrders>,
): Promise<Spreadsheet> {
  const { timeZone } = await settings.read();
  const list = joinedLists([orders.list(await readOrderFilter(query, { settings }))]);
  const { dayOf, openSpan } = calendarOf(timeZone);
  const toRow = orderRow({ dayOf, period: openSpan(query) });
  const { dates = 'placed' } = query;
  return {
    fileName: fileNameOf(dates === 'placed' ? 'orders' : `orders-${dates}`, {
      ...query,
      today: dayOf(new Date()),
    }),
    headings: orderHeadings(timeZone),
    rows: mapList(list, async (page: readonly OrderRecord[]) => {
      const [documents, booked] = await Promise.all([
        loadOrderDocuments(journal, page),
        journal.moneyBackOf(page.map(({ id }) => id)),
      ]);
      return page.map((order) => {
        const moneyBack = booked.filter(({ orderId }) => orderId === order.id);
        return toRow(order, { ...documents(order.id), moneyBack });
      });
    }),
  };
}

export function customerSheet({ users, accounts }: Pick<Ports, 'users' | 'accounts'>): Spreadsheet {
  const list = joinedLists([users.list({ search: '', isAdmin: false })]);
  return {
    fileName: 'customers.csv',
    headings: customerHeadings,
    rows: mapList(list, async (page: readonly UserRecord[]) => {
      const live = await accounts.findAll(page.map(({ uid }) => uid));
      return page.map((user) => customerRow(user, live.get(user.uid)));
    }),
  };
}

export async function journalSheet(
  ports: Pick<Ports, 'journal' | 'settings'>,
  days: Days,
): Promise<Spreadsheet> {
  const { timeZone } = await ports.settings.read();
  const { dayOf, openSpan } = calendarOf(timeZone);
  const toRow = journalRow(dayOf);
  return {
    fileName: fileNameOf('journal', { ...days, today: dayOf(new Date()) }),
    headings: journalHeadings(timeZone),
    rows: mapList(journalOf(ports, openSpan(days)), (page) => page.map(toRow)),
  };
}
