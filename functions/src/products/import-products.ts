import {
  ApiError,
  fromCents,
  importOutcomes,
  importRow,
  productCells,
  productColumns,
  productDraft,
  type ImportAnswer,
  type ImportedPart,
  type ImportRow,
  type Issue,
  type ProductCells,
  type ProductColumn,
} from '@pedalworks/contract';
import type { ChangeRequest } from '../audit/audit-port.ts';
import { checked } from '../http/validate.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import { toProduct } from './product-answer.ts';
import { requireCurrencyPrices } from './currency-prices.ts';
import { editOf, newProduct } from './product-fields.ts';
import type { ProductRecord } from './products-port.ts';

type Shelf = Parameters<Parameters<Ports['products']['import']>[1]>[0];

interface ImportRequest {
  readonly rows: readonly unknown[];
  readonly dryRun: boolean;
}

interface ImportTerms extends ChangeRequest {
  readonly pictures: PictureAddress;
  readonly currency: string;
}

/** Maximum attempts of an import while other admins add the same parts. */
const maxAttempts = 5;

/** Adds and changes products by their part numbers: all of them, or none where there is an error in one. */
export async function importProducts(
  products: Pick<Ports['products'], 'import'>,
  { rows, dryRun }: ImportRequest,
  { pictures, currency, ...request }: ImportTerms,
): Promise<ImportAnswer> {
  const read = await mapInTurns(rows, (row) => orIssues(() => readRow(row, currency)));
  const whole = uniqueRows(read);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const answer = await products.import(request, async (shelf) => {
      const known = await productsNamed(shelf, whole.filter(isRead));
      await shelf.preload(claimedNames(whole.filter(isRead), known));
      const parts = await mapInTurns(whole, async (row, place) =>
        isRead(row) ? orIssues(() => importRowInto(shelf, { row, place, known, pictures })) : row,
      );
      const decided = answerOf(parts);
      if (dryRun || decided.errors.length > 0) shelf.discard();
      const wrong = whole.filter((_row, place) => Array.isArray(parts[place])).filter(isRead);
      return (await areAddedMeanwhile(shelf, wrong, known)) ? null : decided;
    });
    if (answer !== null) return answer;
  }
  throw new ApiError('service/unavailable', { cause: new Error('parts are added all the time') });
}

/** Rows per turn of the event loop; a row takes about a millisecond. */
const rowsPerTurn = 4;

/** Maps rows and lets other requests run in between. */
async function mapInTurns<T, Result>(
  rows: readonly T[],
  map: (row: T, place: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  while (results.length < rows.length) {
    const start = results.length;
    const turn = rows.slice(start, start + rowsPerTurn);
    results.push(...(await Promise.all(turn.map((row, nth) => map(row, start + nth)))));
    await new Promise(setImmediate);
  }
  return results;
}

async function readRow(sent: unknown, currency: string): Promise<ImportRow> {
  const row = await checked(importRow, sent);
  if (row.price !== undefined)
    requireCurrencyPrices({ price: row.price, priceBreaks: row.priceBreaks }, currency);
  return row;
}

/** Whether somebody has added one of these since it was found absent: its names are taken by itself then. */
async function areAddedMeanwhile(shelf: Shelf, rows: readonly ImportRow[], { newIds }: KnownProducts) {
  const absent = rows.map(({ partNumber }) => partNumber).filter((number) => newIds.has(number));
  return (await shelf.byPartNumber(absent)).size > 0;
}

/** What came of a row, or why nothing did. */
type OrIssues<T> = T | readonly Issue[];

const isRead = <T extends object>(row: OrIssues<T>): row is T => !Array.isArray(row);

async function orIssues<T>(attempt: () => Promise<T>): Promise<OrIssues<T>> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return error.issues.length > 0 ? error.issues : [{ path: '', message: error.message }];
  }
}

/** Of two rows with one part number neither says what it is to be. */
function uniqueRows(rows: readonly OrIssues<ImportRow>[]): readonly OrIssues<ImportRow>[] {
  const numbers = rows.map((row) => (isRead(row) ? row.partNumber : null));
  return rows.map((row, place) =>
    isRead(row) && numbers.some((number, other) => other !== place && number === row.partNumber)
      ? [{ path: 'partNumber', message: `Another row has the part number ${row.partNumber} too` }]
      : row,
  );
}

/** The products that rows are of, or name. */
interface KnownProducts {
  readonly byNumber: ReadonlyMap<string, ProductRecord>;
  readonly byId: ReadonlyMap<string, ProductRecord>;
  /** Of those that are to be added, by part number. */
  readonly newIds: ReadonlyMap<string, string>;
}

async function productsNamed(shelf: Shelf, rows: readonly ImportRow[]): Promise<KnownProducts> {
  const keys = rows.flatMap(({ fitsWith = [] }) => fitsWith);
  const numbers = [...rows.map(({ partNumber }) => partNumber), ...keys.map((key) => key.toUpperCase())];
  const byNumber = await shelf.byPartNumber([...new Set(numbers)]);
  const fitting = rows.flatMap(({ partNumber, fitsWith }) =>
    fitsWith === undefined ? [] : (byNumber.get(partNumber)?.fitsWith ?? []),
  );
  const byId = await shelf.byId([...new Set([...keys, ...fitting])]);
  const added = rows.filter(({ partNumber }) => !byNumber.has(partNumber));
  const newIds = new Map(added.map(({ partNumber }) => [partNumber, shelf.newId()]));
  return { byNumber, byId: new Map([...byId, ...byIdOf(byNumber)]), newIds };
}

