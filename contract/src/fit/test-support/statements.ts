import { judge, type FitPart, type PartInterface, type Side, type Verdict } from '../index.ts';

/** Shorthand of statements: `provides freehub HG-L HG-L2`, `needs crown 39.8`, `provides clearance` for an unknown value. */
export function part(id: string, ...statements: readonly string[]): FitPart {
  return { id, name: id, interfaces: statements.map(parsed) };
}

function parsed(text: string): PartInterface {
  const [side, key = '', ...values] = text.split(' ');
  const at = values[0]?.startsWith('@') === true ? values.shift()?.slice(1) : undefined;
  const base = { key, side: side as Side, ...(at !== undefined && { place: at }) };
  const [bounds] = values;
  if (bounds === undefined) return base;
  if (!bounds.startsWith('=')) return { ...base, values };
  const [min, max = min] = bounds.slice(1).split('..').map(Number);
  return { ...base, min, max };
}

/** Judges two parts. */
export const verdict = (a: FitPart, b: FitPart, catalogue: readonly FitPart[] = []): Verdict =>
  judge(a, b, catalogue).verdict;
