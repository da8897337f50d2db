import {
  newShopSettings,
  type CatalogueProduct,
  type PageRenderer,
  type PartPage,
  type Product,
  type Review,
} from '@pedalworks/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { publicPages } from '../../public-pages.ts';
import { imprint, linkedPages, offersWithdrawal } from './test-support/imprint.ts';

const template =
  '<html><head><title></title><meta name="description" content=""><script type="module" src="/entry.js"></script></head><body><div id="root"></div></body></html>';
const publicAddress = 'https://shop.example';
const picture = `${publicAddress}/image/${'0'.repeat(64)}-640.webp`;
const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);
const rightToLeft = 'عجلة ممتازة، سريعة وهادئة';

const product: Product = {
  _id: 'freehub',
  slug: 'freehub',
  name: `Freehub „Øyo“ ${rightToLeft} ${longWord} 🚲`,
  description: `${'🚲'.repeat(200)}\n\n${rightToLeft}\nhttps://shop.example/${longWord}`,
  partNumber: 'PW-FH-12',
  category: 'wheels',
  kind: 'freehub-body',
  range: 'Meridian',
  status: 'active',
  price: 99_999.99,
  quantity: 5,
  minOrder: 12,
  step: 6,
  priceBreaks: [{ from: 24, price: 0.5 }],
  specs: [{ name: 'Ø', value: rightToLeft }],
  images: [
    { url: picture, alt: rightToLeft },
    { url: '/pictures/x.webp', alt: '' },
  ],
  img: picture,
  fitsWith: ['bare'],
  interfaces: [{ key: 'freehub', side: 'provides', values: ['HG-L2'] }],
  rating: { average: 4.5, count: 8 },
  revision: 0,
  updatedAt: '2026-01-01T00:30:00.000Z',
};
const bareProduct: Product = {
  ...product,
  ...{
    _id: 'bare',
    slug: 'bare',
    category: null,
    range: '',
    priceBreaks: [],
    specs: [],
    fitsWith: [],
    interfaces: [],
  },
  ...{ img: '', images: [], quantity: 0, minOrder: 1, step: 1, rating: { average: 0, count: 0 } },
};

