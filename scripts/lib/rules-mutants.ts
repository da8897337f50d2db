/** Rules in which one condition says something else. */
export interface Mutant {
  readonly what: string;
  readonly mutated: string;
}

/** What follows `return` in a function and `if` in an `allow`, up to its semicolon. */
const decisions = /(?:\breturn|:\s*if)\s+(?<condition>[^;]+);/dgu;

/** Every condition of Firestore rules left out of its decision, and every one negated. */
export function mutantsOf(rules: string): Mutant[] {
  return [...rules.matchAll(decisions)].flatMap((decision) => {
    const [from = 0, to = 0] = decision.indices?.groups?.['condition'] ?? [];
    return partsOf(rules.slice(from, to)).flatMap(({ part, at, isOption }) =>
      variantsOf(part, isOption).map((variant) => {
        const line = rules.slice(0, from + at).split('\n').length;
        const mutated = rules.slice(0, from + at) + variant + rules.slice(from + at + part.length);
        return { what: `line ${String(line)}: ${part} → ${variant}`, mutated };
      }),
    );
  });
}

interface Part {
  readonly part: string;
  readonly at: number;
  /** Whether `||` stands beside it, so that leaving it out means `false`. */
  readonly isOption: boolean;
}

function partsOf(condition: string): Part[] {
  const isOption = condition.includes('||');
  return [...condition.matchAll(/[^\s&|](?:(?!\s*(?:&&|\|\|)).)*/gsu)].map((found) => ({
    part: found[0],
    at: found.index,
    isOption,
  }));
}

function variantsOf(part: string, isOption: boolean): string[] {
  const leftOut = String(!isOption);
  return leftOut === part ? [`!(${part})`] : [leftOut, `!(${part})`];
}
