import {
  fromCents,
  productDraft,
  repeatedOverride,
  type ApiError,
  type ImportRow,
  type ImportedPart,
} from '@pedalworks/contract';
import { invalidField } from '../shared/invalid-field.ts';
import { checked } from '../shared/checked.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import { cellsOf, changesOf } from './import-cells.ts';
import type { KnownProducts, ImportWork } from './known-products.ts';
import { selfOverride } from './fit-overrides.ts';
import { pricesOf } from './product-answer.ts';
import { editOf, newProduct } from './product-fields.ts';
import type { ProductRecord } from '../model/products.ts';

export interface RowContext {
  readonly row: ImportRow;
  readonly place: number;
  readonly known: KnownProducts;
  readonly pictures: PictureAddress;
  readonly keepStock: boolean;
}

export async function applyRow(work: ImportWork, importing: RowContext): Promise<ImportedPart> {
  const present = importing.known.byNumber.get(importing.row.partNumber);
  return present === undefined ? addPart(work, importing) : updatePart(work, present, importing);
}

async function addPart(work: ImportWork, { row, place, known, pictures }: RowContext): Promise<ImportedPart> {
  const { partNumber, seen, exported, stockChange } = row;
  if (seen) throw staleRow('This part is no longer in the shop');
  if (stockChange !== undefined)
    throw invalidField('stockChange', 'This part is new: write its stock without “+”');
  if (exported !== undefined)
    throw invalidField(
      'partNumber',
      `No part has the number ${partNumber}, although this row comes from an export. Correct the number, or remove the column Revision to add parts`,
    );
  const id = known.newIds.get(partNumber) ?? '';
  const img = row.img ?? row.images?.[0]?.url;
  const draft = await checked(productDraft, { ...row, img, fitOverrides: overridesOf(row, known, id) });
  const fields = await work.add(newProduct(draft, pictures), { id, place });
  const changes = changesOf(null, cellsOf({ ...newPart, ...fields, id }, pictures));
  const { name, status } = fields;
  return { row: place, outcome: 'created', id: null, name, status, seen: null, changes };
}

const newPart = { rating: { sum: 0, count: 0 }, revision: 0, updatedAt: new Date(0) };

async function updatePart(
  work: ImportWork,
  present: ProductRecord,
  { row: sent, place, known, pictures, keepStock }: RowContext,
): Promise<ImportedPart> {
  const row = keepStock ? { ...sent, quantity: undefined, stockChange: undefined } : ownStock(sent, present);
  requireNewChange(row, present);
  const saved = await work.edit(present, editOf(present, changeFrom(row, { present, known }), pictures));
  const { id, name, revision, quantity } = present;
  const part = { row: place, id, name, status: saved.status, seen: { revision, quantity } };
  const changes = changesOf(cellsOf(present, pictures), cellsOf(saved, pictures));
  if (saved === present) return { ...part, outcome: 'unchanged', changes: [] };
  if (row.seen === null) throw staleRow('Somebody has added this part');
  if (row.seen !== undefined && row.seen.revision !== revision)
    throw staleRow('Somebody has changed this part');
  if (row.exported !== undefined && row.exported.revision !== revision)
    throw await staleExport(work, present);
  return { ...part, outcome: 'updated', changes, ...keptPriceBreaks(changes, present) };
}

/**
 * Leaves out the stock of an exported row if the file does not change it. Rejects a changed stock if the shop's has
 * changed since the export.
 */
function ownStock(row: ImportRow, present: ProductRecord): ImportRow {
  const { quantity, stockChange, exported, seen } = row;
  // An export writes a stock below 0 like a difference.
  if (exported !== undefined && exported.quantity < 0 && stockChange === exported.quantity)
    return { ...row, stockChange: undefined };
  if (quantity === undefined || exported === undefined || quantity === present.quantity) return row;
  if (quantity === exported.quantity) return { ...row, quantity: undefined };
  if (seen || present.quantity === exported.quantity) return row;
  throw invalidField(
    'quantity',
    `The stock changed from ${String(exported.quantity)} to ${String(present.quantity)} since the export. Write a difference, such as +10, or export the part again`,
  );
}

/** Builds the error for a part that was edited since the export. It names the last edit. */
async function staleExport(work: ImportWork, { id }: ProductRecord): Promise<ApiError> {
  const edit = await work.lastEdit(id);
  const last =
    edit === null
      ? ''
      : `, last by ${edit.by.email} on ${edit.createdAt.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
  return invalidField(
    '',
    `This part was edited since the export${last}. Export it again and repeat your changes in the new file`,
  );
}

/** Returns a part's price breaks if the row raises its price but not them. */
function keptPriceBreaks(
  changes: ImportedPart['changes'],
  present: ProductRecord,
): Pick<ImportedPart, 'keptPriceBreaks'> {
  const { priceBreaks } = pricesOf(present);
  const isRaised = changes.some(
    ({ column, before, after }) => column === 'price' && Number(after) > Number(before),
  );
  const areKept = priceBreaks.length > 0 && changes.every(({ column }) => column !== 'priceBreaks');
  return isRaised && areKept ? { keptPriceBreaks: priceBreaks } : {};
}

/** Rejects a difference in stock if an earlier import may have applied it. */
function requireNewChange({ stockChange, seen, exported }: ImportRow, { revision }: ProductRecord): void {
  const isStale = [seen, exported].some((known) => known && known.revision !== revision);
  if (stockChange === undefined || !isStale) return;
  throw invalidField(
    'stockChange',
    'This part was edited after the file was exported or checked, so the difference may be counted already. Look at its stock and write the new number',
  );
}

const staleRow = (what: string) => invalidField('', `${what} since it was checked. Check the file again`);

/** Fills required fields of a partial row from the existing product. */
function changeFrom(
  { partNumber: _partNumber, seen, quantity, ...row }: ImportRow,
  { present, known }: { readonly present: ProductRecord; readonly known: KnownProducts },
) {
  const { name = present.name, description = present.description, minOrder = present.minOrder } = row;
  const { price = fromCents(present.priceCents), img = present.img } = row;
  const isDifference = seen !== undefined && seen !== null && quantity !== undefined;
  const stock = isDifference ? { stockChange: quantity - seen.quantity } : { quantity };
  const fitOverrides = overridesOf(row, known, present.id);
  return { ...row, name, description, minOrder, price, img, ...stock, fitOverrides };
}

/** Replaces part numbers in overrides by ids. */
function overridesOf(
  { fitOverrides }: Pick<ImportRow, 'fitOverrides'>,
  { byNumber, byId, newIds }: KnownProducts,
  ownId: string,
) {
  const found = new Set<string>();
  return fitOverrides?.map(({ productId: key, ...override }, index) => {
    const number = key.toUpperCase();
    const productId = byNumber.get(number)?.id ?? newIds.get(number) ?? byId.get(key)?.id;
    const path = `fitOverrides[${String(index)}].productId`;
    if (productId === ownId) throw invalidField(path, selfOverride);
    if (productId === undefined)
      throw invalidField(path, `There is no part ${key}, here or in the shop: import it first`);
    // The id and the part number of one part are different keys.
    if (found.has(productId)) throw invalidField(path, repeatedOverride);
    found.add(productId);
    return { ...override, productId };
  });
}
