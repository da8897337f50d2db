import { ApiError } from '@pedalworks/contract/errors';
import type { Versioned } from './api-client.ts';

interface SaveOptions<T, Change> {
  readonly read: () => Promise<Versioned<T>>;
  readonly change: (present: T) => Change;
  readonly send: (body: Change, headers: { readonly 'If-Match': string }) => Promise<T>;
}

/** Limits the retries: if a proxy rewrites ETags, every attempt fails. */
const maxAttempts = 5;

const staleCodes: readonly string[] = ['request/changed', 'products/changed'];

/** Reads a resource, applies changes and saves it. Starts again if another client has saved meanwhile. */
export async function saveChanges<T, Change>({ read, change, send }: SaveOptions<T, Change>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const { body: present, etag } = await read();
    const body = change(present);
    try {
      return await send(body, { 'If-Match': etag });
    } catch (error) {
      const isStale = error instanceof ApiError && staleCodes.includes(error.code);
      if (!isStale || attempt === maxAttempts) throw error;
    }
  }
}
