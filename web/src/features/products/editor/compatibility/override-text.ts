import { judge, type FitOverride, type FitPart } from '@pedalworks/contract/fit';
import { fitLabels } from '../../../fit/public/fit-labels.ts';
import { reasonOf } from './reason.ts';

interface OverriddenPair {
  readonly override: FitOverride;
  readonly part: FitPart;
  readonly other: FitPart;
  readonly catalogue: readonly FitPart[];
}

/** Describes the verdict that an override replaces. Says if the override has no effect. */
export function overrideText({ override, part, other, catalogue }: OverriddenPair): string {
  const [computed, opposite] = [
    judge(withoutOverrides(part), withoutOverrides(other), catalogue),
    other.fitOverrides?.find(({ productId }) => productId === part.id),
  ];
  const computedLabel = computed.verdict === 'unrelated' ? 'nothing to compare' : fitLabels[computed.verdict];
  const agrees = computed.verdict === override.verdict;
  return [
    `Computed: ${computedLabel}.`,
    agrees ? 'The computed verdict is the same, so you can remove this override.' : reasonOf(computed),
    opposite?.verdict === 'does-not-fit' && override.verdict === 'fits'
      ? `${other.name} is overridden with “${fitLabels['does-not-fit']}”, which wins.`
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

const withoutOverrides = (part: FitPart): FitPart => ({ ...part, fitOverrides: [] });
