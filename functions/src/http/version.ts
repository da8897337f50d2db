import { createHash } from 'node:crypto';
import { ApiError } from '@pedalworks/contract';

/** A strong `ETag` of content. */
export function etagOf(bytes: Uint8Array | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Returns the `ETag` of a resource that is edited with `If-Match`: its revision, or a hash of its content. */
export function versionOf(resource: object): string {
  return 'revision' in resource
    ? `"${String(resource.revision)}"`
    : etagOf(JSON.stringify(resource, withSortedKeys));
}

/** Firestore does not keep the order of a map's keys. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @throws ApiError `request/version-missing`, or `request/changed` if `If-Match` names another version of the resource */
export function requireVersion(present: object, ifMatch: string | undefined): void {
  if (ifMatch === undefined) throw new ApiError('request/version-missing');
  const ETag = versionOf(present);
  if (!etagMatches(ETag, ifMatch)) throw new ApiError('request/changed', { headers: { ETag } });
}

/**
 * Whether `If-Match` or `If-None-Match` names an `ETag` (RFC 9110, 13.1). Express's own `fresh` gives up on `Cache-Control:
 * no-cache`, which fetch() adds by itself. What a proxy has made a weak one while it compressed the answer is still ours.
 */
export function etagMatches(etag: string, header: string | undefined): boolean {
  const named = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//u, ''));
  return named.includes(etag) || named.includes('*');
}
