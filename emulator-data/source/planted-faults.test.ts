import { expect, test } from 'vitest';
import { lintPart, type LintedPart } from '../../contract/src/fit/lint.ts';
import { readInterfaces } from '../../contract/src/fit/propose.ts';
import { interfaceOf, partKindKeys, type PartInterface } from '../../contract/src/fit/index.ts';
import { seededCatalogue } from '../../scripts/lib/linted-catalogue.ts';

const { parts } = seededCatalogue();

/** Returns numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Pick = <Item>(items: readonly Item[]) => Item | undefined;
/** Returns a faulty copy, or null if the fault is not possible. */
type Fault<Of> = (correct: Of, pick: Pick) => Of | null;

const interfaceFaults: readonly Fault<PartInterface>[] = [
  (each) => ({ ...each, side: each.side === 'needs' ? 'provides' : 'needs' }),
  ({ values: _, min: _min, max, ...each }) => (_ === undefined && max === undefined ? null : each),
  (each) => (each.values === undefined ? null : { ...each, values: ['purple'] }),
  (each) => (each.max === undefined ? null : { ...each, min: each.max + 1 }),
  otherValue,
  otherValue,
  otherNumber,
  otherNumber,
];

function otherValue(each: PartInterface, pick: Pick): PartInterface | null {
  const known = Object.keys(interfaceOf(each.key)?.values ?? {});
  const other = pick(known.filter((value) => each.values?.includes(value) !== true));
  const replaced = pick(each.values ?? []);
  if (other === undefined || replaced === undefined) return null;
  return { ...each, values: (each.values ?? []).map((value) => (value === replaced ? other : value)) };
}

function otherNumber(each: PartInterface, pick: Pick): PartInterface | null {
  const factor = pick([0.8, 0.9, 1.1, 1.25]) ?? 1;
  const changed = (bound: number | undefined) =>
    bound === undefined ? undefined : Math.round(bound * factor * 100) / 100;
  return each.max === undefined ? null : { ...each, min: changed(each.min), max: changed(each.max) };
}

const specFault: Fault<string> = (value, pick) => {
  const found = pick([...value.matchAll(/\d+(?:\.\d+)?/gu)]);
  if (found === undefined) return null;
  const [number] = found;
  const decimals = number.split('.')[1]?.length ?? 0;
  const changed = (Number(number) + (pick([1, 2, 5, 10]) ?? 1)).toFixed(decimals);
  return value.slice(0, found.index) + changed + value.slice(found.index + number.length);
};

const faults: readonly Fault<LintedPart>[] = [
  (part, pick) => {
    const removed = pick(part.interfaces);
    return { ...part, interfaces: part.interfaces.filter((each) => each !== removed) };
  },
  (part, pick) => {
    const correct = pick(part.interfaces);
    const faulty = correct === undefined ? null : (pick(interfaceFaults)?.(correct, pick) ?? null);
    if (faulty === null) return null;
    return { ...part, interfaces: part.interfaces.map((each) => (each === correct ? faulty : each)) };
  },
  (part, pick) => {
    // Specs about finishes or packaging state no interface.
    const texts = new Set(readInterfaces(part).map(({ from }) => from));
    const correct = pick(part.specs.filter(({ name, value }) => texts.has(`${name}: ${value}`)));
    const value = correct === undefined ? null : specFault(correct.value, pick);
    if (correct === undefined || value === null) return null;
    return { ...part, specs: part.specs.map((each) => (each === correct ? { ...each, value } : each)) };
  },
  gravelRimForRimBrakes,
  otherKind,
];

/** States a brake track for a rim without one. */
function gravelRimForRimBrakes(part: LintedPart): LintedPart | null {
  const isGravel = part.interfaces.some(({ key, side, values }) =>
    key === 'rim-wall'
      ? side === 'provides' && values?.includes('TSS')
      : key === 'rotor-hub' && values?.includes('none') !== true,
  );
  if (!isGravel || part.interfaces.every(({ key }) => key !== 'rim-width')) return null;
  const others = part.interfaces.filter(({ key }) => key !== 'brake-surface');
  return { ...part, interfaces: [...others, { key: 'brake-surface', side: 'provides', values: ['rim'] }] };
}

function otherKind(part: LintedPart, pick: Pick): LintedPart | null {
  const kind = pick(partKindKeys.filter((each) => each !== part.kind));
  return kind === undefined ? null : { ...part, kind };
}

/** Plants one fault into a random part; retries until a fault is possible. */
function plant(pick: Pick): LintedPart {
  for (;;) {
    const part = pick(parts.filter(({ interfaces }) => interfaces.length > 0));
    const [removal, ...others] = faults;
    const fault = pick([removal, ...others, ...others]);
    const faulty = part === undefined ? null : (fault?.(part, pick) ?? null);
    if (faulty !== null) return faulty;
  }
}

const isFound = (faulty: LintedPart) =>
  lintPart(
    faulty,
    parts.map((part) => (part.id === faulty.id ? faulty : part)),
  ).length > 0;

const faultsPerSeed = 20;

function foundWith(seed: number): number {
  const random = randomNumbers(seed);
  const pick: Pick = (items) => items[Math.floor(random() * items.length)];
  return Array.from({ length: faultsPerSeed }, () => plant(pick)).filter(isFound).length;
}

test('finds at least 19 of 20 faults planted into the seeded shop, in the median of 40 seeds', () => {
  const found = Array.from({ length: 40 }, (_, index) => foundWith(index + 1)).sort(
    (one, other) => one - other,
  );
  console.log(`Planted faults found, of ${String(faultsPerSeed)}: ${found.join(' ')}`);
  expect(found[19]).toBeGreaterThanOrEqual(19);
  expect(found[0]).toBeGreaterThanOrEqual(16);
});

test('finds every gravel rim that states a brake surface for rim brakes', () => {
  const faulty = parts.flatMap((part) => gravelRimForRimBrakes(part) ?? []);
  expect(faulty.length).toBeGreaterThanOrEqual(3);
  expect(faulty.filter((part) => !isFound(part)).map(({ name }) => name)).toEqual([]);
});
