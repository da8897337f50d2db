import { describe, expect, it } from 'vitest';
import { workbench } from '../../test-support/products/part.ts';
import { pagesFolder } from '../../test-support/pages/pages-folder.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile({ settings: { pagesFolder: await pagesFolder() } });
await workbench(shop, await shop.people.admin()).add();

const get = async (path: string) => {
  const response = await fetch(shop.address + path);
  return { status: response.status, text: await response.text() };
};

describe('the page of a standard', () => {
  it('lists parts of the catalogue, and is in the sitemap', async () => {
    expect((await get('/standards/freehub')).text).toContain('freehub of 1');
    expect((await get('/standards')).text).toContain('Standards');
    expect((await get('/sitemap.xml')).text).toContain('/standards/freehub</loc>');
  });

  it.each(['/standards/constructor', '/standards/freehub/x'])(
    'is the not-found page for %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

it.each(['/', '/?utm_source=news', '/home', '/home?buy=part-1'])(
  'the home page is shown at %s, with products and reviews',
  async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain('Home with Chainring 42T and reviews: 0');
  },
);
