import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  count,
  documentId,
  flag,
  listOf,
  optionalText,
  optionalNumber,
  pictureUrl,
  price,
  requiredText,
  stock,
} from './fields.ts';
import { productColumns, type ProductColumn } from './product-columns.ts';
import { partNumber, productKey, productStatuses, rowsOf } from './product-fields.ts';
import { productChange } from './products.ts';

export const maxImportRows = 500;

const columns = Object.keys(productColumns) as ProductColumn[];

/** What a dry run saw of a product; null where there was none. */
const productVersion = object({
  revision: number().strict().integer().min(0).required('revision is required'),
  quantity: number().strict().integer().min(0).required('quantity is required'),
});

/**
 * A product by its part number, and what is to be of it: what is absent stays as it is, and of a new one has a default where it is not
 * required. With `seen` it is refused if the product was edited since, and `quantity` changes the stock by its difference from what
 * was seen, because orders take stock meanwhile.
 */
export const importRow = productChange.omit(['stockChange', 'reason']).shape({
  partNumber: partNumber('Part number').required('Part number is required'),
  name: requiredText('Name', 200).optional(),
  description: requiredText('Description', 5000).optional(),
  price: optionalNumber(price('Price')),
  minOrder: optionalNumber(count('Minimum order quantity')),
  quantity: optionalNumber(stock('Available quantity')),
  img: pictureUrl('Image').optional(),
  /** Part numbers or ids, of products there are or of this import. */
  fitsWith: rowsOf('Parts that fit', 8, productKey),
  seen: productVersion.nullable().default(undefined).optional(),
  /** Revision and stock in products.csv. Columns that are as they were then are left alone; see `conflicts`. */
  exported: productVersion.default(undefined).optional(),
  /** Columns that are written although they are among the `conflicts`. */
  overwrite: rowsOf('Columns to overwrite', 15, string().oneOf(columns).required()),
});
export type ImportRow = InferType<typeof importRow>;

/** Longer names of files are cut. */
const maxFileName = 200;

/** One import that is sent in several calls. It is one entry in the audit log, and undone as one. */
const importBatch = object({
  id: documentId('Import id'),
  fileName: optionalText('File name', maxFileName),
});

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const anyRow = mixed(isRow)
  .typeError('A row must be an object')
  .required('A row must be an object')
  .meta({
    jsonSchema: {
      type: 'object',
      description:
        'A partNumber, and fields as PUT /product/{id} takes them; fitsWith may name part numbers. `seen` is what a dry run answered, `exported` the revision and stock in products.csv, `overwrite` names columns whose conflicts the row wins. Each row is checked by itself: what is wrong with it is among the `errors`.',
    },
  });

const importDraft = object({
  rows: array(anyRow)
    .typeError('rows must be a list')
    .required('rows are required')
    .min(1, 'rows must hold at least one product')
    .max(maxImportRows, `rows must hold at most ${String(maxImportRows)} products`),
  dryRun: flag('dryRun'),
  /** True to leave the stock of parts alone that are in the shop already. */
  keepStock: boolean().strict().typeError('keepStock must be true or false').optional(),
  /** Drawn by the shop where absent: the call is an import of its own then. */
  batch: importBatch.default(undefined).optional(),
});

export const importOutcomes = ['created', 'updated', 'unchanged'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const columnCell = {
  column: string().oneOf(columns).required(),
  before: string().defined(),
  after: string().defined(),
};

/** What becomes of one row. */
const importedPart = object({
  /** Its place among `rows`, counted from 0. */
  row: number().integer().required(),
  outcome: string().oneOf(importOutcomes).required(),
  /** The product's; null for one that a dry run would create. */
  id: documentId('id').nullable().defined(),
  name: string().required(),
  /** What was there before; to be sent back with the row. */
  seen: productVersion.nullable().defined(),
  /** As cells of products.csv. */
  changes: listOf(object(columnCell)),
  /** Columns changed in the shop and in the file since the export. They stay as they are unless the row overwrites them. */
  conflicts: listOf(
    object({
      ...columnCell,
      /** Null where the shop cannot tell. */
      exported: string().nullable().defined(),
    }),
  ),
  /** The part's, after the import. */
  status: string().oneOf(productStatuses).required(),
}).required();
export type ImportedPart = InferType<typeof importedPart>;

/** What an import did, or would do. */
export const importAnswer = object({
  created: number().integer().required(),
  updated: number().integer().required(),
  unchanged: number().integer().required(),
  parts: listOf(importedPart),
  /** `row` counts from 0; `path` is the field, as in `specs[0].value`. */
  errors: listOf(
    object({ row: number().integer().required(), path: string().defined(), message: string().required() }),
  ),
}).required();
export type ImportAnswer = InferType<typeof importAnswer>;

export const productImportEndpoints = {
  importProducts: endpoint('importProducts', {
    noun: 'products',
    summary:
      'Adds and changes products by their part numbers, all rows in one commit. With errors, or as a dry run, nothing is written.',
    access: 'admin',
    body: importDraft,
    status: 200,
    answer: importAnswer,
  }),
} as const;
