import type { RuleVerdict } from '@pedalworks/contract/fit';
import { fitLabels } from '../../fit/public/fit-labels.ts';

/** Verdicts in display order. Unlike `ruleVerdicts`, they do not load the compatibility rules. */
export const fitChoices = Object.keys(fitLabels) as RuleVerdict[];

/** Computes a value for each verdict. */
export const perFitChoice = <T>(valueOf: (verdict: RuleVerdict) => T) =>
  Object.fromEntries(fitChoices.map((verdict) => [verdict, valueOf(verdict)])) as Record<RuleVerdict, T>;
