import {
  productCells,
  productColumns,
  type ImportedPart,
  type ProductCells,
  type ProductColumn,
} from '@pedalworks/contract';
import type { PictureAddress } from '../images/picture-address.ts';
import { toStoredFields } from './product-answer.ts';
import type { ProductRecord } from '../model/products.ts';

export const cellsOf = (product: ProductRecord, pictures: PictureAddress): ProductCells =>
  productCells(toStoredFields(product, pictures));

export function changesOf(before: ProductCells | null, after: ProductCells): ImportedPart['changes'] {
  const columns = Object.keys(productColumns) as ProductColumn[];
  return columns
    .map((column) => ({ column, before: before?.[column] ?? '', after: after[column] }))
    .filter((change) => change.before !== change.after);
}
