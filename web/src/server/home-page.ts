import type { HomePage, PageSettings } from '@pedalworks/contract';
import { createQueryClient } from '../app/query-client.ts';
import { heroSizes, heroSources } from '../features/company/hero-pictures.ts';
import { featuredProductsQuery } from '../features/products/queries.ts';
import { setFirstReviews } from './first-reviews.ts';
import { pageData } from './page-data-script.ts';
import { fillDocument } from './page-document.ts';
import { renderPage } from './render-page.tsx';
import { social } from './social.ts';

const description =
  'Pedalworks makes bicycle parts: cranks, rings, hubs, rims and the small metal that holds them together. Buy from the people who machine them.';

const heroPreload = `<link rel="preload" as="image" type="image/avif" imagesrcset="${heroSources(1, 'avif')}" imagesizes="${heroSizes}" fetchpriority="high">`;

export async function renderHome(
  { path, products, reviews }: HomePage,
  { template, publicAddress }: PageSettings,
): Promise<string> {
  const queryClient = createQueryClient();
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
