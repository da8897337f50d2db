import { createHash } from 'node:crypto';
import { ApiError } from '@pedalworks/contract';

export function etagOf(bytes: Uint8Array | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Returns a resource's ETag for `If-Match`: its revision, or a hash of its content if it has no revision. */
export function versionOf(resource: object): string {
  return 'revision' in resource
    ? `"${String(resource.revision)}"`
    : etagOf(JSON.stringify(resource, withSortedKeys));
}

/** Sorts the keys of objects, because Firestore does not preserve their order. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function requireVersion(current: object, ifMatch: string | undefined): void {
  if (ifMatch === undefined) throw new ApiError('request/version-missing');
  const ETag = versionOf(current);
  if (!etagMatches(ETag, ifMatch)) throw new ApiError('request/changed', { headers: { ETag } });
}

/** Compares ETags weakly, because proxies weaken them. Replaces Express's `fresh`, which ignores ETags on reload. */
export function etagMatches(etag: string, header: string | undefined): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//u, ''));
  return tags.includes(etag) || tags.includes('*');
}
