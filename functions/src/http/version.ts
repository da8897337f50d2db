import { createHash } from 'node:crypto';

/** A strong `ETag` of content. */
export function etagOf(bytes: Uint8Array | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** The `ETag` of what is edited under `If-Match`, whoever asked for it. */
export function versionOf({ revision }: { readonly revision: number }): string {
  return `"${String(revision)}"`;
}

/**
 * Whether `If-Match` or `If-None-Match` names an `ETag` (RFC 9110, 13.1). Express's own `fresh` gives up on `Cache-Control:
 * no-cache`, which fetch() adds by itself. What a proxy has made a weak one while it compressed the answer is still ours.
 */
export function etagMatches(etag: string, header: string | undefined): boolean {
  const named = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//u, ''));
  return named.includes(etag) || named.includes('*');
}
