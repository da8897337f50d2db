import { createHash } from 'node:crypto';
import { type UploadedImage } from '@pedalworks/contract';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { openShopForFile, publicAddress } from '../../test-support/shop.ts';
import {
  animation,
  noisyPicture,
  picture,
  pngWithPhotoMetadata,
} from '../../test-support/images/pictures.ts';
import { storedPictures, uploader } from '../../test-support/images/uploads.ts';

vi.setConfig({ testTimeout: 60_000 });

const shop = await openShopForFile();
const admin = uploader(shop, (await shop.people.admin()).accessToken);

describe('POST /image', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'stores a %s in three widths, at URLs with the hash of the file',
    async (format) => {
      const bytes = await picture({ width: 1500, height: 1000, format });
      const { status, json } = await admin.upload({ content: bytes, name: 'nameless' });
      const hash = createHash('sha256').update(bytes).digest('hex');
      const renditions = [320, 640, 1280].map((width) => ({
        width,
        url: `${publicAddress}/image/${hash}-${String(width)}.webp`,
      }));
      expect(status).toBe(200);
      expect(json).toEqual({
        success: true,
        data: { url: `${publicAddress}/image/${hash}-640.webp`, width: 1500, height: 1000, renditions },
      });
      for (const { width, url } of renditions) {
        const { bytes: rendition } = await shop.request(url);
        expect(await sharp(rendition).metadata()).toMatchObject({
          format: 'webp',
          width,
          height: Math.round(width / 1.5),
        });
      }
    },
  );

  it('accepts a photo of 48 megapixels', async () => {
    const content = await picture({ width: 8064, height: 6048, format: 'jpeg' });
    expect(await admin.upload({ content })).toMatchObject({
      status: 200,
      json: { data: { width: 8064, height: 6048 } },
    });
  });

  it('serves a small picture in its original size at the URLs of all widths', async () => {
    const { json } = await admin.upload({
      content: await picture({ width: 200, height: 120, format: 'png' }),
    });
    for (const { url } of (json as UploadedImage).data.renditions) {
      expect(await sharp((await shop.request(url)).bytes).metadata()).toMatchObject({
        width: 200,
        height: 120,
      });
    }
  });

  it('rotates a photo according to its metadata, then removes the metadata', async () => {
    const { json } = await admin.upload({
      content: await pngWithPhotoMetadata({ width: 300, height: 200, orientation: 6 }),
    });
    const { data } = json as UploadedImage;
    expect(data).toMatchObject({ width: 200, height: 300 });
    const metadata = await sharp((await shop.request(data.url)).bytes).metadata();
    expect(metadata).toMatchObject({ width: 200, height: 300 });
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("keeps every stored width of a noisy picture below Firestore's document size limit", async () => {
    const { json } = await admin.upload({ content: await noisyPicture({ width: 1280, height: 960 }) });
    for (const { url } of (json as UploadedImage).data.renditions) {
      expect((await shop.request(url)).bytes.length).toBeLessThan(1024 * 1024);
    }
  });

  it('returns the same URLs for the same file', async () => {
    const file = { content: await picture({ width: 640, height: 640, format: 'png' }) };
    const first = await admin.upload(file);
    const { url } = (first.json as UploadedImage).data;
    const etag = (await shop.request(url)).headers.get('etag');
    const stored = await storedPictures(shop);
    expect((await admin.upload(file)).json).toEqual(first.json);
    expect(await storedPictures(shop)).toBe(stored);
    expect((await shop.request(url)).headers.get('etag')).toBe(etag);
  });

  it('ignores text fields in the form', async () => {
    const form = new FormData();
    form.append('key', 'of some public image host');
    form.append(
      'image',
      new File([Uint8Array.from(await picture({ width: 50, height: 50, format: 'png' }))], 'x.png'),
    );
    expect((await admin.send(form)).status).toBe(200);
  });

  it('uses the first frame of an animation', async () => {
    const { status, json } = await admin.upload({
      content: await animation({ width: 60, height: 40, frames: 5 }),
    });
    expect(status).toBe(200);
    const { url, ...size } = (json as UploadedImage).data;
    expect(size).toMatchObject({ width: 60, height: 40 });
    const kept = await sharp((await shop.request(url)).bytes).metadata();
    expect(kept).toMatchObject({ width: 60, height: 40 });
    expect(kept.pages).toBeUndefined();
  });

  it('requires an admin', async () => {
    const content = await picture({ width: 40, height: 40, format: 'png' });
    const form = new FormData();
    form.append('image', new File([Uint8Array.from(content)], 'x.png'));
    const visitor = await shop.request('/image', { method: 'POST', body: form });
    const customer = await shop.people.customer();
    const denied = await admin.send(form, { authorization: `Bearer ${customer.accessToken}` });
    expect([visitor.status, denied.status]).toEqual([401, 403]);
    expect([visitor.json, denied.json]).toMatchObject([{ success: false }, { success: false }]);
  });
});
