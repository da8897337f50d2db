import { maxImageBytes, maxImagePixels } from '@pedalworks/contract';
import { errorCodes, type ErrorCode } from '@pedalworks/contract/errors';
import { callAddresses } from '@pedalworks/contract/call-addresses';
import { config } from '../config.ts';
import { appCheckHeaders } from './app-check.ts';
import { readAccessToken } from './access-token.ts';
import { errorIn, type Answer } from './api-client.ts';
import { NetworkError } from './network-error.ts';

export const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif';

export async function pictureProblem(file: File, src: string): Promise<string | null> {
  const code = await problemCode(file, src);
  return code === null ? null : `${file.name}: ${errorCodes[code].message}`;
}

async function problemCode(file: File, src: string): Promise<ErrorCode | null> {
  if (!pictureTypes.split(',').includes(file.type)) return 'images/unsupported-type';
  if (file.size > maxImageBytes) return 'images/too-large';
  const image = new Image();
  await new Promise((settle) => {
    image.addEventListener('load', settle);
    image.addEventListener('error', settle);
    image.src = src;
  });
  if (image.naturalWidth === 0) return 'images/unreadable';
  return image.naturalWidth * image.naturalHeight > maxImagePixels ? 'images/too-large' : null;
}

/** Milliseconds without progress after which an upload fails. */
const stalledMilliseconds = 60_000;

/** Uploads a picture and returns its URL. */
export async function uploadImage(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const isOwnHost = config.imageHostUrl === '';
  const address = isOwnHost ? '/image' : config.imageHostUrl;
  const token = readAccessToken();
  const headers = isOwnHost ? await shopHeaders(token) : {};
  const answer = await sendPicture({ address, headers, file }, onProgress, signal);
  const url = addressIn(answer);
  if (url === null) throw errorIn(answer, token);
  return url;
}

/** Adds a picture to a return and returns the return. */
export async function uploadReturnImage(returnId: string, file: File): Promise<Answer<'addReturnImage'>> {
  const token = readAccessToken();
  const address = callAddresses.addReturnImage.path.replace('{id}', encodeURIComponent(returnId));
  const headers = await shopHeaders(token);
  const answer = await sendPicture({ address, headers, file });
  if (!isReturn(answer)) throw errorIn(answer, token);
  return answer;
}

async function shopHeaders(token: string | null): Promise<Readonly<Record<string, string>>> {
  return { ...(token !== null && { Authorization: `Bearer ${token}` }), ...(await appCheckHeaders()) };
}

interface SentPicture {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: File;
}

/** Posts a picture and returns the body of the answer. Uses XMLHttpRequest: fetch does not report upload progress. */
function sendPicture(
  { address, headers, file }: SentPicture,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<unknown> {
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open('POST', address);
  request.responseType = 'json';
  for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
  const form = new FormData();
  form.set('image', file);
  return new Promise((resolve, reject) => {
    stopIfStalled(request, () => reject(new NetworkError('slow')));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () => resolve(request.response));
    request.addEventListener('error', () => reject(new NetworkError('unreachable')));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(new DOMException('The upload was stopped.', 'AbortError'));
    });
    request.send(form);
  });
}

function stopIfStalled(request: XMLHttpRequest, onStalled: () => void): void {
  const stop = () => {
    onStalled();
    request.abort();
  };
  let timer = setTimeout(stop, stalledMilliseconds);
  request.upload.addEventListener('progress', () => {
    clearTimeout(timer);
    timer = setTimeout(stop, stalledMilliseconds);
  });
  request.addEventListener('loadend', () => clearTimeout(timer));
}

function addressIn(answer: unknown): string | null {
  const { success, data } = (answer ?? {}) as {
    readonly success?: unknown;
    readonly data?: { readonly url?: unknown };
  };
  return success === true && typeof data?.url === 'string' ? data.url : null;
}

const isReturn = (answer: unknown): answer is Answer<'addReturnImage'> =>
  typeof (answer as { readonly number?: unknown } | null)?.number === 'string';
