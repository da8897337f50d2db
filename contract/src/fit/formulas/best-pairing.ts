import { interfaceOf } from '../interfaces.ts';
import { decisiveOf } from '../severity.ts';
import { pairings } from '../statements.ts';
import type { Comparison, Finding, JudgedParts, Pairing } from '../types.ts';

/** Comparison with a message of its own, and another pairing if the verdict depends on that. */
export type Compared = Comparison & Partial<Pick<Finding, 'message' | 'pairing'>>;

/** Compares each pairing of the rule's interface with a function of its own, which may skip it, and returns the finding that decides. */
export function bestPairing(
  { rule, a, b }: JudgedParts,
  comparePairing: (pairing: Pairing) => Compared | null,
): Finding | null {
  const definition = interfaceOf(rule.key);
  if (definition === undefined) return null;
  const findings: Finding[] = [];
  for (const pairing of pairings(definition, a, b)) {
    const compared = comparePairing(pairing);
    if (compared !== null) findings.push({ rule, pairing, ...compared });
  }
  return decisiveOf(findings);
}
