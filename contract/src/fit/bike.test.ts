import { describe, expect, it } from 'vitest';
import { bikeQuestions, completedAnswers, judgeOnBike, type BikeInterfaces, type FitPart } from './index.ts';

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
  expect(judgeOnBike(bySize('160'), { bike })).toMatchObject({
    verdict: 'fits',
    limits: ['At the rear wheel only.'],
  });
  expect(judgeOnBike(bySize('160'), { bike }).end).toBe('rear');
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

it('keeps sizes with similar names apart', () => {
  const verdictOf = (part: Omit<FitPart, 'id' | 'name'>, interfaces: BikeInterfaces) =>
    judgeOnBike({ id: 'part', name: 'Part', ...part }, { bike: { interfaces } }).verdict;
  const stem = { key: 'steerer', side: 'needs', values: ['28.6'], place: 'stem' } as const;
  const tyre = { key: 'bead-seat', side: 'needs', values: ['559'] } as const;
  const ring = { key: 'ring-mount', side: 'needs', values: ['110x4'] } as const;
  expect(verdictOf({ kind: 'stem', interfaces: [stem] }, { steerer: '25.4-quill' })).toBe('does-not-fit');
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
  const verdictOf = (freehub: string | null) =>
    judgeOnBike(body, { bike: { interfaces: { freehub } } }).verdict;
  expect(['MS', null, 'HG-L'].map(verdictOf)).toEqual(['unknown', 'unknown', 'does-not-fit']);
});

describe('completedAnswers', () => {
  it('adds implied answers, and keeps stated ones', () => {
    expect(completedAnswers({ 'bar-shape': 'drop', 'lever-clamp': '22.2' })['lever-clamp']).toBe('22.2');
    expect(completedAnswers({ 'bar-shape': 'drop', 'lever-clamp': null })['lever-clamp']).toBe('23.8');
    expect(completedAnswers({ fluid: 'DOT' })).toEqual({ fluid: 'DOT', actuation: 'hydraulic' });
    expect(completedAnswers({})).toEqual({});
  });
});

it('has nine different questions', () => {
  expect(new Set(bikeQuestions).size).toBe(9);
});
