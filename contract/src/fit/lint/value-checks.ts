import { interfaceProblem } from '../../fit-fields.ts';
import { partKinds } from '../kinds.ts';
import { kindOf, proposeKind } from '../propose.ts';
import { interfaceOf } from '../interfaces.ts';
import type { PartKind } from '../proposals/kinds.ts';
import type { PartInterface } from '../types.ts';
import type { Contradiction } from './contradiction.ts';
import { drivetrainContradictions } from './drivetrain-contradictions.ts';
import type { Finding, LintedPart } from './finding.ts';
import { fittingContradictions } from './fitting-contradictions.ts';
import { wheelContradictions } from './wheel-contradictions.ts';

/** Reports values that the table does not allow, sides that the kind of part does not have, and contradictions. */
export function valueFindings(part: LintedPart): readonly Finding[] {
  const problem = interfaceProblem(part.interfaces);
  const index = Number(/^\d+/u.exec(problem?.path ?? '')?.[0]);
  const kind = kindOf(part);
  return [
    ...(problem === null
      ? []
      : [{ part, check: 'value' as const, key: part.interfaces[index]?.key, reason: `${problem.message}.` }]),
    ...part.interfaces.flatMap(
      (stated) =>
        tableFinding(part, stated) ?? (kind === null ? [] : (roleFinding(part, { kind, stated }) ?? [])),
    ),
    ...kindFindings(part),
    ...contradictions.flatMap(({ key, reasonOf }) => {
      const reason = reasonOf(part);
      return reason === null ? [] : [{ part, check: 'value' as const, key, reason }];
    }),
  ];
}

/** Key of findings about the kind of the part. */
const kindField = 'kind';

/** Compares the kind with the one that the texts suggest. */
function kindFindings(part: LintedPart): readonly Finding[] {
  const { kind = null } = part;
  const proposed = proposeKind(part);
  if (kind === null || proposed === null || kind === proposed) return [];
  const reason = `The name suggests the kind ${partKinds[proposed].toLowerCase()}, not ${partKinds[kind].toLowerCase()}.`;
  return [{ part, check: 'value', key: kindField, reason }];
}

function tableFinding(part: LintedPart, { key }: PartInterface): Finding | null {
  if (interfaceOf(key) !== undefined) return null;
  return { part, check: 'value', key, reason: 'There is no such interface.' };
}

/** Compares the side and place of an interface with those that the kind of part has. */
function roleFinding(
  part: LintedPart,
  { kind, stated }: { kind: PartKind; stated: PartInterface },
): Finding | null {
  const { key, side, place } = stated;
  const expected = kind.expects.filter((each) => each.key === key);
  const describe = (each: { side: string; place?: string | undefined }) =>
    each.place === undefined ? each.side : `${each.side} it as the ${each.place}`;
  if (expected.length === 0)
    return { part, check: 'value', key, reason: `Does a ${kind.name} have this interface?`, isNote: true };
  const isExpected = expected.some((each) => each.side === side && each.place === place);
  if (isExpected) return null;
  return {
    part,
    check: 'value',
    key,
    reason: `A ${kind.name} ${expected.map(describe).join(' or ')}, but this part ${describe(stated)}.`,
  };
}

const contradictions: readonly Contradiction[] = [
  ...drivetrainContradictions,
  ...wheelContradictions,
  ...fittingContradictions,
];
