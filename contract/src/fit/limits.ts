import { statementsOf } from './statements.ts';
import type { FitPart } from './types.ts';

/** Returns sentences about both parts that restrict every verdict: the lower of two pressures and of two torques. */
export function limitsOf(a: FitPart, b: FitPart): readonly string[] {
  const [psi, newtonMetres] = [lowerOf('pressure', a, b), lowerOf('torque', a, b)];
  return [
    ...(psi === null ? [] : [`Inflate to at most ${String(psi)} psi (${(psi * barPerPsi).toFixed(1)} bar).`]),
    ...(newtonMetres === null ? [] : [`Tighten to at most ${String(newtonMetres)} Nm.`]),
  ];
}

export const barPerPsi = 0.0689476;

/** Returns the lower of two maximums; null unless both parts state one. */
function lowerOf(key: string, a: FitPart, b: FitPart): number | null {
  const [one, other] = [a, b].map((part) => statementsOf(part, key)[0]?.max);
  return one === undefined || other === undefined ? null : Math.min(one, other);
}
