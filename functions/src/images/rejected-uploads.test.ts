import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../test-support/answer.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { avifHeader, cutOff, noisyPicture, picture, pngHeader } from '../../test-support/images/pictures.ts';
import { storedPictures, uploader } from '../../test-support/images/uploads.ts';

vi.setConfig({ testTimeout: 60_000 });

const shop = await openShopForFile();
const admin = uploader(shop, (await shop.people.admin()).accessToken);

/** Expects an upload to fail with `success: false`, as on public image hosts, and to store no picture. */
async function expectRefusal(sending: () => Promise<Answer>, status: number, code: string): Promise<Answer> {
  const before = await storedPictures(shop);
  const answer = await sending();
  expect(answer.status).toBe(status);
  expect(answer.json).toMatchObject({ success: false, code });
  expect(await storedPictures(shop)).toBe(before);
  return answer;
}

describe('POST /image rejects and does not store', () => {
  it.each([
    ['text named x.png', 'not a picture at all'],
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    ['an SVG after an XML declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a PDF', '%PDF-1.7 ...'],
    ['HTML', '<!doctype html><img src=x onerror=alert(1)>'],
  ])('unsupported content: %s', async (_what, content) => {
    await expectRefusal(() => admin.upload({ content, name: 'x.png' }), 415, 'images/unsupported-type');
  });

  it('a TIFF', async () => {
    const tiff = await sharp(await picture({ width: 20, height: 20, format: 'png' }))
      .tiff()
      .toBuffer();
    await expectRefusal(() => admin.upload({ content: tiff, name: 'x.png' }), 415, 'images/unsupported-type');
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('a truncated %s', async (format) => {
    const whole = await noisyPicture({ width: 400, height: 300, format });
    await expectRefusal(() => admin.upload({ content: cutOff(whole, 0.5) }), 400, 'images/unreadable');
  });

  it.each([
    ['a PNG signature alone', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a JPEG signature alone', Buffer.from('ffd8ff', 'hex')],
    ['an AVIF header alone', avifHeader],
    ['a WebP signature followed by text', Buffer.from('RIFF\u0010\0\0\0WEBPVP8 nonsense!', 'latin1')],
  ])('unreadable content: %s', async (_what, content) => {
    await expectRefusal(() => admin.upload({ content }), 400, 'images/unreadable');
  });

  it('a PNG whose header declares 20,000 × 20,000 pixels', async () => {
    const bomb = pngHeader({ width: 20_000, height: 20_000 });
    await expectRefusal(() => admin.upload({ content: bomb }), 413, 'images/too-large');
  });

  it('a small file with a picture of more than 50 megapixels', async () => {
    const bomb = await picture({ width: 7_072, height: 7_072, format: 'png', plain: true });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expectRefusal(() => admin.upload({ content: bomb }), 413, 'images/too-large');
  });

  it('a file that exceeds 8 MB by one byte', async () => {
    const most = new Uint8Array(8 * 1024 * 1024);
    await expectRefusal(() => admin.upload({ content: most }), 415, 'images/unsupported-type');
    await expectRefusal(
      () => admin.upload({ content: new Uint8Array(most.length + 1) }),
      413,
      'images/too-large',
    );
  });

  it('an empty file', async () => {
    await expectRefusal(() => admin.upload({ content: '' }), 400, 'request/invalid');
  });

  it('two files', async () => {
    const content = await picture({ width: 40, height: 40, format: 'png' });
    await expectRefusal(() => admin.upload({ content }, { content }), 400, 'request/invalid');
  });

  it('a hundred files', async () => {
    const parts = Array.from({ length: 100 }, () => ({ content: 'x' }));
    await expectRefusal(() => admin.upload(...parts), 400, 'request/invalid');
  });

  it('a file whose form field is not named `image`', async () => {
    const content = await picture({ width: 40, height: 40, format: 'png' });
    const { json } = await expectRefusal(
      () => admin.upload({ content, field: 'file' }),
      400,
      'request/invalid',
    );
    expect(json).toMatchObject({ issues: [{ path: 'image', message: 'Image is required' }] });
  });

  it('a picture sent as a text field', async () => {
    const form = new FormData();
    form.append('image', 'iVBORw0KGgo=');
    await expectRefusal(() => admin.send(form), 400, 'request/invalid');
  });

  it('an empty form', async () => {
    await expectRefusal(() => admin.send(new FormData()), 400, 'request/invalid');
  });

  it.each([
    ['no body', '', 'multipart/form-data; boundary=x'],
    ['a form without a boundary', '--x--', 'multipart/form-data'],
    [
      'a form that ends early',
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    [
      'a form whose boundary differs from its Content-Type header',
      '--y\r\n\r\n--y--',
      'multipart/form-data; boundary=x',
    ],
    [
      'a part without a name',
      '--x\r\nContent-Type: image/png\r\n\r\nabc\r\n--x--',
      'multipart/form-data; boundary=x',
    ],
  ])('a malformed request: %s', async (_what, body, type) => {
    const before = await storedPictures(shop);
    const { status, json } = await admin.send(body, { 'content-type': type });
    expect(status).toBe(400);
    expect(json).toMatchObject({ success: false });
    expect(await storedPictures(shop)).toBe(before);
  });

  it.each(['application/json', 'image/png', 'text/plain', 'application/x-www-form-urlencoded'])(
    'a body with the content type %s',
    async (type) => {
      await expectRefusal(() => admin.send('{}', { 'content-type': type }), 415, 'request/unsupported-type');
    },
  );
});
