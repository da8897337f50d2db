import type { UploadedImage } from '@pedalworks/contract';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { picture } from '../../test-support/images/pictures.ts';
import { uploader } from '../../test-support/images/uploads.ts';
import { workbench } from '../../test-support/products/part.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const drawn = vi.fn();
const shop = await openShopForFile({
  settings: { publicCacheSeconds: 60 },
  ports: ({ renditions }) => ({
    renditions: { ...renditions, share: (content) => (drawn(), renditions.share(content)) },
  }),
});
const admin = await shop.people.admin();

const share = (slug: string) => fetch(`${shop.address}/parts/${slug}/share.jpg`, { redirect: 'manual' });

it("a part's share picture shows the part's first picture, and defaults to the shop's picture", async () => {
  const { add } = workbench(shop, admin);
  const uploads = uploader(shop, admin.accessToken);
  const urls: string[] = [];
  for (const side of [700, 710]) {
    const { json } = await uploads.upload({
      content: await picture({ width: side, height: 700, format: 'png' }),
    });
    urls.push((json as UploadedImage).data.url);
  }
  await add({ name: 'Pedal', partNumber: 'PW-PEDAL', images: urls.map((url) => ({ url, alt: '' })) });
  for (const name of ['pw-pedal', 'PW-Pedal'])
    expect((await share(name)).headers.get('location')).toBe('/parts/pedal/share.jpg');
  const [shared] = await Promise.all([share('pedal'), share('pedal'), share('pedal')]);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(shared.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(await shared.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
  await add({ name: 'Crank' });
  for (const slug of ['crank', '__x__', 'nothing'])
    expect((await share(slug)).headers.get('location'), slug).toBe('/pictures/share.jpg');
});
