import type { PageSettings, WithdrawalPage } from '@pedalworks/contract';
import { withdrawalPageQuery } from '../features/withdrawal/public/withdrawal-page-query.ts';
import { pageData } from './page-data-script.ts';
import { fillDocument } from './page-document.ts';
import { openQueryClient } from './page-query-client.ts';
import { renderPage } from './render-page.tsx';

/** Renders a step of the withdrawal page. It has no address to share, because steps contain what a person typed. */
export async function renderWithdrawal(
  page: WithdrawalPage,
  path: string,
  settings: PageSettings,
): Promise<string> {
  const queryClient = await openQueryClient(settings);
  queryClient.setQueryData(withdrawalPageQuery.queryKey, page);
  return fillDocument(settings.template, {
    ...(await renderPage(path, queryClient)),
    description: 'Withdraw from the contract of an order, without signing in and without giving a reason.',
    head: page.step === 'form' ? '' : '<meta name="robots" content="noindex">',
    data: pageData(queryClient),
  });
}
