import { bestOf, choiceVerdict, describedOutcome, pairings, rounding, statementsOf } from './compare.ts';
import { interfaceOf } from './interfaces.ts';
import { spokeLength } from './spoke-length.ts';
import type {
  FitPart,
  Formula,
  Interface,
  JudgedParts,
  LimitedOutcome,
  PartInterface,
  RuleVerdict,
} from './types.ts';
import { hooklessMinimum, tyreWidthRange } from './tyre-widths.ts';

type Pairing = ReturnType<typeof pairings>[number];

/** Compares each pairing of an interface with a function of its own. */
function perPairing(
  { rule, a, b }: JudgedParts,
  definition: Interface | undefined,
  judgePairing: (
    pairing: Pairing,
  ) => Omit<Parameters<typeof describedOutcome>[1], 'definition' | 'pairing' | 'a'> | null,
): readonly LimitedOutcome[] {
  if (definition === undefined) return [];
  const outcomes = pairings(definition, a, b).flatMap((pairing) => {
    const judged = judgePairing(pairing);
    return judged === null ? [] : [describedOutcome(rule, { definition, pairing, a, ...judged })];
  });
  return bestOf(outcomes);
}

/** Another body of the same hub makes a cassette fit. */
const freehub: Formula = (judged) =>
  perPairing(judged, interfaceOf('freehub'), ({ provider, provided, needed }) => {
    const compared = choiceVerdict(judged.rule, provided.values, needed.values);
    if (compared.verdict !== 'does-not-fit') return compared;
    const bodies = statementsOf(provider, 'freehub-option', 'provides').flatMap(({ values = [] }) => values);
    const body = bodies.find((value) => needed.values?.includes(value));
    if (body === undefined) return compared;
    const label = interfaceOf('freehub')?.values?.[body] ?? body;
    const adapter = {
      provides: provided.values?.[0] ?? '',
      needs: body,
      part: `the ${label} freehub body for this hub`,
    };
    return { verdict: 'with-adapter', adapter };
  });

/** A chain of more speeds than the cassette usually runs, but is not promised to. */
const speeds: Formula = (judged) =>
  perPairing(judged, interfaceOf('speeds'), ({ provided, needed, provider, needer }) => {
    const compared = choiceVerdict(judged.rule, provided.values, needed.values);
    if (compared.verdict !== 'does-not-fit') return compared;
    const [chain, cassette] = [provided, needed].map(({ place }) => place).includes('chain')
      ? provided.place === 'chain'
        ? [provided, needed]
        : [needed, provided]
      : [];
    if (chain === undefined || cassette?.place !== 'cassette') return compared;
    const isNarrower = smallest(chain) > largest(cassette) && largest(cassette) >= 9;
    if (!isNarrower) return compared;
    const name = chain === provided ? provider.name : needer.name;
    return {
      verdict: 'fits',
      limit: `${name} has more speeds than the cassette: it runs, but is not promised.`,
    };
  });

/** Chains with larger rollers, which need teeth of their own. */
const largeRollers = ['Flattop', 'T-Type'];

/** Chains of other families run, but are not promised to. Flattop teeth even take some of them, never the reverse. */
const chainFamily: Formula = (judged) =>
  perPairing(judged, interfaceOf('chain-family'), ({ provided, needed, provider, needer }) => {
    const compared = choiceVerdict(judged.rule, provided.values, needed.values);
    const isLarge = provided.values?.every((value) => largeRollers.includes(value));
    if (compared.verdict !== 'does-not-fit' || isLarge === true) return compared;
    const limit = `${needer.name} is made for another kind of chain than ${provider.name}: it runs, but is not promised.`;
    return { verdict: 'fits', limit };
  });

const numbers = ({ values = [] }: PartInterface) => values.map(Number);
const smallest = (each: PartInterface) => Math.min(...numbers(each));
const largest = (each: PartInterface) => Math.max(...numbers(each));

