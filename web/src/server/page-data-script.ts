import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { pageDataId } from '../page-data.ts';
import { dataScript } from './page-document.ts';

/** Returns the script element from which the browser restores the queries of a server-rendered page. */
export function pageData(queryClient: QueryClient): string {
  return dataScript(`type="application/json" id="${pageDataId}"`, dehydrate(queryClient));
}