/** A moment that is in 2025 west of UTC and in 2026 east of it. */
const newYear = '2026-01-01T00:30:00.000Z';
const review: Review = {
  _id: 'review',
  customerEmail: 'a…@example.com',
  customerName: '🚲 Anna',
  customerPhoto: '/pictures/anna.webp',
  comment: `Two lines,\nthe second one longer: ${longWord}`,
  rating: 4.5,
  published: true,
  productId: product._id,
  productName: product.name,
  verified: true,
  createdAt: newYear,
};
const authors: readonly Partial<Review>[] = [
  {},
  { customerPhoto: 'https://photos.example/anna.webp' },
  { customerPhoto: '//photos.example/anna.webp' },
  { customerPhoto: 'no address at all: http://[' },
  { customerName: '', customerPhoto: null },
  { customerName: rightToLeft, customerPhoto: null, comment: rightToLeft, rating: 999 },
  {
    customerName: '👩🏽‍🔧👨‍🔧',
    customerPhoto: null,
    rating: -1,
    productId: null,
    productName: null,
    verified: false,
  },
  { customerName: 'ǆ', customerPhoto: null, comment: '', rating: 0 },
];
const reviews = authors.map((author, index) => ({ ...review, ...author, _id: `review-${String(index)}` }));
const catalogue: readonly CatalogueProduct[] = Array.from({ length: 30 }, (_, index) => ({
  ...(index % 2 === 0 ? product : bareProduct),
  _id: `part-${String(index)}`,
  slug: `part-${String(index)}`,
}));
/** Parts that the freehub fits, does not fit, and cannot be compared with, and one that an admin confirmed. */
const related: readonly CatalogueProduct[] = [
  ...Array.from({ length: 9 }, () => ['HG-L2']),
  ['XD'],
  undefined,
].map((values, index) => ({
  ...bareProduct,
  ...{
    _id: `related-${String(index)}`,
    slug: `related-${String(index)}`,
    name: `Cassette ${String(index)} 🚲`,
  },
  interfaces: [{ key: 'freehub', side: 'needs', ...(values !== undefined && { values }) }],
  ...(index === 0 && { fitOverrides: [{ productId: product._id, verdict: 'fits', reason: rightToLeft }] }),
}));
/** A rotor that is found by its specification and its category, and another part. */
const searched: readonly CatalogueProduct[] = [
  {
    ...bareProduct,
    ...{ _id: 'rotor', slug: 'rotor', name: 'Rotor 180', partNumber: 'PW-RT180', category: 'brakes' },
    specs: [{ name: 'Mount', value: 'Six-bolt, 44 mm' }],
  },
  { ...bareProduct, _id: 'chain', slug: 'chain', name: 'Chain', partNumber: 'PW-CH12' },
];
const fullPage: PartPage = {
  product,
  reviews: { items: reviews, nextCursor: 'more' },
  catalogue: [...catalogue, ...related],
  settings: { ...newShopSettings, enforceStock: true },
};
const barePage: PartPage = {
  product: bareProduct,
  reviews: { items: [], nextCursor: null },
  catalogue: [],
  settings: newShopSettings,
};
const drawnByFunction: Readonly<Record<string, (pages: PageRenderer) => Promise<string>>> = {
  'all parts': ({ renderParts }) => renderParts(catalogue, ''),
  'no parts': ({ renderParts }) => renderParts([], ''),
  'a category': ({ renderParts }) => renderParts(catalogue, '?category=wheels&sort=name&stock=in&min=1'),
  'a filter by a bike': ({ renderParts }) => renderParts(catalogue, '?fit=fits&fit=does-not-fit'),
  'an unknown category': ({ renderParts }) => renderParts(catalogue, '?category=%F0%9F%9A%B2&range=x'),
  'a search for a specification': ({ renderParts }) => renderParts(searched, '?q=6+bolt'),
  'a search for nothing': ({ renderParts }) => renderParts(searched, '?q=rotr+brak+zzzz'),
  'a search': ({ renderParts }) => renderParts(catalogue, `?q=${'%F0%9F%9A%B2'.repeat(60)}&from=9&to=1`),
  'the home page': ({ renderHome }) =>
    renderHome({ path: '/', products: [product, bareProduct], reviews: { items: reviews, nextCursor: 'x' } }),
  'the home page of an empty shop': ({ renderHome }) =>
    renderHome({ path: '/home', products: [], reviews: { items: [], nextCursor: null } }),
  'a part with everything': ({ renderPart }) => renderPart(fullPage),
  'a part with nothing': ({ renderPart }) => renderPart(barePage),
  'an archived part': ({ renderArchivedPart }) => renderArchivedPart(product, catalogue),
  'all standards': ({ renderStandards }) => renderStandards(),
  'a standard': ({ renderStandard }) => renderStandard('freehub', catalogue),
  'a page of the owner': ({ renderOwnerPage }) => renderOwnerPage(imprint),
  'an unknown part': ({ renderNotFound }) => renderNotFound(),
};

async function drawAll(zone: string): Promise<Readonly<Record<string, string>>> {
  process.env['TZ'] = zone;
  vi.resetModules();
  const { pageRenderer, renderPage } = await import('../entry-server.tsx');
  const pages = pageRenderer({ template, publicAddress, linkedPages, offersWithdrawal });
  const drawn = await Promise.all([
    ...Object.entries(drawnByFunction).map(async ([name, draw]) => [name, await draw(pages)] as const),
    ...publicPages.map(async ({ path }) => [path, (await renderPage(path)).html] as const),
  ]);
  return Object.fromEntries(drawn);
}

let inHonolulu: Readonly<Record<string, string>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error');
  inHonolulu = await drawAll('Pacific/Honolulu');
}, 120_000);

