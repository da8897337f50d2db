import type { CallName } from '@pedalworks/contract';
import type { Asking, Shop } from './shop.ts';

interface Item {
  readonly _id: string;
}

/** Every page of a list, as a client finds them: by following `Link: …; rel="next"`. */
export async function pagesOf(shop: Shop, name: CallName, asking: Asking): Promise<Item[][]> {
  const first = await shop.call(name, asking);
  const pages = [first.json as Item[]];
  let next = nextOf(first.headers);
  while (next !== undefined) {
    const headers = asking.token === undefined ? {} : { authorization: `Bearer ${asking.token}` };
    const answer = await shop.request(next, { headers });
    pages.push(answer.json as Item[]);
    next = nextOf(answer.headers);
  }
  return pages;
}

function nextOf(headers: Headers): string | undefined {
  return /^<([^>]+)>; rel="next"$/u.exec(headers.get('link') ?? '')?.[1];
}
