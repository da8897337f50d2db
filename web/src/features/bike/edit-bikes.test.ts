import { expect, it } from 'vitest';
import { withAnswers } from './edit-bikes.ts';

const shown = {
  id: '5f0c9a52-6f0e-4b0e-9d3a-0b8f6a1c2d3e',
  name: 'Gravel',
  interfaces: { 'rotor-size': '160' },
};
const change = (rear: Readonly<Record<string, string | null>>, before: typeof rear = {}) =>
  withAnswers(
    [{ ...shown, rear: before }],
    { ...shown, rear: before },
    { answers: shown.interfaces, rear },
  )[0];

it('keeps "not sure" about the rear end, because the answer for the front is wrong there', () => {
  expect(change({ 'rotor-size': null })?.rear).toEqual({ 'rotor-size': null });
  expect(change({ 'rotor-size': '140' }, { 'rotor-size': null })?.rear).toEqual({ 'rotor-size': '140' });
});

it('removes an answer for the rear end that is the same as for the front', () => {
  expect(change({}, { 'rotor-size': '140', clearance: '40' })?.rear).toEqual({});
});

it('keeps answers for the rear end that another tab gave meanwhile', () => {
  const stored = { ...shown, rear: { 'bead-seat': '584' } };
  const answers = { answers: { ...shown.interfaces, speeds: null }, rear: { 'rotor-size': '140' } };
  expect(withAnswers([stored], shown, answers)).toEqual([
    { ...shown, rear: { 'bead-seat': '584', 'rotor-size': '140' } },
  ]);
});
