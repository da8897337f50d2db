import { maxImageBytes, maxImagePixels } from '@pedalworks/contract';
import { errorCodes, type ErrorCode } from '@pedalworks/contract/errors';
import { config } from '../config.ts';
import { appCheckHeaders } from './app-check.ts';
import { readAccessToken } from './access-token.ts';
import { errorIn } from './api-client.ts';
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

/** Uploads a picture and returns its URL. Uses XMLHttpRequest, because fetch does not report upload progress. */
export async function uploadImage(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const request = new XMLHttpRequest();
  const address = config.imageHostUrl === '' ? '/image' : config.imageHostUrl;
  request.open('POST', address);
  request.responseType = 'json';
  const token = readAccessToken();
  if (config.imageHostUrl === '' && token !== null)
    request.setRequestHeader('Authorization', `Bearer ${token}`);
  const appCheck = config.imageHostUrl === '' ? await appCheckHeaders() : {};
  for (const [header, value] of Object.entries(appCheck)) request.setRequestHeader(header, value);
  const form = new FormData();
  form.set('image', file);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    stopIfStalled(request, () => reject(new NetworkError('slow')));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () => {
      const answer: unknown = request.response;
      const url = addressIn(answer);
      if (url !== null) resolve(url);
      else reject(errorIn(answer, token));
    });
    request.addEventListener('error', () => reject(new NetworkError('unreachable')));
    signal.addEventListener('abort', () => {
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