describe('server-rendered pages', () => {
  it('are identical in every time zone and hydrate without errors', async () => {
    const inKiritimati = await drawAll('Pacific/Kiritimati');
    const differing = Object.keys(inHonolulu).filter((name) => inKiritimati[name] !== inHonolulu[name]);
    expect(differing).toEqual([]);
    const broken = Object.entries(inHonolulu).filter(
      ([, html]) => !html.includes('<h1') || !html.isWellFormed(),
    );
    expect(broken.map(([name]) => name)).toEqual([]);
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
  }, 120_000);

  it('link pages of the owner that have text, and otherwise sections of About', () => {
    for (const name of ['a page of the owner', 'the home page', 'an unknown part'])
      expect(inHonolulu[name]).toMatch(/Legal.*href="\/pages\/imprint".*href="\/about#terms"/su);
  });

  it('show what the search finds in the browser, and the nearest parts if it finds nothing', () => {
    const { 'a search for a specification': found = '', 'a search for nothing': nothing = '' } = inHonolulu;
    expect(found).toContain(
      'content="Parts for “6 bolt” by Pedalworks, made to measure: 1 bicycle part with',
    );
    expect(found).toMatch(/role="status"[^>]*>1 part</u);
    expect([found.includes('href="/parts/rotor"'), found.includes('href="/parts/chain"')]).toEqual([
      true,
      false,
    ]);
    expect(nothing).toContain('Nothing found for');
    expect(nothing).toMatch(/Similar parts.*href="\/parts\/rotor"/su);
  });

  it('have the category or the search text in their title, but no number if nothing is found', () => {
    const { 'a category': category = '', 'a search': search = '' } = inHonolulu;
    expect(category).toContain('<title>Wheels · Pedalworks</title>');
    expect(category).toContain('content="Wheels by Pedalworks, made to measure: bicycle parts with');
    expect(search).toContain(`<title>Parts for “${'🚲'.repeat(60)}” · Pedalworks</title>`);
    expect(search).toMatch(/<h1[^>]*>Parts for “(🚲)+”</u);
    expect(search).toMatch(/<input[^>]*name="q"[^>]*value="(🚲)+"/u);
    expect(search).not.toMatch(/content="[^"]* \d+ bicycle parts? /u);
  });

  it('list the parts that a part fits or not, with a reason for each', () => {
    const { 'a part with everything': part = '', 'a part with nothing': bare = '' } = inHonolulu;
    const text = part.replaceAll(/<[^>]+>/gu, '');
    expect(text).toContain(`Confirmed by Pedalworks: ${rightToLeft}`);
    expect(text).toMatch(
      /✓Fits \(9\).*Cassette 5.*Show all 9.*\?Check \(1\).*✕Does not fit \(1\).*How we know/u,
    );
    expect(part.match(/"isRelatedTo":\[(.*?)\]/u)?.[1]?.match(/"@type":"Product"/gu)).toHaveLength(8);
    expect(bare).not.toContain('Compatibility');
  });

  it('state when two parts fit, and which value takes which, on the page of a standard', () => {
    const { 'a standard': html = '' } = inHonolulu;
    const text = html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
    expect(text).toMatch(/Fits if The hub has the body .*Micro Spline 23 fine ribs/u);
    expect(text).toMatch(/Which takes which .*HG, long – Does not fit .*\+ With .*adapter ✓ Fits ✓ Fits/u);
    expect(text).toContain('XD on XDR : a 1.85 mm spacer behind the cassette');
  });

  it('list all parts at a URL that filters by a bike, and ask for one', () => {
    const { 'a filter by a bike': html = '' } = inHonolulu;
    expect(html).toContain('This link filters by a bike.');
    expect(html).toContain('30 parts');
    expect(html).toContain(`<link rel="canonical" href="${publicAddress}/parts">`);
  });

  it("use the part's picture as social preview on part pages, and the shop's picture on catalogue pages", () => {
    const { 'a part with everything': part = '', 'a category': category = '' } = inHonolulu;
    const pictures = { [part]: '/parts/freehub/share.jpg', [category]: '/pictures/share.jpg' };
    for (const [html, picture] of Object.entries(pictures)) {
      expect(html).toContain(`<meta property="og:image" content="${publicAddress}${picture}">`);
      expect(html).toMatch(/og:image:width" content="1200">.*og:image:height" content="630">/u);
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
      expect(html).toContain('<link rel="canonical"');
    }
  });

  it('state if an out-of-stock part can be ordered, depending on the shop settings', () => {
    const { 'a part with everything': enforced = '', 'a part with nothing': open = '' } = inHonolulu;
    expect(enforced).toContain('It can be ordered again once more are made.');
    expect(open).toContain('We’ll make it and email you when it ships.');
  });

  it('display only reviewer pictures that this shop hosts, and the initials of all other reviewers', () => {
    const { 'a part with everything': html = '' } = inHonolulu;
    expect(html).toContain('src="/pictures/anna.webp"');
    expect(html).not.toMatch(/src="[^"]*photos\.example/u);
    const missing = ['🚲', 'A', 'ع', '👩🏽‍🔧', 'Ǆ'].filter((initial) => !html.includes(`>${initial}</div>`));
    expect(missing).toEqual([]);
  });
});
