import { interfaceOf } from '@pedalworks/contract/fit';
import type { CatalogueProduct, PageSettings } from '@pedalworks/contract';
import { partsOfStandard } from '../features/standards/parts-of-standard.ts';
import { standardPartsQuery } from '../features/standards/queries.ts';
import { withShopName } from '../ui/use-title.ts';
import { pageData } from './page-data-script.ts';
import { fillDocument } from './page-document.ts';
import { openQueryClient } from './page-query-client.ts';
import { renderPage } from './render-page.tsx';
import { social } from './social.ts';

export async function renderStandards(settings: PageSettings): Promise<string> {
  const { template, publicAddress } = settings;
  const queryClient = await openQueryClient(settings);
  const title = withShopName('Standards');
  const description =
    'The interfaces of bicycle parts that decide what fits: their values, drawings and sources.';
  const address = `${publicAddress}/standards`;
  return fillDocument(template, {
    ...(await renderPage('/standards', queryClient)),
    title,
    description,
    head: social({ title, description, address, publicAddress }),
    data: pageData(queryClient),
  });
}

export async function renderStandard(
  key: string,
  catalogue: readonly CatalogueProduct[],
  settings: PageSettings,
): Promise<string> {
  const { template, publicAddress } = settings;
  const standard = interfaceOf(key);
  if (standard === undefined) throw new Error(`There is no interface ${key}.`);
  const queryClient = await openQueryClient(settings);
  queryClient.setQueryData(standardPartsQuery(key).queryKey, partsOfStandard(key, catalogue));
  const title = withShopName(standard.name);
  const { about: description } = standard;
  const address = `${publicAddress}/standards/${key}`;
  return fillDocument(template, {
    ...(await renderPage(`/standards/${key}`, queryClient)),
    title,
    description,
    head: social({ title, description, address, publicAddress }),
    data: pageData(queryClient),
  });
}
