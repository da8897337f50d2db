import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import type { Caller } from '../http/handler.ts';
import { answerToHalfSent } from '../http/test-support/half-sent.ts';
import { imageHandlers } from './image-handlers.ts';
import { uploadedFile } from './uploaded-file.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('an upload that does not arrive is answered 408, and its connection closed', async () => {
  const answer = await answerToHalfSent(
    (request) => uploadedFile({ headers: request.headers, stream: request }, 50),
    { type: 'multipart/form-data; boundary=b', begins: '--b\r\n' },
  );
  expect(answer).toMatch(/^HTTP\/1.1 408 /u);
  expect(answer).toContain('"code":"request/too-slow"');
});

const admin: Caller = {
  uid: 'admin',
  email: 'admin@example.com',
  name: '',
  photo: null,
  emailVerified: true,
  accountSince: new Date(0),
  admin: true,
};
/** Firebase Hosting waits no longer for what it passes on. */
const hostingMilliseconds = 60_000;
const arrivalMilliseconds = 29_000;

it('an upload that almost comes too late, and is never rendered, is answered before Hosting gives up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const never = () => new Promise<never>(() => {});
  const render = vi.fn(never);
  const { uploadImage } = imageHandlers({
    audit: { record: never },
    images: { store: never, find: never },
    renditions: { render },
  });
  const stream = new PassThrough();
  const rawBody = { headers: { 'content-type': 'multipart/form-data; boundary=b' }, stream };
  const asked = { params: {}, query: {}, headers: {}, body: undefined, caller: admin, rawBody };
  const refused = expect(uploadImage(asked)).rejects.toMatchObject({ code: 'service/unavailable' });
  await vi.advanceTimersByTimeAsync(arrivalMilliseconds);
  stream.end('--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc\r\n--b--');
  await vi.waitFor(() => {
    expect(render).toHaveBeenCalled();
  });
  await vi.advanceTimersByTimeAsync(hostingMilliseconds - arrivalMilliseconds - 1000);
  await refused;
});