const singleRingTeeth = 0;

/** Adds the limit that the remaining capacity puts on the chainrings. */
const capacity: Formula = (judged) =>
  perPairing(judged, interfaceOf('capacity'), ({ provided, needed }) => {
    if (provided.max === undefined || needed.max === undefined) return { verdict: 'unknown' };
    const spare = provided.max - needed.max;
    if (spare < singleRingTeeth) return { verdict: 'does-not-fit' };
    const limit =
      spare < 10
        ? 'With a single chainring only.'
        : `With chainrings that differ by at most ${String(spare)} teeth.`;
    return { verdict: 'fits', limit };
  });

/** A crank takes one ring for each place, and two rings of one crank share its bolt circle. */
const ringPlace: Formula = (judged) => {
  const { rule, a, b } = judged;
  const definition = interfaceOf('ring-place');
  const [one] = statementsOf(a, 'ring-place', 'needs');
  const [other] = statementsOf(b, 'ring-place', 'needs');
  if (definition === undefined) return [];
  if (one === undefined || other === undefined)
    return perPairing(judged, definition, ({ provided, needed }) => ({
      ...choiceVerdict(rule, provided.values, needed.values),
    }));
  const pairing = { provider: a, needer: b, provided: one, needed: other };
  return [describedOutcome(rule, { definition, pairing, a, verdict: ringsVerdict(a, b) })];
};

function ringsVerdict(a: FitPart, b: FitPart): RuleVerdict {
  const [places, mounts] = ['ring-place', 'ring-mount'].map((key) =>
    [a, b].map((ring) => statementsOf(ring, key, 'needs')[0]?.values),
  );
  const share = (pair: readonly (readonly string[] | undefined)[] | undefined) =>
    pair?.[0] === undefined || pair[1] === undefined
      ? null
      : pair[0].some((value) => pair[1]?.includes(value));
  if (share(mounts) === false || share(places) === true) return 'does-not-fit';
  return share(mounts) === null || share(places) === null ? 'unknown' : 'fits';
}

/** Tyre on rim: a table of widths warns; hookless rims need a tyre that is clearly wider than the rim. */
const rimWidth =
  (isHookless: boolean): Formula =>
  ({ rule, a, b }) => {
    const definition = interfaceOf('tyre-width');
    const found = providerOf('rim-width', 'tyre-width', { a, b });
    if (definition === undefined || found === null) return [];
    const { rim, tyre, rimPart, tyrePart } = found;
    if (
      isHookless &&
      !statementsOf(rimPart, 'rim-wall', 'provides').some(({ values }) => values?.includes('TSS'))
    )
      return [];
    const inside = rim.max ?? rim.min;
    const width = tyre.max ?? tyre.min;
    const range = inside === undefined ? null : tyreWidthRange(inside);
    const min = isHookless && inside !== undefined ? hooklessMinimum(inside) : range?.min;
    const max = isHookless ? Infinity : range?.max;
    const pairing = { provider: rimPart, needer: tyrePart, provided: rim, needed: tyre };
    const verdict: RuleVerdict =
      width === undefined || min === undefined || max === undefined
        ? 'unknown'
        : width >= min && width <= max
          ? 'fits'
          : 'does-not-fit';
    return [
      describedOutcome(rule, {
        definition,
        pairing,
        a,
        verdict,
        texts: { min: String(min ?? ''), max: String(max ?? '') },
      }),
    ];
  };

function providerOf(provides: string, other: string, { a, b }: Pick<JudgedParts, 'a' | 'b'>) {
  for (const [rimPart, tyrePart] of [
    [a, b],
    [b, a],
  ] as const) {
    const [rim] = statementsOf(rimPart, provides, 'provides');
    const [tyre] = statementsOf(tyrePart, other, 'provides');
    if (rim !== undefined && tyre !== undefined) return { rim, tyre, rimPart, tyrePart };
  }
  return null;
}

