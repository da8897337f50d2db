import { maxFitsWith } from '../fits-with.ts';
import { judge, type JudgedPair } from '../judge.ts';
import { kindOf } from '../propose.ts';
import { spokeLengthMm } from '../formulas/spoke-length.ts';
import type { Judgement } from '../types.ts';
import { numberOf, type Finding, type LintedPart } from './finding.ts';
import { mentionsOf } from './mentions.ts';

/** Compares the listed and named pairs with the verdicts of the interfaces. */
export function pairFindings(
  catalogue: readonly LintedPart[],
  pairs: readonly JudgedPair[],
): readonly Finding[] {
  const verdicts = new Map(pairs.map(({ a, b, judgement }) => [pairKey(a.id, b.id), judgement]));
  const verdictOf = (a: string, b: string) => verdicts.get(pairKey(a, b)) ?? null;
  return catalogue.flatMap((part) => [
    ...listedFindings(part, { catalogue, verdictOf }),
    ...namedFindings(part, { catalogue, verdictOf }),
    ...siblingFindings(part, { catalogue, verdictOf }),
    ...overrideFindings(part, catalogue),
    ...lacingFindings(part, catalogue),
  ]);
}

const pairKey = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

interface Context {
  readonly catalogue: readonly LintedPart[];
  readonly verdictOf: (a: string, b: string) => Judgement | null;
}

/** Explains why two parts do not fit; null if they may. */
function refusal(judgement: Judgement | null): { readonly key: string; readonly message: string } | null {
  if (judgement?.verdict !== 'does-not-fit') return null;
  return judgement.rules.find(({ verdict }) => verdict === 'does-not-fit') ?? null;
}

/** Each pair is reported once, although both parts may list it. */
function listedFindings(part: LintedPart, { catalogue, verdictOf }: Context): readonly Finding[] {
  return part.fitsWith.flatMap((id): readonly Finding[] => {
    const other = catalogue.find((each) => each.id === id);
    if (other === undefined)
      return [
        {
          part,
          check: 'listed',
          reason: `Lists ${id} as fitting, which is not in the catalogue.`,
          isNote: true,
        },
      ];
    if (part.id > id && other.fitsWith.includes(part.id)) return [];
    const judgement = verdictOf(part.id, id);
    const no = refusal(judgement);
    if (no !== null)
      return [
        { part, check: 'listed', key: no.key, reason: `Lists ${other.name} as fitting. ${no.message}` },
      ];
    if (judgement !== null) return [];
    return [
      {
        part,
        check: 'listed',
        reason: `Lists ${other.name} as fitting, but they share no interface.`,
        isNote: true,
      },
    ];
  });
}

function namedFindings(part: LintedPart, { catalogue, verdictOf }: Context): readonly Finding[] {
  return mentionsOf(part, catalogue).flatMap(({ other, phrase }): readonly Finding[] => {
    const judgement = verdictOf(part.id, other.id);
    const no = refusal(judgement);
    if (no !== null)
      return [
        {
          part,
          check: 'listed',
          key: no.key,
          reason: `The description says “${phrase}”, but ${other.name} does not fit. ${no.message}`,
        },
      ];
    const isListed = part.fitsWith.includes(other.id) || other.fitsWith.includes(part.id);
    const isFull = part.fitsWith.length >= maxFitsWith && other.fitsWith.length >= maxFitsWith;
    if (judgement?.verdict !== 'fits' || isListed || isFull) return [];
    return [
      {
        part,
        check: 'unlisted',
        reason: `The description says “${phrase}”, and ${other.name} fits, but neither part lists the other.`,
      },
    ];
  });
}

