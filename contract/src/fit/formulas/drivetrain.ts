import { compareChoices } from '../compare.ts';
import { interfaceOf, valueText } from '../interfaces.ts';
import { numberIn, statementsOf } from '../statements.ts';
import type { Comparison, Formula, FitPart, JudgedParts, Pairing, PartInterface } from '../types.ts';
import { bestPairing } from './best-pairing.ts';

/** Compares a cassette with a hub. Another freehub body for the same hub counts as an adapter. */
export const freehub: Formula = (judged) =>
  bestPairing(judged, (pairing) => {
    const compared = compareChoices(judged.rule, pairing);
    return compared.verdict === 'does-not-fit' ? withOtherBody(pairing) : compared;
  });

function withOtherBody({ provider, provided, needed }: Pairing): Comparison {
  const options = statementsOf(provider, 'freehub-option', 'provides');
  if (options.some(({ values }) => values === undefined)) return { verdict: 'unknown' };
  const bodies = options.flatMap(({ values = [] }) => values);
  const needs = bodies.find((value) => needed.values?.includes(value));
  const definition = interfaceOf('freehub');
  if (needs === undefined || definition === undefined) return { verdict: 'does-not-fit' };
  const part = `the ${valueText(definition, needs)} freehub body that is made for ${provider.name}`;
  return { verdict: 'with-adapter', adapter: { provides: provided.values?.[0] ?? '', needs, part } };
}

/** Compares speeds. A chain for more speeds than the cassette fits with a limit. */
export const speeds: Formula = (judged) => {
  if (arePulleysElsewhere(judged)) return null;
  return bestPairing(judged, (pairing) => {
    const compared = compareChoices(judged.rule, pairing);
    if (compared.verdict !== 'does-not-fit' || !isNarrowerChain(pairing)) return compared;
    const chain = pairing.provided.place === 'chain' ? pairing.provider : pairing.needer;
    return {
      verdict: 'fits',
      limit: `${chain.name} is made for more speeds than the cassette. It usually works, but its maker does not guarantee it.`,
    };
  });
};

/** True if one part is a pair of derailleur pulleys and the other one never touches them. */
function arePulleysElsewhere({ a, b }: JudgedParts): boolean {
  const places = [a, b].flatMap((part) => statementsOf(part, 'speeds').map(({ place }) => place));
  return places.includes('pulleys') && ['ring', 'cassette', 'shifter'].some((each) => places.includes(each));
}

/** Number of speeds from which each has its own chain width. */
const firstNarrowSpeeds = 9;

function isNarrowerChain({ provided, needed }: Pairing): boolean {
  const chain = [provided, needed].find(({ place }) => place === 'chain');
  const cassette = [provided, needed].find(({ place }) => place === 'cassette');
  if (chain?.values === undefined || cassette?.values === undefined) return false;
  const cassetteSpeeds = Math.max(...cassette.values.map(Number));
  return cassetteSpeeds >= firstNarrowSpeeds && Math.min(...chain.values.map(Number)) > cassetteSpeeds;
}

/** Chains with larger rollers, which need teeth of their own. */
const largeRollers = ['Flattop', 'T-Type'];

/** Compares chain families. Different families fit with a limit, except chains with large rollers on other teeth. */
export const chainFamily: Formula = (judged) =>
  bestPairing(judged, (pairing) => {
    const compared = compareChoices(judged.rule, pairing);
    const { provided, provider, needer } = pairing;
    const isLarge = provided.values?.every((value) => largeRollers.includes(value)) ?? false;
    if (compared.verdict !== 'does-not-fit' || isLarge) return compared;
    return {
      verdict: 'fits',
      limit: `${needer.name} is made for another family of chains than ${provider.name}. They usually work together, but the maker does not guarantee it.`,
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
        ? 'Choose a single chainring.'
        : `Choose chainrings that differ by at most ${String(spare)} teeth.`;
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

function compareRings(rings: Pairing): Comparison & { readonly message?: string } {
  const { provider, needer, provided, needed } = rings;
  if (shareMount(provider, needer) === false)
    return {
      verdict: 'does-not-fit',
      message: `${provider.name} and ${needer.name} have different mounts and cannot share a crank. Choose one of them.`,
    };
  if (takeSamePlace(provided, needed)) return { verdict: 'does-not-fit' };
  const isKnown =
    shareMount(provider, needer) === true && provided.values !== undefined && needed.values !== undefined;
  return isKnown
    ? { verdict: 'fits', message: `${provider.name} and ${needer.name} go on one crank, side by side.` }
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
