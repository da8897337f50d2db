import { createHash } from 'node:crypto';
import { ApiError, type Product } from '@pedalworks/contract';
import { canonicalJson } from '../shared/canonical-json.ts';

export function etagOf(bytes: Uint8Array | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Returns a resource's ETag for `If-Match`: its revision, or a hash of its content if it has no revision. */
export function versionOf(resource: object): string {
  return 'revision' in resource ? `"${String(resource.revision)}"` : etagOf(canonicalJson(resource));
}

/** True if `ifMatch` names the current version of a resource. */
export const isCurrent = (current: object, ifMatch: string | undefined): boolean =>
  etagMatches(versionOf(current), ifMatch);

interface SaveTerms {
  /** True if saving changes nothing. Such a save is never outdated, because its first response may have been lost. */
  readonly isStored?: boolean;
  /** Current product, for the error of a product. */
  readonly product?: Product;
}

/** Rejects a save without a version, or of an outdated one. Products have error codes of their own. */
export function requireVersion(
  current: object,
  ifMatch: string | undefined,
  { isStored = false, product }: SaveTerms = {},
): void {
  const noun = product === undefined ? 'request' : 'products';
  if (ifMatch === undefined) throw new ApiError(`${noun}/version-missing`);
  if (isStored || isCurrent(current, ifMatch)) return;
  throw new ApiError(`${noun}/changed`, {
    headers: { ETag: versionOf(current) },
    ...(product && { product }),
  });
}

/** Compares ETags weakly, because proxies weaken them. Replaces Express's `fresh`, which ignores ETags on reload. */
export function etagMatches(etag: string, header: string | undefined): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//u, ''));
  return tags.includes(etag) || tags.includes('*');
}
