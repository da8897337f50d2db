import type { LinkedPage } from '@pedalworks/contract';
import type { OwnerPageRecord } from '../model/owner-pages.ts';

/** Returns the pages that have text, which the footer links. */
export function linkedPages(pages: readonly OwnerPageRecord[]): LinkedPage[] {
  return pages.flatMap(({ key, text, revision, updatedAt }) =>
    text === '' || updatedAt === null ? [] : [{ key, revision, updatedAt: updatedAt.toISOString() }],
  );
}
