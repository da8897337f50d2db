import type { CatalogueProduct } from '@pedalworks/contract';
import type { PartInterface, Side, Source } from '@pedalworks/contract/fit';
import type { ValueAdapter } from './value-adapters.ts';
import type { ValueMatrix } from './value-pairs.ts';

/** Part that states an interface. */
export interface StandardPart
  extends Pick<CatalogueProduct, 'slug' | 'name'>, Pick<PartInterface, 'values' | 'min' | 'max'> {}

export type StandardParts = Readonly<Record<Side, readonly StandardPart[]>> & {
  readonly adapters: readonly ValueAdapter[];
  readonly matrices: readonly ValueMatrix[];
  readonly sources: readonly Source[];
};
