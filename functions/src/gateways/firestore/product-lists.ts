import type { Firestore } from 'firebase-admin/firestore';
import type { List } from '../../shared/list.ts';
import type { ProductFilter, ProductRecord } from '../../model/products.ts';
import { displayOrder, firestoreList, newestFirst } from './firestore-list.ts';
import { productsIn, productSearchText } from './product-documents.ts';
import { searchedList } from './searched-list.ts';
import { isBlank, textTest } from '../../model/word-search.ts';
import { wordFilters } from './word-filters.ts';

/** Lists products for admins. When searching, pages before the last may have fewer items than requested. */
export function listAllProducts(firestore: Firestore, wanted: ProductFilter): List<ProductRecord> {
  const { status, search, maxQuantity, sort } = wanted;
  const documents = firestore.collection('products');
  const products = productsIn(firestore);
  const isFound = textTest(search);
  if (!isBlank(search))
    return searchedList<ProductRecord>(products, {
      filters: wordFilters(search),
      isWanted: (product) =>
        (status === undefined || product.status === status) &&
        product.quantity <= (maxQuantity ?? Infinity) &&
        isFound(productSearchText(product)),
    });
  const ofStatus = status === undefined ? products : products.where('status', '==', status);
  if (maxQuantity !== undefined)
    return firestoreList(ofStatus.where('quantity', '<=', maxQuantity), {
      field: 'quantity',
      direction: 'asc',
      documents,
    });
  if (sort !== undefined) return firestoreList(ofStatus, { ...sort, documents });
  // Only active products have a place in the display order.
  return status === 'active' ? firestoreList(products, displayOrder) : firestoreList(ofStatus, newestFirst);
}
