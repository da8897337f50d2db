import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

export const pageDataId = 'page-data';

export function takePageData(queryClient: QueryClient): void {
  const text = document.getElementById(pageDataId)?.textContent;
  if (text) hydrate(queryClient, JSON.parse(text) as DehydratedState);
}
