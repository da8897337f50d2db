import { endpoints, type CallName } from '@pedalworks/contract';
import type { Asking, Shop } from './shop.ts';

interface Item {
  readonly _id: string;
}

/** Returns all pages of a list by following `Link: …; rel="next"`. */
export async function pagesOf(shop: Shop, name: CallName, asking: Asking): Promise<Item[][]> {
  const first = await shop.call(name, asking);
  const pages = [first.json as Item[]];
  const { path } = endpoints[name];
  let next = nextOf(path, first.headers);
  while (next !== undefined) {
    const headers = asking.token === undefined ? {} : { authorization: `Bearer ${asking.token}` };
    const answer = await shop.request(next, { headers });
    pages.push(answer.json as Item[]);
    next = nextOf(next, answer.headers);
  }
  return pages;
}

/** Returns the path of the next page from the `Link` header of `path`; undefined on the last page. */
export function nextOf(path: string, headers: Headers): string | undefined {
  const target = /^<([^>]+)>; rel="next"$/u.exec(headers.get('link') ?? '')?.[1];
  if (target === undefined) return undefined;
  const { pathname, search } = new URL(target, new URL(path, 'http://shop.example'));
  return pathname + search;
}
