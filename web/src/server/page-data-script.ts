import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { pageDataId } from '../page-data.ts';
import { dataScript } from './page-document.ts';

/** Returns the script element with the query cache of a server-rendered page, for hydration. */
export function pageData(queryClient: QueryClient): string {
  return dataScript(`type="application/json" id="${pageDataId}"`, dehydrate(queryClient));
}
