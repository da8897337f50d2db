import type { Answer } from '../answer.ts';
import type { Shop } from '../shop.ts';

interface Part {
  readonly content: Uint8Array | string;
  readonly field?: string;
  readonly name?: string;
}

type Body = NonNullable<RequestInit['body']>;

export interface Uploader {
  upload(...parts: readonly Part[]): Promise<Answer>;
  send(body: Body, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

export function uploader(shop: Shop, token: string, path = '/image'): Uploader {
  const send = (body: Body, headers: Readonly<Record<string, string>> = {}) =>
    shop.request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    });
  return {
    send,
    upload: (...parts) => {
      const form = new FormData();
      for (const { content, field = 'image', name = 'picture.png' } of parts) {
        form.append(field, new File([Uint8Array.from(Buffer.from(content))], name));
      }
      return send(form);
    },
  };
}

export async function storedPictures({ firestore }: Shop): Promise<number> {
  return (await firestore.collection('images').count().get()).data().count;
}
