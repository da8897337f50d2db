import { archivedMessage } from '@pedalworks/contract/errors';
import { judgeProduct } from '@pedalworks/contract/fit';
import type { CatalogueProduct, PageRenderer, PageSettings, PartPage, Product } from '@pedalworks/contract';
import { nameOfView, viewIn } from '../features/products/catalogue/catalogue-view.ts';
import { findParts } from '../features/products/catalogue/filter-catalogue.ts';
import { nearestParts, nearestPartsQuery } from '../features/products/catalogue/nearest-parts.ts';
import { otherSizes, otherSizesQuery } from '../features/products/catalogue/other-sizes.ts';
import { catalogueQuery } from '../features/products/public/catalogue-query.ts';
import { searchWith, sentResultsKey } from '../features/products/catalogue/use-catalogue-search.ts';
import { partFit } from '../features/products/compatibility/part-fit.ts';
import { firstRelated, partFitQuery } from '../features/products/compatibility/queries.ts';
import { partQuery } from '../features/products/queries.ts';
import { toFitPart } from '../features/fit/public/fit-engine.ts';
import { settingsQuery } from '../services/shop-settings.ts';
import { firstCharacters } from '../ui/characters.ts';
import { withShopName } from '../ui/use-title.ts';
import { counted } from '@pedalworks/contract/words';
import { pageData } from './page-data-script.ts';
import { dataScript, fillDocument } from './page-document.ts';
import { openQueryClient } from './page-query-client.ts';
import { renderOwnerPage } from './owner-page.ts';
import { catalogueSearch, purchaseSearch } from './page-search.ts';
import { setFirstReviews } from './first-reviews.ts';
import { renderHome } from './home-page.ts';
import { renderPage } from './render-page.tsx';
import { social } from './social.ts';
import { serverSearch } from './search-results.ts';
import { renderWithdrawal } from './withdrawal-page.ts';
import { renderStandard, renderStandards } from './standard-pages.ts';
import { breadcrumbs, partStructuredData } from './structured-data.ts';

const maxDescriptionLength = 155;

export function pageRenderer(settings: PageSettings): PageRenderer {
  const { template, publicAddress } = settings;
  const search = serverSearch();
  return {
    catalogueSearch,
    purchaseSearch,
    renderHome: (page) => renderHome(page, settings),
    renderParts: async (catalogue, query) => {
      const queryClient = await openQueryClient(settings);
      queryClient.setQueryData(catalogueQuery().queryKey, [...catalogue]);
      const view = viewIn(new URLSearchParams(query));
      const { category, search: text } = view;
      const results = await search(catalogue, text);
      if (results !== undefined) queryClient.setQueryData(sentResultsKey(text), results);
      const rendered = await renderPage(`/parts${query}`, queryClient);
      const title = withShopName(nameOfView({ category, search: text }));
      const { shown } = findParts(catalogue, view, { search: results && searchWith(results, catalogue) });
      const count = shown.length > 0 ? partsText(shown.length) : 'bicycle parts';
      const description = `${nameOfView(view)} by Pedalworks, made to measure: ${count} with dimensions, prices and stock.`;
      const path = category === null ? '/parts' : `/parts?category=${category}`;
      return fillDocument(template, {
        ...rendered,
        title,
        description,
        head: social({ title, description, address: publicAddress + path, publicAddress }),
        data: pageData(queryClient),
      });
    },
    renderPart: (page) => renderPart(page, settings),
    renderArchivedPart: (product, catalogue) => renderArchivedPart(product, catalogue, settings),
    renderStandards: () => renderStandards(settings),
    renderStandard: (key, catalogue) => renderStandard(key, catalogue, settings),
    renderOwnerPage: (page) => renderOwnerPage(page, settings),
    renderWithdrawal: (page, path) => renderWithdrawal(page, path, settings),
    renderNotFound: () => renderNotFound(settings),
  };
}

async function renderNotFound(settings: PageSettings): Promise<string> {
  const queryClient = await openQueryClient(settings);
  return fillDocument(settings.template, {
    ...(await renderPage('/404', queryClient)),
    description: 'There is no page at this address.',
    data: pageData(queryClient),
  });
}

function partsText(parts: number): string {
  return counted(parts, 'bicycle part');
}

async function renderPart(page: PartPage, pageSettings: PageSettings): Promise<string> {
  const { template, publicAddress } = pageSettings;
  const { product, reviews, catalogue, settings } = page;
  const judged = judgeProduct(toFitPart(product), catalogue.map(toFitPart), product.fitsWith);
  const queryClient = await openQueryClient(pageSettings);
  queryClient.setQueryData(partQuery(product.slug).queryKey, { product, notice: null });
  queryClient.setQueryData(
    partFitQuery(product).queryKey,
    partFit({ fitsWith: product.fitsWith, judged, catalogue, limit: firstRelated }),
  );
  queryClient.setQueryData(otherSizesQuery(product).queryKey, otherSizes(product, catalogue));
  queryClient.setQueryData(settingsQuery().queryKey, settings);
  setFirstReviews(queryClient, reviews, product._id);
  const rendered = await renderPage(`/parts/${product.slug}`, queryClient);
  const title = withShopName(product.name);
  const description = truncated(product.description);
  const address = `${publicAddress}/parts/${product.slug}`;
  const image = { url: `${address}/share.jpg`, alt: product.name };
  return fillDocument(template, {
    ...rendered,
    title,
    description,
    head:
      social({ title, description, address, type: 'product', publicAddress, image }) +
      dataScript(
        'type="application/ld+json"',
        partStructuredData(page, { address, publicAddress, fitting: judged.fits.map(({ id }) => id) }),
      ) +
      dataScript('type="application/ld+json"', breadcrumbs(product, publicAddress)),
    data: pageData(queryClient),
  });
}

async function renderArchivedPart(
  product: Product,
  catalogue: readonly CatalogueProduct[],
  settings: PageSettings,
): Promise<string> {
  const { slug } = product;
  const notice = archivedMessage(product);
  const queryClient = await openQueryClient(settings);
  queryClient.setQueryData(partQuery(slug).queryKey, { product: null, notice });
  queryClient.setQueryData(nearestPartsQuery(slug).queryKey, nearestParts(slug, catalogue));
  const rendered = await renderPage(`/parts/${slug}`, queryClient);
  const title = withShopName(notice.replace(/\.$/u, ''));
  return fillDocument(settings.template, {
    ...rendered,
    title,
    description: notice,
    data: pageData(queryClient),
  });
}

function truncated(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const start = firstCharacters(line, maxDescriptionLength);
  if (start === line) return line;
  const isWholeWord = line.charAt(start.length) === ' ';
  return `${(isWholeWord ? start : start.replace(/(?<=.) [^ ]*$/u, '')).replace(/[,;:.]$/u, '')}…`;
}
