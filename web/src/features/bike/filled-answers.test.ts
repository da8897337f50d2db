import { expect, it } from 'vitest';
import { filledAnswers, withoutFilling } from './filled-answers.ts';

const rearHub = { end: 'rear', answers: { freehub: 'HG-L', 'rotor-hub': 'centre-lock' } } as const;
const frontHub = { end: 'front', answers: { 'axle-front': '12x100', 'rotor-hub': 'centre-lock' } } as const;
const derailleur = { end: undefined, answers: { speeds: '11', 'largest-sprocket': 34 } } as const;
const nothing = { answers: {}, rear: {} };

it('fills in open answers, and reports those that it replaces', () => {
  const filling = filledAnswers(derailleur, { answers: { speeds: '10', pedal: '9/16' }, rear: {} });
  expect(filling.answers).toEqual({ speeds: '11', 'largest-sprocket': 34, pedal: '9/16' });
  expect(filling.changes).toEqual([
    { key: 'speeds', answer: '11', before: '10', isRear: false },
    { key: 'largest-sprocket', answer: 34, before: null, isRear: false },
  ]);
});

it('fills in the rear end only where a rear part differs from the front', () => {
  expect(filledAnswers(rearHub, nothing)).toMatchObject({
    answers: { freehub: 'HG-L' },
    rear: { 'rotor-hub': 'centre-lock' },
  });
  const same = filledAnswers(rearHub, { answers: { 'rotor-hub': 'centre-lock' }, rear: {} });
  expect(same.rear).toEqual({});
  expect(same.changes.map(({ key }) => key)).toEqual(['freehub']);
  const other = filledAnswers(rearHub, { answers: { 'rotor-hub': 'six-bolt' }, rear: {} });
  expect(other).toMatchObject({
    answers: { 'rotor-hub': 'six-bolt' },
    rear: { 'rotor-hub': 'centre-lock' },
  });
});

it('keeps the rear answer when a front part differs from the answer for both ends', () => {
  const filling = filledAnswers(frontHub, { answers: { 'rotor-hub': 'six-bolt' }, rear: {} });
  expect(filling).toMatchObject({
    answers: { 'rotor-hub': 'centre-lock' },
    rear: { 'rotor-hub': 'six-bolt' },
  });
});

it('ignores what a bike cannot answer, and reports nothing if nothing changes', () => {
  expect(filledAnswers({ end: undefined, answers: { erd: 600 } }, nothing)).toEqual({
    ...nothing,
    changes: [],
  });
  expect(
    filledAnswers(derailleur, { answers: { speeds: '11', 'largest-sprocket': 34 }, rear: {} }).changes,
  ).toEqual([]);
});

it('takes filled answers back, except those that were corrected by hand', () => {
  const original = { answers: { speeds: '10' }, rear: {} };
  const filling = filledAnswers(derailleur, original);
  const corrected = { answers: { ...filling.answers, 'largest-sprocket': 36, pedal: '9/16' }, rear: {} };
  expect(withoutFilling(filling, original, corrected).answers).toEqual({
    speeds: '10',
    'largest-sprocket': 36,
    pedal: '9/16',
  });
});

it.each([rearHub, frontHub])('restores both ends', (hub) => {
  const original = { answers: { 'rotor-hub': 'six-bolt' }, rear: {} };
  const filling = filledAnswers(hub, original);
  const restored = withoutFilling(filling, original, filling);
  expect(restored.answers['rotor-hub']).toBe('six-bolt');
  expect(restored.rear['rotor-hub'] ?? null).toBeNull();
});

it('opens what another derailleur decided and the code does not state', () => {
  const original = {
    answers: { speeds: '12', 'largest-sprocket': 51, 'pull-group': 'sram-eagle' },
    rear: {},
  };
  const bare = { component: 'rear-derailleur', end: undefined, answers: { speeds: '11' } } as const;
  const filling = filledAnswers(bare, original);
  expect(filling.answers).toEqual({ speeds: '11' });
  expect(filling.changes).toContainEqual({
    ...{ key: 'largest-sprocket', answer: null, before: 51, isRear: false },
  });
  expect(withoutFilling(filling, original, filling).answers).toEqual(original.answers);
});
