import { statementsOf } from '../statements.ts';
import type { FitPart } from '../types.ts';

/** Returns the kinds of walls that a rim may have: false for hooks, true for none. */
export function hooklessness(rim: FitPart): readonly boolean[] {
  const [walls] = statementsOf(rim, 'rim-wall', 'provides');
  if (walls?.values === undefined) return [false, true];
  return [...new Set(walls.values.map((value) => value === 'TSS'))];
}

/** True if a rim is known to have no hooks. */
export const isHookless = (rim: FitPart): boolean => hooklessness(rim).every(Boolean);

/** True if a part has a rim that may have no hooks. */
export const mayBeHookless = (part: FitPart): boolean =>
  statementsOf(part, 'rim-wall', 'provides').length > 0 && hooklessness(part).includes(true);
