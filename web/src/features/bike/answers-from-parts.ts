import {
  acceptedValues,
  bikeInterfaces,
  type BikeInterfaces,
  type FitPart,
  type Interface,
  type PartInterface,
} from '@pedalworks/contract/fit-questions';

/** Answer with the names of the parts that reveal it. */
export interface RevealedAnswer {
  readonly answer: string | number;
  readonly from: readonly string[];
}

export interface AgreedAnswer extends RevealedAnswer {
  readonly key: string;
}

/** Interface on which the parts disagree with each other or with the customer's answer. */
export interface AnswerConflict {
  readonly key: string;
  readonly options: readonly RevealedAnswer[];
}

export interface AnswersFromParts {
  readonly filled: readonly AgreedAnswer[];
  readonly conflicts: readonly AnswerConflict[];
}

export const ownAnswer = 'Your answer';

/** Derives answers from the parts on a bike. Ignores values that a part leaves open. */
export function answersFromParts(parts: readonly FitPart[], answers: BikeInterfaces): AnswersFromParts {
  const found = bikeInterfaces.map((definition) => ({
    key: definition.key,
    options: optionsOf(definition, parts, answers[definition.key] ?? null),
  }));
  return {
    filled: found.flatMap(({ key, options: [only, ...others] }) =>
      only === undefined || others.length > 0 || only.from.includes(ownAnswer) ? [] : [{ key, ...only }],
    ),
    conflicts: found.filter(({ options }) => options.length > 1),
  };
}

interface Claim {
  readonly part: string;
  readonly candidates: readonly (string | number)[];
}

/** Returns the possible answers: none, the only one, or several that contradict each other. */
function optionsOf(
  definition: Interface,
  parts: readonly FitPart[],
  own: string | number | null,
): readonly RevealedAnswer[] {
  const claims = [
    ...(own === null ? [] : [{ part: ownAnswer, candidates: [own] }]),
    ...parts.flatMap((part) => claimOf(definition, part)),
  ];
  const [first, ...others] = claims;
  if (first === undefined) return [];
  const common = first.candidates.filter((answer) =>
    others.every(({ candidates }) => candidates.includes(answer)),
  );
  if (common.length > 1) return [];
  const [agreed] = common;
  if (agreed !== undefined) return [{ answer: agreed, from: strictest(claims) }];
  return byAnswer(claims);
}

/** Returns the names of the parts that narrow the answer down most. */
function strictest(claims: readonly Claim[]): readonly string[] {
  const fewest = Math.min(...claims.map(({ candidates }) => candidates.length));
  return claims.filter(({ candidates }) => candidates.length === fewest).map(({ part }) => part);
}

function byAnswer(claims: readonly Claim[]): readonly RevealedAnswer[] {
  const answers = [...new Set(claims.flatMap(({ candidates }) => candidates))];
  return answers.map((answer) => ({
    answer,
    from: claims.filter(({ candidates }) => candidates.includes(answer)).map(({ part }) => part),
  }));
}

function claimOf(definition: Interface, { name, interfaces }: FitPart): readonly Claim[] {
  const stated = interfaces.filter(({ key }) => key === definition.key);
  // An adapter has both sides and reveals nothing about the bike.
  if (new Set(stated.map(({ side }) => side)).size > 1) return [];
  const candidates = stated.flatMap((each) => candidatesOf(definition, each));
  return candidates.length === 0 ? [] : [{ part: name, candidates }];
}

function candidatesOf(
  definition: Interface,
  { side, values: stated, min, max }: PartInterface,
): readonly (string | number)[] {
  const { key, values } = definition;
  if (values !== undefined)
    return Object.keys(values).filter((value) =>
      acceptedValues(definition, value).some((accepted) => stated?.includes(accepted)),
    );
  const isKnown = side === 'provides' || (min === max && exactKeys.has(key));
  return max !== undefined && isKnown ? [max] : [];
}

/** Numbers that a part shares with the bike. Others, such as the largest sprocket, only give a bound. */
const exactKeys = new Set(['seatpost']);
