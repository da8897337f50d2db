import { describe, expect, it } from 'vitest';
import {
  bikeQuestions,
  completedAnswers,
  judgeOnBike,
  type BikeInterfaces,
  type FitPart,
  type PartKindKey,
} from './index.ts';
import { part } from './test-support/statements.ts';

const rotor: FitPart = {
  id: 'rotor',
  name: 'Rotor',
  interfaces: [
    { key: 'rotor-hub', side: 'needs', values: ['centre-lock'] },
    { key: 'rotor-size', side: 'needs', values: ['160'] },
  ],
};

const verdictFor = (interfaces: Readonly<Record<string, string | number | null>>) =>
  judgeOnBike(rotor, { bike: { interfaces } }).verdict;

describe('judgeOnBike', () => {
  it('judges a part by the stated answers, and leaves the rest unknown', () => {
    expect(verdictFor({ 'rotor-hub': 'centre-lock', 'rotor-size': '160' })).toBe('fits');
    expect(verdictFor({ 'rotor-hub': 'centre-lock' })).toBe('unknown');
    expect(verdictFor({ 'rotor-hub': 'six-bolt' })).toBe('does-not-fit');
  });

  it('treats an answer that the table no longer allows as not sure', () => {
    expect(verdictFor({ 'rotor-hub': 'seven-bolt', 'rotor-size': '160', foo: 'bar' })).toBe('unknown');
  });

  it('concludes that a bike with rim brakes takes no rotor', () => {
    expect(verdictFor({ 'brake-surface': 'rim' })).toBe('does-not-fit');
    expect(verdictFor({ 'rotor-size': 'none' })).toBe('does-not-fit');
  });
});

it('takes a part that fits one end, and says which', () => {
  const bike = {
    interfaces: { 'rotor-hub': 'six-bolt', 'rotor-size': '180', 'axle-length': 125 },
    rear: { 'rotor-size': '160' },
  };
  const bySize = (size: string): FitPart => ({
    id: 'rotor',
    name: 'Rotor',
    interfaces: [{ key: 'rotor-size', side: 'needs', values: [size] }],
  });
  expect(judgeOnBike(bySize('160'), { bike })).toMatchObject({ verdict: 'fits', limits: [], end: 'rear' });
  expect(judgeOnBike(bySize('140'), { bike })).toMatchObject({
    verdict: 'does-not-fit',
    rules: [
      {
        message: 'This part is 140 mm across. Your bike takes 180 mm at the front and 160 mm at the rear.',
        values: { a: '180 mm at the front and 160 mm at the rear', b: '140 mm' },
      },
    ],
  });
  const rearAxle: FitPart = {
    ...{ id: 'axle', name: 'Axle', kind: 'thru-axle' },
    interfaces: [
      { key: 'axle-rear', side: 'needs', values: ['12x142'], place: 'axle' },
      { key: 'axle-length', side: 'needs', min: 168, max: 168 },
    ],
  };
  const { rules } = judgeOnBike(rearAxle, { bike });
  expect(rules.find(({ key }) => key === 'axle-length')?.verdict).toBe('unknown');
});

