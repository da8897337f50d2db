import { categories, interfaces, type CatalogueProduct, type LinkedPage } from '@pedalworks/contract';

const plainPages = ['/', '/about', '/blogs', '/myPortfolio', '/parts', '/bike', '/standards'];

export function sitemap(
  catalogue: readonly Pick<CatalogueProduct, 'slug'>[],
  ownerPages: readonly LinkedPage[],
  publicAddress: string,
): string {
  const paths = [
    ...plainPages,
    ...ownerPages.map(({ key }) => `/pages/${key}`),
    ...categories.map((category) => `/parts?category=${category}`),
    ...interfaces.map(({ key }) => `/standards/${key}`),
    ...catalogue.map(({ slug }) => `/parts/${encodeURIComponent(slug)}`),
  ];
  const urls = paths.map((path) => `<url><loc>${publicAddress}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