/** A part that fits like a listed part of the same kind should be listed too. */
function siblingFindings(part: LintedPart, { catalogue, verdictOf }: Context): readonly Finding[] {
  if (part.fitsWith.length >= maxFitsWith) return [];
  const listed = catalogue.filter(
    ({ id }) => part.fitsWith.includes(id) && verdictOf(part.id, id)?.verdict === 'fits',
  );
  return catalogue.flatMap((other): readonly Finding[] => {
    if (other.id === part.id || part.fitsWith.includes(other.id) || other.fitsWith.includes(part.id))
      return [];
    const sibling = listed.find((each) => kindOf(each) !== null && kindOf(each) === kindOf(other));
    if (sibling === undefined || verdictOf(part.id, other.id)?.verdict !== 'fits') return [];
    return [
      {
        part,
        check: 'unlisted',
        reason: `Lists ${sibling.name}, but not ${other.name}, which fits too.`,
        isNote: true,
      },
    ];
  });
}

/** An override that names no part of the catalogue has no effect. */
function overrideFindings(part: LintedPart, catalogue: readonly LintedPart[]): readonly Finding[] {
  return (part.fitOverrides ?? []).flatMap(({ productId, verdict, reason }): readonly Finding[] => {
    const other = catalogue.find(({ id }) => id === productId);
    if (other === undefined)
      return [
        { part, check: 'listed', reason: `An override names ${productId}, which is not in the catalogue.` },
      ];
    const computed = judge({ ...part, fitOverrides: [] }, { ...other, fitOverrides: [] }, catalogue);
    if (verdict !== 'fits' || computed.verdict !== 'does-not-fit') return [];
    return [
      {
        part,
        check: 'listed',
        key: refusal(computed)?.key,
        reason: `An override says that ${other.name} fits (${reason}). ${refusal(computed)?.message ?? ''}`,
        isNote: true,
      },
    ];
  });
}

const crossings = ['radial', 'one-cross', 'two-cross', 'three-cross', 'four-cross'] as const;
const toleranceMm = 2;

/** A spoke must suit one wheel of the catalogue, with the crossings that its description names. */
function lacingFindings(part: LintedPart, catalogue: readonly LintedPart[]): readonly Finding[] {
  const length = part.interfaces.find(({ key, side }) => key === 'spoke-length' && side === 'provides')?.max;
  if (length === undefined) return [];
  const wheels = wheelsOf(catalogue);
  if (wheels.length === 0) return [];
  const named = crossings.findIndex((name) => part.description.toLowerCase().includes(name));
  const wanted = named === -1 ? crossings.map((_, count) => count) : [named];
  const lengths = wheels.flatMap((wheel) =>
    wanted.map((count) => ({ wheel, count, lengthMm: spokeLengthMm(wheel, count) })),
  );
  if (lengths.some(({ lengthMm }) => Math.abs(lengthMm - length) <= toleranceMm)) return [];
  const needed = lengths.map(
    ({ wheel, count, lengthMm }) => `${wheel.names} need ${lengthMm.toFixed(0)} mm ${crossings[count] ?? ''}`,
  );
  return [
    {
      part,
      check: 'value',
      key: 'spoke-length',
      reason: `No wheel takes spokes of ${String(length)} mm: ${needed.join('; ')}.`,
    },
  ];
}

const defaultHoleMm = 2.6;

function wheelsOf(catalogue: readonly LintedPart[]) {
  return catalogue.flatMap((rim) => {
    const [erdMm, spokes] = [numberOf(rim, 'erd'), numberOf(rim, 'spoke-count')];
    if (erdMm === undefined || spokes === undefined) return [];
    return catalogue.flatMap((hub) => {
      const [flangeDiameterMm, flangeDistanceMm] = [
        numberOf(hub, 'flange-diameter'),
        numberOf(hub, 'flange-distance'),
      ];
      if (
        flangeDiameterMm === undefined ||
        flangeDistanceMm === undefined ||
        numberOf(hub, 'spoke-count') !== spokes
      )
        return [];
      return [
        {
          names: `${rim.name} and ${hub.name}`,
          erdMm,
          spokes,
          flangeDiameterMm,
          flangeDistanceMm,
          holeMm: numberOf(hub, 'spoke-gauge') ?? defaultHoleMm,
        },
      ];
    });
  });
}
