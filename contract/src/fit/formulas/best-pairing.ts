import { interfaceOf } from '../interfaces.ts';
import { bestOf } from '../severity.ts';
import { pairings } from '../statements.ts';
import type { Comparison, Finding, JudgedParts, Pairing } from '../types.ts';

/** Compares each pairing of the rule's interface with a function of its own, and returns the best finding. */
export function bestPairing(
  { rule, a, b }: JudgedParts,
  comparePairing: (pairing: Pairing) => Comparison & Pick<Finding, 'message'>,
): Finding | null {
  const definition = interfaceOf(rule.key);
  if (definition === undefined) return null;
  return bestOf(pairings(definition, a, b).map((pairing) => ({ rule, pairing, ...comparePairing(pairing) })));
}
