import { ownerPageTitles, type OwnerPage, type PageSettings } from '@pedalworks/contract';
import { ownerPageQuery } from '../features/owner-pages/public/queries.ts';
import { withShopName } from '../ui/use-title.ts';
import { pageData } from './page-data-script.ts';
import { fillDocument } from './page-document.ts';
import { openQueryClient } from './page-query-client.ts';
import { renderPage } from './render-page.tsx';
import { social } from './social.ts';

export async function renderOwnerPage(
  { key, html, updatedAt }: OwnerPage,
  settings: PageSettings,
): Promise<string> {
  const { template, publicAddress } = settings;
  const queryClient = await openQueryClient(settings);
  queryClient.setQueryData(ownerPageQuery(key).queryKey, { html, updatedAt });
  const name = ownerPageTitles[key];
  const title = withShopName(name);
  const description = `${name} of Pedalworks, makers of bicycle parts.`;
  const address = `${publicAddress}/pages/${key}`;
  return fillDocument(template, {
    ...(await renderPage(`/pages/${key}`, queryClient)),
    title,
    description,
    head: social({ title, description, address, publicAddress }),
    data: pageData(queryClient),
  });
}
