import type { PageSettings } from '@pedalworks/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../app/query-client.ts';
import { linkedPagesQuery } from '../features/owner-pages/public/queries.ts';
import { withdrawalQuery } from '../services/shop-settings.ts';

/** Creates the query cache of a page, with the data of the footer. */
export async function openQueryClient({ linkedPages, offersWithdrawal }: PageSettings): Promise<QueryClient> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(linkedPagesQuery().queryKey, [...(await linkedPages())]);
  queryClient.setQueryData(withdrawalQuery().queryKey, await offersWithdrawal());
  return queryClient;
}
