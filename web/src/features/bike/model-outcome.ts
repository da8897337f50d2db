import type { ComponentModel } from '@pedalworks/contract/fit-models';
import type { BikeAnswers, Filling } from './filled-answers.ts';

export interface Filled {
  readonly model: ComponentModel;
  readonly filling: Filling;
  readonly original: BikeAnswers;
}

/** Result of looking up the code of a component. */
export type ModelOutcome =
  | { readonly kind: 'unknown'; readonly code: string }
  | { readonly kind: 'several'; readonly models: readonly ComponentModel[] }
  | { readonly kind: 'filled'; readonly filled: Filled };
