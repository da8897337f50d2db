import { adaptersIn } from '../adapters.ts';
import { bikeId } from '../bike-id.ts';
import { atMostVerdict, compareChoices, withinVerdict, type Range } from '../compare.ts';
import { numberIn, statementsOf } from '../statements.ts';
import type { Comparison, FitPart, Formula, JudgedParts, Pairing, PartInterface } from '../types.ts';
import { bestPairing, type Compared } from './best-pairing.ts';

/** Axles of motors, which take no other crank. */
const motorSpindle = 'ISIS';

/** Compares a crank axle with its bearings. A new crank may come with other bearings, if the frame is known. */
export const spindle: Formula = (judged) =>
  bestPairing(judged, (pairing) => {
    const compared = compareChoices(judged.rule, pairing);
    const { provider: crank, provided, needer, needed } = pairing;
    const isKnown = provided.values !== undefined && needed.values?.includes(motorSpindle) === false;
    const isRefused = compared.verdict === 'does-not-fit' || compared.verdict === 'unknown';
    const isChange = isKnown && isRefused && needer.id === bikeId && crank.kind === 'crankset';
    return isChange ? withOtherBearings(judged, pairing) : compared;
  });

const unknownShell: PartInterface = { key: 'shell', side: 'provides' };

function withOtherBearings({ catalogue }: JudgedParts, { provider, provided, needer }: Pairing): Compared {
  const [frame = unknownShell] = statementsOf(needer, 'shell', 'provides');
  const shell = frame.values?.[0];
  if (shell === undefined) {
    const pairing = { provider: needer, provided: frame, needer: provider, needed: provided };
    return {
      verdict: 'unknown',
      pairing,
      message: otherBearings('Tell us which opening your frame has there.'),
    };
  }
  const adapters = (provided.values ?? []).map((needs) => ({
    ...{ key: 'shell', provides: shell, needs },
    part: 'other bearings for it (a bottom bracket)',
  }));
  const adapter = adapters.find((each) => adaptersIn(catalogue)(each).length > 0);
  if (adapter === undefined) return { verdict: 'unknown', message: otherBearings('Ask us for some.') };
  return {
    ...{ verdict: 'with-adapter', adapter },
    message: `{part} [goes|go] on your bike, but you also need ${adapter.part}. Its axle is {its}; your bearings are for {bike} axles.`,
  };
}

const otherBearings = (next: string) =>
  `{part} [needs|need] other bearings in the frame than yours, for {its} axles. ${next}`;

/** Places on the drivetrain that touch each other. */
const touching: Readonly<Record<string, readonly string[]>> = {
  chain: ['ring', 'cassette', 'derailleur', 'pulleys'],
  ring: ['chain', 'cassette', 'derailleur'],
  cassette: ['chain', 'ring', 'derailleur', 'shifter'],
  derailleur: ['chain', 'ring', 'cassette', 'pulleys', 'shifter'],
  shifter: ['cassette', 'derailleur'],
  pulleys: ['chain', 'derailleur'],
};

/** Compares speeds of parts that touch. Chains for more speeds, and chainrings for one more or less, fit with a limit. */
export const speeds: Formula = (judged) =>
  bestPairing(judged, (pairing) => {
    const { provided, needed } = pairing;
    const isTouching =
      provided.place === undefined ||
      needed.place === undefined ||
      touching[provided.place]?.includes(needed.place);
    if (isTouching === false) return null;
    const compared = compareChoices(judged.rule, pairing);
    return compared.verdict === 'does-not-fit' ? otherSpeeds(pairing) : compared;
  });

/** Number of speeds from which chains have the same width inside. */
const firstNarrowSpeeds = 9;

function otherSpeeds({ provided, needed }: Pairing): Comparison {
  const [one, other] = [countsIn(provided), countsIn(needed)];
  const places = [provided.place, needed.place];
  const [ring, rest] = provided.place === 'ring' ? [one, other] : [other, one];
  if (places.includes('ring') && Math.min(...ring) > 1 && Math.max(...rest) === 1) return singleSpeed;
  const isSingle = Math.max(...one) === 1 || Math.max(...other) === 1;
  if (isSingle || !(places.includes('chain') || places.includes('ring'))) return { verdict: 'does-not-fit' };
  if (places.includes('ring')) return ringSpeeds(one, other);
  const [chain, teeth] = provided.place === 'chain' ? [one, other] : [other, one];
  const most = Math.max(...teeth);
  if (Math.min(...chain) < most) return { verdict: 'does-not-fit' };
  if (most < firstNarrowSpeeds) return { verdict: 'unknown' };
  return {
    verdict: 'fits',
    limit: 'The chain is made for more speeds than the gears. It runs, but the matching chain shifts better.',
  };
}

