import {
  productCells,
  productColumns,
  revisionCell,
  revisionHeading,
  type exportEndpoints,
  type ProductColumn,
} from '@pedalworks/contract';
import type { ChangeRequest } from '../audit/audit-port.ts';
import type { CsvRow } from '../http/csv.ts';
import type { Handlers } from '../http/handler.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import { mapList } from '../lists/list.ts';
import { readOrderFilter } from '../orders/order-filter.ts';
import type { Ports } from '../ports.ts';
import { toProduct } from '../products/product-answer.ts';
import type { ProductRecord } from '../products/products-port.ts';
import type { UserRecord } from '../users/users-port.ts';
import { customerHeadings, customerRow } from './customer-row.ts';
import { orderHeadings, orderRow } from './order-row.ts';

type ExportPorts = Pick<Ports, 'products' | 'orders' | 'users' | 'accounts' | 'audit' | 'settings'>;

/** Spreadsheets for admins, row by row as they are read; each download is written down first. */
export function exportHandlers(
  { products, orders, users, accounts, audit, settings }: ExportPorts,
  pictures: PictureAddress,
): Handlers<typeof exportEndpoints> {
  const writeDown = (target: string, { by, signal }: ChangeRequest) =>
    audit.write({ by, action: 'exports/download', target, before: null, after: null }, signal);
  const asCustomers = async (records: readonly UserRecord[]) => {
    const live = await accounts.findAll(records.map(({ uid }) => uid));
    return records.map((record) => customerRow(record, live.get(record.uid)));
  };
  return {
    exportProducts: async ({ caller: by, signal }) => {
      await writeDown('products.csv', { by, signal });
      const lists = [products.list(), products.listArchived()];
      return rowsOf(
        [...Object.values(productColumns), revisionHeading],
        lists.map((list) => mapList(list, productRows(products, pictures)).all()),
      );
    },
    exportOrders: async ({ query, caller: by, signal }) => {
      const filter = await readOrderFilter(query, { settings });
      await writeDown('orders.csv', { by, signal });
      return rowsOf(orderHeadings, [mapList(orders.list(filter), (page) => page.map(orderRow)).all()]);
    },
    exportCustomers: async ({ caller: by, signal }) => {
      await writeDown('customers.csv', { by, signal });
      return rowsOf(customerHeadings, [
        mapList(users.list({ search: '', isAdmin: false }), asCustomers).all(),
      ]);
    },
  };
}

/** Products that fit are named by their part numbers, by which an import finds them in another shop, too. */
const productRows =
  (products: ExportPorts['products'], pictures: PictureAddress) =>
  async (records: readonly ProductRecord[]): Promise<CsvRow[]> => {
    const fitting = await products.findAll([...new Set(records.flatMap(({ fitsWith }) => fitsWith))]);
    const numbers = new Map(fitting.map(({ id, partNumber }) => [id, partNumber]));
    return records.map((record) => {
      const fitsWith = record.fitsWith.map((id) => numbers.get(id) || id);
      const cells = productCells({ ...toProduct(record, pictures), fitsWith });
      const columns = Object.keys(productColumns) as ProductColumn[];
      return [...columns.map((column) => cells[column]), revisionCell(record)];
    });
  };

async function* rowsOf(headings: CsvRow, lists: readonly AsyncIterable<CsvRow>[]): AsyncGenerator<CsvRow> {
  yield headings;
  for (const rows of lists) yield* rows;
}
