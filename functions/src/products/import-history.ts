import { productColumns, type importHistoryEndpoints } from '@pedalworks/contract';
import { toEntry } from '../audit/audit-handlers.ts';
import type { AuditRecord } from '../model/audit.ts';
import type { CsvRow } from '../http/csv.ts';
import type { Handlers } from '../http/handler.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import { mapList } from '../shared/list.ts';
import type { Ports } from '../ports.ts';
import { cellsOf, changesOf } from './import-cells.ts';
import type { ProductFields, ProductRecord } from '../model/products.ts';
import { undoImport } from './undo-import.ts';

export function importHistoryHandlers(
  { products, audit }: Pick<Ports, 'products' | 'audit'>,
  pictures: PictureAddress,
): Handlers<typeof importHistoryEndpoints> {
  return {
    listImportRows: ({ params }) => mapList(audit.listRows(params.id), (page) => page.map(toEntry)),
    exportImport: async ({ params, caller: by, signal }) => {
      const event = {
        by,
        action: 'exports/download',
        target: 'import.csv',
        before: null,
        after: null,
      } as const;
      await audit.write(event, signal);
      const report = async (rows: readonly AuditRecord[]) => reportRows(products, pictures, rows);
      return { fileName: 'import.csv', headings, rows: mapList(audit.listRows(params.id), report) };
    },
    undoImport: ({ params, caller: by, deadline: signal }) => undoImport(products, params.id, { by, signal }),
  };
}

const headings = ['Part number', 'Name', 'Result', 'Column', 'Before', 'After', 'Undone'];

async function reportRows(
  products: Pick<Ports['products'], 'findAll'>,
  pictures: PictureAddress,
  rows: readonly AuditRecord[],
): Promise<CsvRow[]> {
  const fieldsOf = (fields: object | null) => (fields ?? {}) as Partial<ProductFields>;
  const found = await products.findAll([...new Set(rows.map(({ target }) => target))]);
  const byId = new Map(found.map((product) => [product.id, product]));
  const cells = (product: ProductRecord) => cellsOf(product, pictures);
  return rows.flatMap(({ target, targetName, before, after, undo }): CsvRow[] => {
    const product = byId.get(target);
    if (product === undefined) return [];
    const state = undo === 'done' ? 'yes' : undo === 'left' ? 'no, left alone' : '';
    if (before === null) return [[product.partNumber, targetName, 'Added', '', '', '', state]];
    const changed = { ...product, ...fieldsOf(after) };
    return changesOf(cells({ ...changed, ...fieldsOf(before) }), cells(changed)).map((change) => [
      ...[product.partNumber, targetName, 'Changed', productColumns[change.column]],
      ...[change.before, change.after, state],
    ]);
  });
}
