import { type UploadedImage } from '@pedalworks/contract';
import { describe, expect, it, vi } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';
import { picture } from '../../test-support/images/pictures.ts';
import { uploader } from '../../test-support/images/uploads.ts';

vi.setConfig({ testTimeout: 60_000 });

const shop = await openShopForFile();
const admin = uploader(shop, (await shop.people.admin()).accessToken);

describe('GET /image/{hash}-{width}.webp', () => {
  it('returns an immutable picture and answers 304 to a matching ETag', async () => {
    const { json } = await admin.upload({
      content: await picture({ width: 700, height: 700, format: 'png' }),
    });
    const { url } = (json as UploadedImage).data;
    const { headers } = await shop.request(url);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toMatch(/public, max-age=31536000, .*immutable/u);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = await shop.request(url, {
      headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('answers 404 for an unknown picture', async () => {
    const answer = await shop.call('getImage', { params: { hash: 'a'.repeat(64), width: '640' } });
    expect(answer.json).toMatchObject({ code: 'images/not-found' });
    expect(answer.status).toBe(404);
  });

  it.each([
    ['an invalid hash', `/image/${'z'.repeat(64)}-640.webp`],
    ['a width that is not served', `/image/${'a'.repeat(64)}-641.webp`],
    ['a width followed by a null character', `/image/${'a'.repeat(64)}-640%00.webp`],
    ['a reserved Firestore id', '/image/__x__-640.webp'],
    ['a path into another collection', '/image/..%2Fusers%2Fx-640.webp'],
  ])('answers 400 for %s', async (_what, path) => {
    expect((await shop.request(path)).status).toBe(400);
  });

  it.each([
    `/image/${'a'.repeat(64)}`,
    `/image/${'a'.repeat(64)}-640.png`,
    `/image/${'a'.repeat(64)}-640.avif`,
  ])('answers 404 for the unknown path %s', async (path) => {
    expect((await shop.request(path)).status).toBe(404);
  });
});
