import type { OwnerPageKey } from '@pedalworks/contract';
import type { Actor } from './audit.ts';

/** pages/{key}: the current text of a page of the owner. */
export interface OwnerPageRecord {
  readonly key: OwnerPageKey;
  /** Markdown; empty if the page has no text. */
  readonly text: string;
  /** Number of versions; 0 if the page was never saved. */
  readonly revision: number;
  readonly updatedAt: Date | null;
}

/** pageVersions/{key}-{revision} */
export interface OwnerPageVersionRecord {
  readonly key: OwnerPageKey;
  readonly text: string;
  readonly revision: number;
  readonly by: Actor;
  readonly createdAt: Date;
}
