import type { Answer } from '../../test-support/answer.ts';
import type { Shop } from '../../test-support/shop.ts';

interface Part {
  readonly content: Uint8Array | string;
  readonly field?: string;
  readonly name?: string;
}

type Body = NonNullable<RequestInit['body']>;

/** Sends forms to POST /image as one person. */
export interface Uploader {
  upload(...parts: readonly Part[]): Promise<Answer>;
  send(body: Body, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

export function uploader(shop: Shop, token: string): Uploader {
  const send = (body: Body, headers: Readonly<Record<string, string>> = {}) =>
    shop.request('/image', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    });
  return {
    send,
    upload: (...parts) => {
      const form = new FormData();
      for (const { content, field = 'image', name = 'part.png' } of parts) {
        form.append(field, new File([Uint8Array.from(Buffer.from(content))], name));
      }
      return send(form);
    },
  };
}

/** Leaves a picture as it was stored before there was AVIF. */
export async function forgetAvif({ firestore }: Shop, url: string): Promise<void> {
  const hash = /[0-9a-f]{64}/u.exec(url)?.[0];
  const stored = await firestore.collection('images').where('hash', '==', hash).get();
  for (const { ref, id } of stored.docs) if (id.endsWith('.avif')) await ref.delete();
}

export async function storedPictures({ firestore }: Shop): Promise<number> {
  return (await firestore.collection('images').count().get()).data().count;
}
