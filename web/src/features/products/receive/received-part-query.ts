import { queryOptions } from '@tanstack/react-query';
import { productStatuses, type Product } from '@pedalworks/contract';
import { foldedCode } from '@pedalworks/contract/fold-text';
import { call, callPage, itemsOf } from '../../../services/api-client.ts';
import { isNotFoundOrMalformed } from '../../../services/record-errors.ts';

/** Returns the query for the part with a scanned number; null if there is none. */
export function receivedPartQuery(code: string) {
  return queryOptions({
    queryKey: ['products', 'received', code],
    queryFn: async ({ signal }): Promise<Product | null> => {
      try {
        return await call('getProduct', { params: { id: code }, signal });
      } catch (error) {
        if (!isNotFoundOrMalformed(error)) throw error;
        return findAlike(code, signal);
      }
    },
  });
}

/** Finds the one part whose number differs only in hyphens, dots or blanks: `PW CH12` for `PW-CH12`. */
async function findAlike(code: string, signal: AbortSignal): Promise<Product | null> {
  const pages = await Promise.all(
    productStatuses.map((status) =>
      callPage('listAllProducts', { query: { status, search: code, limit: 20 }, signal }),
    ),
  );
  const alike = itemsOf({ pages }).filter(({ partNumber }) => foldedCode(partNumber) === foldedCode(code));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}