describe('the two ends of a bike', () => {
  const on = (one: Pick<FitPart, 'kind' | 'interfaces'>, interfaces: BikeInterfaces, rear?: BikeInterfaces) =>
    judgeOnBike({ id: 'part', name: 'Part', ...one }, { bike: { interfaces, rear } });
  const wheel = part('wheel', 'provides brake-surface disc', 'provides bead-seat 622');
  const needing = (...stated: readonly (readonly [key: string, value: string])[]) =>
    stated.map(([key, value]) => ({ key, side: 'needs' as const, values: [value] }));

  it('have brakes of their own, whatever the bike states for both', () => {
    const [disc, none] = [{ 'rotor-size': '160' }, { 'rotor-size': 'none' }];
    const surfaceOn = (answers: BikeInterfaces, rear?: BikeInterfaces) => {
      const { rules, end } = on(wheel, { 'bead-seat': '622', ...answers }, rear);
      return [rules.find(({ key }) => key === 'brake-surface')?.verdict, end];
    };
    expect(surfaceOn({ 'brake-surface': 'disc', ...disc }, none)).toEqual(['fits', 'front']);
    expect(surfaceOn({ 'brake-surface': 'rim' }, disc)).toEqual(['fits', 'rear']);
    expect(surfaceOn({ 'brake-surface': 'disc', ...none })).toEqual(['unknown', undefined]);
  });

  it('have flat mounts of their own', () => {
    const caliper = { interfaces: needing(['caliper-mount', 'flat']) };
    expect(on(caliper, { 'caliper-mount': 'flat' })).toMatchObject({
      ...{ verdict: 'fits', end: 'rear' },
      limits: ['At the front wheel, it also needs an adapter.'],
    });
    const atFront = on(caliper, { 'caliper-mount': 'flat' }, { 'caliper-mount': 'post-74' });
    expect(atFront).toMatchObject({ verdict: 'with-adapter', end: 'front' });
  });

  it('have one thread at the rear with a UDH hanger, which says nothing about the front', () => {
    const threadOf = (axle: string, answers: BikeInterfaces) =>
      on(
        { kind: 'thru-axle', interfaces: needing([axle, axle], ['axle-thread', 'M12x1.5']) },
        { 'rd-mount': 'UDH', ...answers },
      ).rules.find(({ key }) => key === 'axle-thread')?.verdict;
    expect(threadOf('axle-rear', { 'axle-thread': 'M12x1.5' })).toBe('does-not-fit');
    expect(threadOf('axle-front', {})).toBe('unknown');
    expect(threadOf('axle-front', { 'axle-thread': 'M12x1.5' })).toBe('fits');
  });

  it('both tell their limits and adapters', () => {
    const disc = { interfaces: needing(['rotor-size', '203']) };
    const { rules, otherAdapters, limits } = on(
      disc,
      { 'rotor-size': '180', 'caliper-mount': 'post-74' },
      { 'rotor-size': '200' },
    );
    expect(rules[0]?.message).toMatch(/^At the front wheel: .*203 mm.* At the rear wheel: .*washers/u);
    expect(otherAdapters).toHaveLength(2);
    expect(limits[0]).toMatch(/^At the front wheel: Stay within/u);
  });

  it('both tell a rule that applies at one of them alone', () => {
    const rim = part('rim', 'provides bead-seat 622', 'provides rim-width =25', 'provides rim-wall TC');
    const { verdict, rules } = on(rim, { 'bead-seat': '559', clearance: 45 }, { clearance: 18 });
    expect(verdict).toBe('does-not-fit');
    expect(rules.find(({ key }) => key === 'tyre-room')?.message).toMatch(/^At the rear wheel: /u);
  });
});

it('keeps sizes with similar names apart', () => {
  const verdictOf = (part: Omit<FitPart, 'id' | 'name'>, interfaces: BikeInterfaces) =>
    judgeOnBike({ id: 'part', name: 'Part', ...part }, { bike: { interfaces } }).verdict;
  const stem = { key: 'steerer', side: 'needs', values: ['28.6'], place: 'stem' } as const;
  const tyre = { key: 'bead-seat', side: 'needs', values: ['559'] } as const;
  const ring = { key: 'ring-mount', side: 'needs', values: ['110x4'] } as const;
  expect(verdictOf({ interfaces: [stem] }, { steerer: '25.4-quill' })).toBe('with-adapter');
  expect(verdictOf({ kind: 'tyre', interfaces: [tyre] }, { 'bead-seat': '590' })).toBe('does-not-fit');
  expect(verdictOf({ kind: 'chainring', interfaces: [ring] }, { 'ring-mount': '110x4-uneven' })).toBe(
    'does-not-fit',
  );
});

it('never says that a freehub body fits a hub that is not known, though the cassette would', () => {
  const body: FitPart = {
    ...{ id: 'body', name: 'Freehub Body', kind: 'freehub-body' },
    interfaces: [
      { key: 'freehub-mount', side: 'needs', values: ['pedalworks-54'] },
      { key: 'freehub', side: 'provides', values: ['MS'] },
    ],
  };
  const verdictOf = (freehub: string | null, hub: string | null = null) =>
    judgeOnBike(body, { bike: { interfaces: { freehub, 'freehub-mount': hub } } }).verdict;
  expect(['MS', null, 'HG-L', 'freewheel'].map((freehub) => verdictOf(freehub))).toEqual([
    ...['unknown', 'unknown', 'unknown', 'does-not-fit'],
  ]);
  expect(['pedalworks-54', 'other'].map((hub) => verdictOf('HG-L', hub))).toEqual([
    ...['with-adapter', 'does-not-fit'],
  ]);
});

