import { expect, it, vi } from 'vitest';
import { pagesFolder } from '../../test-support/pages/pages-folder.ts';
import { workbench } from '../../test-support/products/part.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const settings = { pagesFolder: await pagesFolder(), publicCacheSeconds: 60 };
const shop = await openShopForFile({ settings });
const other = await openShopForFile({ settings, firestoreProjectId: shop.firestoreProjectId });

it('a part that another instance has restored is shown after five seconds', async () => {
  const { add, save, remove } = workbench(shop, await shop.people.admin());
  const statusThere = async () => (await fetch(`${other.address}/parts/crank`)).status;
  const id = await add({ name: 'Crank' });
  await remove(id);
  expect(await statusThere()).toBe(404);
  await save(id, { status: 'active' });
  expect(await statusThere()).toBe(404);
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 5001);
  expect(await statusThere()).toBe(200);
  clock.mockRestore();
});

it.each(['/parts', '/parts/rim', '/parts/rim/share.jpg', '/standards/freehub', '/sitemap.xml'])(
  'a request with another method than GET is told the methods of %s',
  async (path) => {
    const { json, headers } = await shop.request(path, { method: 'POST' });
    expect(json).toMatchObject({ code: 'route/method-not-allowed' });
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await shop.request(path, { method: 'OPTIONS' })).status).toBe(204);
  },
);
