import {
  productCells,
  productColumns,
  type ImportedPart,
  type ProductCells,
  type ProductColumn,
} from '@pedalworks/contract';
import type { PictureAddress } from '../images/picture-address.ts';
import type { KnownProducts } from './known-products.ts';
import { toProduct } from './product-answer.ts';
import type { ProductRecord } from '../model/products.ts';

export interface CellContext {
  readonly known: Pick<KnownProducts, 'byId' | 'newIds'>;
  readonly pictures: PictureAddress;
}

export function cellsOf(
  product: ProductRecord,
  { known: { byId, newIds }, pictures }: CellContext,
): ProductCells {
  const newNumbers = new Map([...newIds].map(([number, id]) => [id, number]));
  const fitsWith = product.fitsWith.map((id) => byId.get(id)?.partNumber ?? newNumbers.get(id) ?? id);
  return productCells({ ...toProduct(product, pictures), fitsWith });
}

export function changesOf(before: ProductCells | null, after: ProductCells): ImportedPart['changes'] {
  const columns = Object.keys(productColumns) as ProductColumn[];
  return columns
    .map((column) => ({ column, before: before?.[column] ?? '', after: after[column] }))
    .filter((change) => change.before !== change.after);
}