it('completedAnswers adds implied answers, and keeps stated ones', () => {
  expect(completedAnswers({ 'bar-shape': 'drop', 'lever-clamp': '22.2' })['lever-clamp']).toBe('22.2');
  expect(completedAnswers({ 'bar-shape': 'drop', 'lever-clamp': null })['lever-clamp']).toBe('23.8');
  expect(completedAnswers({ fluid: 'DOT' })).toEqual({ fluid: 'DOT', actuation: 'hydraulic' });
  expect(completedAnswers({})).toEqual({});
});

it('has nine different questions', () => {
  expect(new Set(bikeQuestions).size).toBe(9);
});

describe('parts on a bike', () => {
  const known = (kind: PartKindKey, ...statements: readonly string[]): FitPart => ({
    ...part(`some ${kind}`, ...statements),
    kind,
  });
  const onBike = (one: FitPart, interfaces: BikeInterfaces, catalogue: readonly FitPart[] = []) =>
    judgeOnBike(one, { bike: { interfaces }, catalogue });

  it('ask for the thickness of discs of unusual thickness only', () => {
    const rotor = (mm: number) =>
      part('rotor', 'needs rotor-size 180', `needs rotor-thickness =${String(mm)}`);
    const on = (mm: number, thickest?: number) =>
      onBike(rotor(mm), { 'rotor-size': '180', 'rotor-thickness': thickest ?? null });
    expect([on(1.8), on(2), on(2, 1.8), on(2, 2)].map((each) => each.verdict)).toEqual([
      'fits',
      'unknown',
      'does-not-fit',
      'fits',
    ]);
    expect(on(2).rules[0]?.missing).toEqual({ key: 'rotor-thickness', side: 'provides' });
    expect(on(1.8, 2.3).limits).toEqual([expect.stringContaining('discs of up to 2.3 mm')]);
    const magura = { 'rotor-size': '180', 'brake-family': 'magura' };
    expect([1.8, 2].map((mm) => onBike(rotor(mm), magura).verdict)).toEqual(['does-not-fit', 'fits']);
  });

  it('include a crank with other bearings, if the frame is known and the shop sells them', () => {
    const crank = known('crankset', 'provides spindle 24');
    const bearings = part('bearings', 'needs shell BSA-68', 'needs spindle 24');
    const on = (interfaces: BikeInterfaces) =>
      onBike(crank, interfaces, [bearings]).rules.find(({ key }) => key === 'spindle');
    const spindle = 'square';
    expect(on({ spindle, shell: 'BSA-68' })?.verdict).toBe('with-adapter');
    expect(on({ spindle, shell: 'BB86' })?.verdict).toBe('unknown');
    expect(on({ spindle })?.missing).toEqual({ key: 'shell', side: 'provides' });
    expect(on({ spindle: 'ISIS' })?.verdict).toBe('does-not-fit');
  });

  it('never exceed the limit of the derailleur by more than two teeth', () => {
    const cassette = (teeth: number) => part('cassette', `needs largest-sprocket =${String(teeth)}`);
    const on = (teeth: number) => onBike(cassette(teeth), { 'largest-sprocket': 25 }).rules[0];
    expect([25, 27, 28].map((teeth) => on(teeth)?.verdict)).toEqual(['fits', 'unknown', 'does-not-fit']);
    expect(on(28)?.message).toMatch(/^Your derailleur takes up to 25 teeth\. .* has 28 teeth\./u);
  });

  it('bolt a flat-mount brake onto posts only if it takes a disc that is 20 mm larger', () => {
    const brake = part('brake', 'needs caliper-mount flat', 'provides rotor-size 140 160');
    const on = (size: string | null) =>
      onBike(brake, { 'caliper-mount': 'post-74', 'rotor-size': size }).rules.find(
        ({ key }) => key === 'caliper-mount',
      );
    expect(['140', '160', null].map((size) => on(size)?.verdict)).toEqual([
      'unknown',
      'does-not-fit',
      'unknown',
    ]);
    expect(on('160')?.message).toContain('20 mm larger');
  });

  it('for rim brakes never ask for a disc', () => {
    const wheel = known('front-wheel', 'provides rotor-hub none', 'provides brake-surface rim');
    const keys = onBike(wheel, {}).rules.map(({ key }) => key);
    expect(keys).toContain('brake-surface');
    expect(keys).not.toContain('rotor-hub');
  });
});