/** A wide chain runs on narrow teeth, never the other way round (Single Speed Components, Sheldon Brown). */
const singleSpeed: Comparison = {
  verdict: 'fits',
  limit:
    'The teeth are narrower than those of single-speed chainrings. Wide single-speed chains run on them too.',
};

const countsIn = ({ values = [] }: PartInterface): readonly number[] => values.map(Number);

/** Chainrings forgive a difference of one speed (BikeGremlin). */
function ringSpeeds(one: readonly number[], other: readonly number[]): Comparison {
  const differences = one.flatMap((speed) => other.map((each) => Math.abs(each - speed)));
  const isClose = Math.min(...differences) <= 1 && Math.min(...one, ...other) >= firstNarrowSpeeds;
  if (!isClose) return { verdict: 'unknown' };
  return {
    verdict: 'fits',
    limit: 'The chainring is made for one speed more or less than the gears. That usually works.',
  };
}

/** Largest number of teeth that a derailleur can take up: the longest cages of the makers. */
const largestCapacity = 47;
/** Smallest usual difference between two chainrings, in teeth. */
const usualRingDifference = 12;
/** Largest usual chainring with such a derailleur, in teeth. */
const largestOneByRing = 40;
/** Largest sprocket from which a derailleur is made for one chainring. */
const oneByTeeth = 46;

/**
 * Compares a chainring with a cassette or a derailleur. They do not touch, but the derailleur must take up the chain of
 * both chainrings.
 */
export const ringRange: Formula = ({ rule, a, b }) => {
  const [ring, gears] = statementsOf(a, 'ring-teeth', 'provides').length > 0 ? [a, b] : [b, a];
  const [teeth] = statementsOf(ring, 'ring-teeth', 'provides');
  const [spread] = statementsOf(gears, 'capacity');
  if (teeth === undefined || spread === undefined) return null;
  const pairing: Pairing = { provider: ring, needer: gears, provided: teeth, needed: spread };
  const isSingle = statementsOf(ring, 'ring-place', 'needs').every(
    ({ values }) => values?.includes('single') === true,
  );
  const largest = numberIn(statementsOf(gears, 'largest-sprocket')[0]) ?? 0;
  if (!isSingle && (spread.max ?? Infinity) + usualRingDifference > largestCapacity) {
    const message =
      '{provider} [is|are] used with a second one. {needer} [works|work] with one alone, so shifting may fail. Ask us first.';
    return { rule, pairing, verdict: 'unknown', message };
  }
  if (largest < oneByTeeth) return null;
  if (spread.side === 'needs') {
    if (atMostVerdict(teeth, { max: largestOneByRing }) === 'fits') return null;
    return { rule, pairing, verdict: 'unknown', message: smallRingText(teeth) };
  }
  const [limit] = statementsOf(gears, 'ring-teeth', 'needs');
  const verdict = atMostVerdict(teeth, limit ?? {});
  if (verdict === 'fits') return null;
  return { rule, pairing, verdict: 'unknown', message: smallRingText(teeth, limit) };
};

function smallRingText({ max: teeth }: Range, limit?: Range): string {
  const tested = limit?.max === undefined ? '' : `, of up to ${String(limit.max)} teeth`;
  const has =
    teeth === undefined
      ? 'We have not stated the teeth of {provider}.'
      : `{provider} [has|have] ${String(teeth)} teeth.`;
  return `{needer} [is|are] made for one small chainring${tested}. ${has} It may shift badly; ask us first.`;
}

/** Teeth beyond the maker's limit that often work, and sometimes bend the hanger: reports differ. More never count. */
const doubtfulTeeth = 2;

