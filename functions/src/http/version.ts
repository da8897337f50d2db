import { createHash } from 'node:crypto';
import { ApiError } from '@pedalworks/contract';
import { canonicalJson } from '../shared/canonical-json.ts';

export function etagOf(bytes: Uint8Array | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Returns a resource's ETag for `If-Match`: its revision, or a hash of its content if it has no revision. */
export function versionOf(resource: object): string {
  return 'revision' in resource ? `"${String(resource.revision)}"` : etagOf(canonicalJson(resource));
}

/**
 * Rejects a save of an outdated version. A save that is stored already is never outdated, because its first response
 * may have been lost.
 *
 * @param isStored true if saving changes nothing
 */
export function requireVersion(current: object, ifMatch: string | undefined, isStored = false): void {
  if (ifMatch === undefined) throw new ApiError('request/version-missing');
  if (isStored) return;
  const ETag = versionOf(current);
  if (!etagMatches(ETag, ifMatch)) throw new ApiError('request/changed', { headers: { ETag } });
}

/** Compares ETags weakly, because proxies weaken them. Replaces Express's `fresh`, which ignores ETags on reload. */
export function etagMatches(etag: string, header: string | undefined): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//u, ''));
  return tags.includes(etag) || tags.includes('*');
}
