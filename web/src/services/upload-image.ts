import { maxImageBytes, maxImagePixels } from '@pedalworks/contract';
import { errorCodes, type ErrorCode } from '@pedalworks/contract/errors';
import { config } from '../config.ts';
import { appCheckHeaders } from './app-check.ts';
import { readAccessToken } from './access-token.ts';
import { errorIn } from './api-client.ts';
import { NetworkError } from './network-error.ts';

/** The kinds of pictures the shop takes, for `accept`. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif';

/**
 * Why the shop would refuse a file, as far as a browser can know, beginning with the file's name; null where it would not.
 *
 * @param src an address of the file
 */
export async function refusedPicture(file: File, src: string): Promise<string | null> {
  const code = await refusalOf(file, src);
  return code === null ? null : `${file.name}: ${errorCodes[code].message}`;
}

async function refusalOf(file: File, src: string): Promise<ErrorCode | null> {
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

/**
 * Posts a picture to this shop's `POST /image`, or to the image host that `VITE_IMAGE_HOST_URL` names; both
 * answer `success` and `data.url`. An XMLHttpRequest, because fetch does not tell how much was sent.
 *
 * @param onProgress told the share that has been sent, 0 to 1
 * @param signal stops it
 * @returns the picture's address
 * @throws Error when the host refused it or could not be reached, with the code where it was this shop, and when it was stopped
 */
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
  // Another image host must not see our token.
  if (config.imageHostUrl === '' && token !== null)
    request.setRequestHeader('Authorization', `Bearer ${token}`);
  const appCheck = config.imageHostUrl === '' ? await appCheckHeaders() : {};
  for (const [header, value] of Object.entries(appCheck)) request.setRequestHeader(header, value);
  const form = new FormData();
  form.set('image', file);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
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

function addressIn(answer: unknown): string | null {
  const { success, data } = (answer ?? {}) as {
    readonly success?: unknown;
    readonly data?: { readonly url?: unknown };
  };
  return success === true && typeof data?.url === 'string' ? data.url : null;
}