/** The names of parts that are added or get another slug. */
function claimedNames(rows: readonly ImportRow[], { byNumber }: KnownProducts) {
  return rows.flatMap(({ name = '', slug, partNumber }) => {
    const present = byNumber.get(partNumber);
    if (present === undefined) return { name, slug, partNumber };
    return slug === undefined || slug === present.slug ? [] : { name: present.name, slug, partNumber };
  });
}

const byIdOf = (products: ReadonlyMap<string, ProductRecord>) =>
  [...products.values()].map((product) => [product.id, product] as const);

interface Importing {
  readonly row: ImportRow;
  readonly place: number;
  readonly known: KnownProducts;
  readonly pictures: PictureAddress;
}

async function importRowInto(shelf: Shelf, importing: Importing): Promise<ImportedPart> {
  const present = importing.known.byNumber.get(importing.row.partNumber);
  return present === undefined ? addFrom(shelf, importing) : editFrom(shelf, present, importing);
}

async function addFrom(shelf: Shelf, { row, place, known, pictures }: Importing): Promise<ImportedPart> {
  const { partNumber, seen } = row;
  if (seen) throw changedSince('This part is no longer in the shop');
  const id = known.newIds.get(partNumber) ?? '';
  const img = row.img ?? row.images?.[0]?.url;
  const draft = await checked(productDraft, { ...row, img, fitsWith: fittingIds(row, known) });
  const fields = await shelf.add(newProduct(draft, pictures), { id, place });
  const changes = changesOf(null, cellsOf({ ...unsold, ...fields, id }, { known, pictures }));
  return { row: place, outcome: 'created', id: null, name: fields.name, seen: null, changes };
}

const unsold = { rating: { sum: 0, count: 0 }, revision: 0, updatedAt: new Date(0) };

async function editFrom(
  shelf: Shelf,
  present: ProductRecord,
  { row, place, known, pictures }: Importing,
): Promise<ImportedPart> {
  const saved = await shelf.edit(present, editOf(present, changeFrom(row, { present, known }), pictures));
  const { id, name, revision, quantity } = present;
  const part = { row: place, id, name, seen: { revision, quantity } };
  if (saved === present) return { ...part, outcome: 'unchanged', changes: [] };
  if (row.seen === null) throw changedSince('Somebody has added this part');
  if (row.seen !== undefined && row.seen.revision !== revision)
    throw changedSince('Somebody has changed this part');
  const cells = (product: ProductRecord) => cellsOf(product, { known, pictures });
  return { ...part, outcome: 'updated', changes: changesOf(cells(present), cells(saved)) };
}

const changedSince = (what: string) =>
  new ApiError('request/invalid', {
    issues: [{ path: '', message: `${what} since it was checked. Check the file again` }],
  });

/** What is sent of a product; what has to be sent of every one, where it is not, as it is. */
function changeFrom(
  { partNumber: _partNumber, seen, quantity, ...row }: ImportRow,
  { present, known }: { readonly present: ProductRecord; readonly known: KnownProducts },
) {
  const { name = present.name, description = present.description, minOrder = present.minOrder } = row;
  const { price = fromCents(present.priceCents), img = present.img } = row;
  const isDifference = seen !== undefined && seen !== null && quantity !== undefined;
  const stock = isDifference ? { stockChange: quantity - seen.quantity } : { quantity };
  const fitsWith = fittingIds(row, known);
  return { ...row, name, description, minOrder, price, img, ...stock, fitsWith };
}

/** @throws ApiError `request/invalid` for a key that no product has */
function fittingIds({ fitsWith }: Pick<ImportRow, 'fitsWith'>, { byNumber, byId, newIds }: KnownProducts) {
  return fitsWith?.map((key, index) => {
    const number = key.toUpperCase();
    const id = byNumber.get(number)?.id ?? newIds.get(number) ?? byId.get(key)?.id;
    if (id !== undefined) return id;
    const message = `There is no part ${key}, here or in the shop: import it first`;
    throw new ApiError('request/invalid', { issues: [{ path: `fitsWith[${String(index)}]`, message }] });
  });
}

interface CellContext {
  readonly known: Pick<KnownProducts, 'byId' | 'newIds'>;
  readonly pictures: PictureAddress;
}

function cellsOf(product: ProductRecord, { known: { byId, newIds }, pictures }: CellContext): ProductCells {
  const newNumbers = new Map([...newIds].map(([number, id]) => [id, number]));
  const fitsWith = product.fitsWith.map((id) => byId.get(id)?.partNumber ?? newNumbers.get(id) ?? id);
  return productCells({ ...toProduct(product, pictures), fitsWith });
}

function changesOf(before: ProductCells | null, after: ProductCells): ImportedPart['changes'] {
  const columns = Object.keys(productColumns) as ProductColumn[];
  return columns
    .map((column) => ({ column, before: before?.[column] ?? '', after: after[column] }))
    .filter((change) => change.before !== change.after);
}

function answerOf(parts: readonly OrIssues<ImportedPart>[]): ImportAnswer {
  const done = parts.filter(isRead);
  const [created = 0, updated = 0, unchanged = 0] = importOutcomes.map(
    (outcome) => done.filter((part) => part.outcome === outcome).length,
  );
  const errors = parts.flatMap((part, row) =>
    isRead(part) ? [] : part.map(({ path, message }) => ({ row, path, message })),
  );
  return { created, updated, unchanged, parts: done, errors };
}
