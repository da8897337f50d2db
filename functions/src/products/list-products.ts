import type { productEndpoints, QueryOf } from '@pedalworks/contract';
import { bestFirst } from '../shared/best-first.ts';
import { mapList, type List } from '../shared/list.ts';
import type { Ports } from '../ports.ts';
import type { ProductRecord, ProductSort } from '../model/products.ts';

type ProductQuery = Omit<QueryOf<typeof productEndpoints.listAllProducts>, 'limit' | 'cursor'>;

/** Lists products for admins. Each page of a search starts with the exact matches. */
export async function listForAdmins(
  { products, settings }: Pick<Ports, 'products' | 'settings'>,
  { status = 'active', search, stock, sort }: ProductQuery,
): Promise<List<ProductRecord>> {
  const maxQuantity = stock === 'low' ? (await settings.read()).lowStock : stock === 'none' ? 0 : undefined;
  const wanted = {
    status,
    search: search ?? '',
    maxQuantity,
    sort: sort === undefined ? undefined : readSort(sort),
  };
  return mapList(products.listAll(wanted), (page) =>
    bestFirst(page, wanted.search, ({ name, partNumber }) => [name, partNumber]),
  );
}

function readSort(sort: string): ProductSort {
  const name = sort.replace('-', '');
  const field = name === 'price' ? 'priceCents' : (name as ProductSort['field']);
  return { field, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}