/** Spare room in millimetres below which a tyre may rub. */
const tightMm = 4;

/** Tyre in a frame or fork. A tyre grows by 0.4 mm for each millimetre of rim beyond 25. */
const clearance: Formula = ({ rule, a, b }) => {
  const definition = interfaceOf('clearance');
  const found = providerOf('clearance', 'tyre-width', { a, b });
  if (definition === undefined || found === null) return [];
  const { rim: room, tyre, rimPart: frame, tyrePart } = found;
  const rimInside = statementsOf(frame, 'rim-width', 'provides')[0]?.max ?? 25;
  const width = tyre.max ?? tyre.min;
  const needed = width === undefined ? undefined : width + 0.4 * Math.max(0, rimInside - 25);
  const verdict: RuleVerdict =
    needed === undefined || room.max === undefined
      ? 'unknown'
      : needed <= room.max + rounding
        ? 'fits'
        : 'does-not-fit';
  const spare = (room.max ?? 0) - (needed ?? 0);
  const pairing = { provider: frame, needer: tyrePart, provided: room, needed: tyre };
  const outcome = describedOutcome(rule, { definition, pairing, a, verdict });
  const isTight = verdict === 'fits' && spare < tightMm;
  return [
    isTight
      ? { ...outcome, limit: `Only ${spare.toFixed(0)} mm to spare: check the room for mud.` }
      : outcome,
  ];
};

/** Length of a valve that must stick out of the rim, in millimetres. */
const valveOutMm = 10;

const valveLength: Formula = ({ rule, a, b }) => {
  const definition = interfaceOf('valve-length');
  const found = providerOf('rim-depth', 'valve-length', { a, b });
  if (definition === undefined || found === null) return [];
  const { rim: depth, tyre: valve, rimPart, tyrePart: valvePart } = found;
  const least = depth.max === undefined ? undefined : depth.max + valveOutMm;
  const length = valve.min ?? valve.max;
  const verdict: RuleVerdict =
    least === undefined || length === undefined ? 'unknown' : length >= least ? 'fits' : 'does-not-fit';
  const pairing = { provider: valvePart, needer: rimPart, provided: valve, needed: depth };
  return [describedOutcome(rule, { definition, pairing, a, verdict, texts: { min: String(least ?? '') } })];
};

/** A thinner post fits with a shim; a thicker one never does. */
const seatpost: Formula = (judged) =>
  perPairing(judged, interfaceOf('seatpost'), ({ provided, needed }) => {
    const [tube, post] = [provided.max ?? provided.min, needed.max ?? needed.min];
    if (tube === undefined || post === undefined) return { verdict: 'unknown' };
    if (Math.abs(tube - post) < 0.05) return { verdict: 'fits' };
    if (post > tube) return { verdict: 'does-not-fit' };
    const adapter = {
      provides: String(tube),
      needs: String(post),
      part: `a shim from ${String(post)} to ${String(tube)} mm`,
    };
    return { verdict: 'with-adapter', adapter };
  });

/** Sentences about both parts that restrict every verdict: the lower of two maximum pressures. */
export function limitsOf(a: FitPart, b: FitPart): readonly string[] {
  const [one, other] = [a, b].map((part) => statementsOf(part, 'pressure', 'provides')[0]?.max);
  if (one === undefined || other === undefined) return [];
  const psi = Math.min(one, other);
  return [`Inflate to at most ${String(psi)} psi (${(psi * barPerPsi).toFixed(1)} bar).`];
}

const barPerPsi = 0.0689476;

/** Rules that compare more than one interface, by key. */
export const formulas: Readonly<Record<string, Formula>> = {
  freehub,
  speeds,
  'chain-family': chainFamily,
  capacity,
  'ring-place': ringPlace,
  'rim-width': rimWidth(false),
  'hookless-width': rimWidth(true),
  clearance,
  'valve-length': valveLength,
  seatpost,
  'spoke-length': spokeLength,
};
