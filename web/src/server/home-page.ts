import type { HomePage, PageSettings } from '@pedalworks/contract';
import { heroSizes, heroSources } from '../features/company/hero-pictures.ts';
import { featuredProductsQuery } from '../features/products/queries.ts';
import { setFirstReviews } from './first-reviews.ts';
import { pageData } from './page-data-script.ts';
import { fillDocument } from './page-document.ts';
import { openQueryClient } from './page-query-client.ts';
import { renderPage } from './render-page.tsx';
import { social } from './social.ts';

const description =
  'Pedalworks makes bicycle parts: cranks, rings, hubs, rims and the small metal that holds them together. Buy from the people who machine them.';

const heroPreload = `<link rel="preload" as="image" type="image/avif" imagesrcset="${heroSources(1, 'avif')}" imagesizes="${heroSizes}" fetchpriority="high">`;

export async function renderHome(
  { path, products, reviews }: HomePage,
  settings: PageSettings,
): Promise<string> {
  const { template, publicAddress } = settings;
  const queryClient = await openQueryClient(settings);
  queryClient.setQueryData(featuredProductsQuery().queryKey, [...products]);
  setFirstReviews(queryClient, reviews);
  const rendered = await renderPage(path, queryClient);
  const { title } = rendered;
  return fillDocument(template, {
    ...rendered,
    description,
    head: heroPreload + social({ title, description, address: `${publicAddress}/`, publicAddress }),
    data: pageData(queryClient),
  });
}
