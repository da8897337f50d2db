import { judge } from './judge.ts';
import { perVerdict, type FitPart, type Judgement, type RuleVerdict } from './types.ts';

export interface JudgedPart extends Omit<Judgement, 'verdict'> {
  readonly id: string;
}

export type PartsByVerdict = Record<RuleVerdict, JudgedPart[]>;

/** Judges a part against all others of the catalogue, in catalogue order by verdict. Omits unrelated parts. */
export function judgeProduct(part: FitPart, catalogue: readonly FitPart[]): PartsByVerdict {
  const judged: PartsByVerdict = perVerdict(() => []);
  for (const other of catalogue) {
    const { verdict, ...judgement } = judge(part, other, catalogue);
    if (verdict !== 'unrelated') judged[verdict].push({ id: other.id, ...judgement });
  }
  return judged;
}
