import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  count,
  documentId,
  flag,
  idempotencyKey,
  listOf,
  optionalText,
  optionalNumber,
  pictureUrl,
  price,
  requiredText,
  stock,
} from './fields.ts';
import { importedOverrides } from './fit-fields.ts';
import { productColumns, type ProductColumn } from './product-columns.ts';
import { partNumber, productKey, productStatuses, rowsOf } from './product-fields.ts';
import { productChange, storedPriceBreaks } from './products.ts';
import { maxQuantity } from './numbers.ts';
import { isRecord } from './read-bikes.ts';

export const maxImportRows = 500;

const columns = Object.keys(productColumns) as ProductColumn[];

/** Revision and stock of a product. An import compares them to detect changes since a dry run or an export. */
const productVersion = object({
  revision: number().strict().integer().min(0).required('revision is required'),
  quantity: number().strict().integer().min(-maxQuantity).required('quantity is required'),
});

/**
 * Row of an import. Absent fields keep their values. If the product was edited after the dry run that returned
 * `seen`, the row is rejected. `quantity` changes the stock only by its difference from `seen.quantity`. `stockChange`
 * is rejected if the product was edited after the export, because an earlier import may have applied it.
 */
export const importRow = productChange.omit(['reason']).shape({
  partNumber: partNumber('Part number').required('Part number is required'),
  name: requiredText('Name', 200).optional(),
  description: requiredText('Description', 5000).optional(),
  price: optionalNumber(price('Price')),
  minOrder: optionalNumber(count('Minimum order quantity')),
  quantity: optionalNumber(stock('Available quantity')),
  img: pictureUrl('Image').optional(),
  fitsWith: rowsOf('Parts that fit', 8, productKey),
  fitOverrides: importedOverrides,
  seen: productVersion.nullable().default(undefined).optional(),
  /** Product version at the time of the export. A row that would change a product edited since is rejected. */
  exported: productVersion.default(undefined).optional(),
});
export type ImportRow = InferType<typeof importRow>;

const maxFileName = 200;

/** Prefix of the audit entry of an import's undo, which no import may use. */
export const undoPrefix = 'undo-';

/** Import to which a call belongs. All calls of an import are logged and undone together. */
const importBatch = object({
  id: documentId('Import id').test(
    'reserved',
    `Import id must not begin with ${undoPrefix}`,
    (id) => !id.startsWith(undoPrefix),
  ),
  fileName: optionalText('File name', maxFileName),
});

const anyRow = mixed(isRecord)
  .typeError('A row must be an object')
  .required('A row must be an object')
  .meta({
    jsonSchema: {
      type: 'object',
      description:
        '`partNumber` and fields of PUT /product/{id}; `fitOverrides` may name products by part number. `fitsWith` is ignored. `seen` is the version returned by a dry run, `exported` the version in products.csv. Rows are validated one by one; see `errors` in the response.',
    },
  });

const importDraft = object({
  rows: array(anyRow)
    .typeError('rows must be a list')
    .required('rows are required')
    .min(1, 'rows must hold at least one product')
    .max(maxImportRows, `rows must hold at most ${String(maxImportRows)} products`),
  dryRun: flag('dryRun'),
  keepStock: boolean().strict().typeError('keepStock must be true or false').optional(),
  batch: importBatch.default(undefined).optional(),
});

export const importOutcomes = ['created', 'updated', 'unchanged'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const columnChange = object({
  column: string().oneOf(columns).required(),
  before: string().defined(),
  after: string().defined(),
});

const importedPart = object({
  row: number().integer().required(),
  outcome: string().oneOf(importOutcomes).required(),
  /** Product id; null for a product that a dry run would create. */
  id: documentId('id').nullable().defined(),
  name: string().required(),
  /** Current version of the product. Send it with the row to detect concurrent edits. */
  seen: productVersion.nullable().defined(),
  /** Cells of products.csv that the row changes. */
  changes: listOf(columnChange),
  status: string().oneOf(productStatuses).required(),
  /** Price breaks that the row leaves as they are although it raises the price. */
  keptPriceBreaks: storedPriceBreaks.optional(),
}).required();
export type ImportedPart = InferType<typeof importedPart>;

export const importAnswer = object({
  created: number().integer().required(),
  updated: number().integer().required(),
  unchanged: number().integer().required(),
  parts: listOf(importedPart),
  /** `path` is the invalid field: `specs[0].value`. */
  errors: listOf(
    object({ row: number().integer().required(), path: string().defined(), message: string().required() }),
  ),
}).required();
export type ImportAnswer = InferType<typeof importAnswer>;

export const productImportEndpoints = {
  importProducts: endpoint('importProducts', {
    noun: 'products',
    summary:
      'Adds and updates products by part number, all rows in one commit. Writes nothing if a row has errors, or in a dry run. Repeating a request with the same Idempotency-Key within 24 hours imports nothing again.',
    access: 'admin',
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: importDraft,
    status: 200,
    answer: importAnswer,
    errors: ['request/key-reused'],
  }),
} as const;