/** Compares a cassette with a derailleur, or with the answer for a bike, which is a maximum. */
export const largestSprocket: Formula = (judged) =>
  bestPairing(judged, ({ provider, provided, needed }) => {
    const verdict = withinVerdict(provided, needed);
    const most = provided.max;
    const isClose = most !== undefined && (needed.max ?? Infinity) <= most + doubtfulTeeth;
    if (verdict !== 'does-not-fit' || provider.id !== bikeId || !isClose) return { verdict };
    const message =
      'Your derailleur takes {bike}; the largest sprocket of {part} has {its}. That may work, but the maker does not promise it. Ask us.';
    return { verdict: 'unknown', message };
  });

/** Chains with larger rollers, which need teeth of their own. */
const largeRollers = ['Flattop', 'T-Type'];

/** Compares chain families. Different families fit with a limit, except chains with large rollers on other teeth. */
export const chainFamily: Formula = (judged) =>
  bestPairing(judged, (pairing) => {
    const compared = compareChoices(judged.rule, pairing);
    const { provided } = pairing;
    const isLarge = provided.values?.every((value) => largeRollers.includes(value)) ?? false;
    if (compared.verdict !== 'does-not-fit' || isLarge) return compared;
    return {
      verdict: 'fits',
      limit: 'The teeth are made for another family of chains. They usually work together.',
    };
  });

/** Smallest difference between two chainrings, in teeth. */
const minRingDifference = 10;

/** Compares capacities. The remaining capacity limits the chainrings. */
export const capacity: Formula = (judged) =>
  bestPairing(judged, ({ provided, needed }) => {
    const [total, span] = [numberIn(provided), numberIn(needed)];
    if (total === undefined || span === undefined) return { verdict: 'unknown' };
    const spare = total - span;
    if (spare < 0) return { verdict: 'does-not-fit' };
    const limit =
      spare < minRingDifference
        ? 'With this cassette, the derailleur only works with a single chainring at the pedals.'
        : `With this cassette, choose chainrings at the pedals that differ by at most ${String(spare)} teeth.`;
    return { verdict: 'fits', limit };
  });

/** Compares chainrings. A crank takes one ring per place, and all its rings share one mount. */
export const ringPlace: Formula = (judged) => {
  const { rule, a, b } = judged;
  const [provided] = statementsOf(a, 'ring-place', 'needs');
  const [needed] = statementsOf(b, 'ring-place', 'needs');
  if (provided === undefined || needed === undefined)
    return bestPairing(judged, (pairing) => compareChoices(rule, pairing));
  const pairing = { provider: a, needer: b, provided, needed };
  return { rule, pairing, ...compareRings(pairing) };
};

function compareRings(rings: Pairing): Compared {
  const { provider, needer, provided, needed } = rings;
  if (shareMount(provider, needer) === false)
    return {
      verdict: 'does-not-fit',
      message:
        '{provider} and {needer} are bolted on in different ways, so they cannot share a crank. Choose one of them.',
    };
  if (takeSamePlace(provided, needed))
    return {
      verdict: 'does-not-fit',
      message: '{needer} and {provider} take the same place on the crank. Choose one of them.',
    };
  const isKnown =
    shareMount(provider, needer) === true && provided.values !== undefined && needed.values !== undefined;
  return isKnown
    ? { verdict: 'fits', message: '{provider} and {needer} go on one crank, side by side.' }
    : { verdict: 'unknown' };
}

/** True if two rings exclude each other. A single ring excludes any other ring. */
function takeSamePlace({ values: one }: PartInterface, { values: other }: PartInterface): boolean {
  if (one === undefined || other === undefined) return false;
  const places = new Set([...one, ...other]);
  return places.size === 1 || [one, other].some((values) => values.every((value) => value === 'single'));
}

/** Returns null if the mount of a ring is unknown. */
function shareMount(one: FitPart, other: FitPart): boolean | null {
  const [mount] = statementsOf(one, 'ring-mount', 'needs');
  const [otherMount] = statementsOf(other, 'ring-mount', 'needs');
  if (mount?.values === undefined || otherMount?.values === undefined) return null;
  return mount.values.some((value) => otherMount.values?.includes(value));
}

/** Compares cable pulls. Electronic gears have none. */
export const pullGroup: Formula = (judged) => {
  const isElectronic = [judged.a, judged.b].some((part) =>
    statementsOf(part, 'protocol').some(({ values }) => values?.includes('cable') === false),
  );
  return isElectronic ? null : bestPairing(judged, (pairing) => compareChoices(judged.rule, pairing));
};
