import type { FitPart, PartInterface } from '@pedalworks/contract/fit';
import { expect, it } from 'vitest';
import { answersFromParts, ownAnswer } from './answers-from-parts.ts';

const part = (name: string, ...interfaces: readonly PartInterface[]): FitPart => ({
  id: name,
  name,
  interfaces,
});

const cassette = part(
  'Cassette 10–51',
  { key: 'freehub', side: 'needs', values: ['MS'] },
  { key: 'speeds', side: 'needs', values: ['12'], place: 'cassette' },
);
const seatpost = part('Seatpost', { key: 'seatpost', side: 'needs', min: 27.2, max: 27.2 });

it('fills in revealed answers, with the names of the parts', () => {
  expect(answersFromParts([cassette, seatpost], {})).toEqual({
    filled: [
      { key: 'freehub', answer: 'MS', from: ['Cassette 10–51'] },
      { key: 'speeds', answer: '12', from: ['Cassette 10–51'] },
      { key: 'seatpost', answer: 27.2, from: ['Seatpost'] },
    ],
    conflicts: [],
  });
});

it('leaves an answer open if a part allows several, until another part decides it', () => {
  const hub = part('Hub', { key: 'freehub', side: 'provides', values: ['HG-L2', 'MS'] });
  expect(answersFromParts([hub], {}).filled).toEqual([]);
  expect(answersFromParts([hub, cassette], {}).filled[0]).toEqual({
    key: 'freehub',
    answer: 'MS',
    from: ['Cassette 10–51'],
  });
});

it('concludes no maximum from a part that stays below it', () => {
  const large = part('Cassette 11–34', { key: 'largest-sprocket', side: 'needs', min: 34, max: 34 });
  expect(answersFromParts([large], {}).filled).toEqual([]);
  const derailleur = part('Derailleur', { key: 'largest-sprocket', side: 'provides', min: 28, max: 36 });
  expect(answersFromParts([large, derailleur], {}).filled).toEqual([
    { key: 'largest-sprocket', answer: 36, from: ['Derailleur'] },
  ]);
});

it('reports parts that contradict each other', () => {
  const other = part('Cassette 11–34', { key: 'freehub', side: 'needs', values: ['HG-L2'] });
  expect(answersFromParts([cassette, other], {}).conflicts).toEqual([
    {
      key: 'freehub',
      options: [
        { answer: 'MS', from: ['Cassette 10–51'] },
        { answer: 'HG-L2', from: ['Cassette 11–34'] },
      ],
    },
  ]);
});

it("reports a conflict with the customer's answer instead of replacing it", () => {
  const { filled, conflicts } = answersFromParts([cassette], { freehub: 'HG-L2', speeds: '12' });
  expect(filled).toEqual([]);
  expect(conflicts).toEqual([
    {
      key: 'freehub',
      options: [
        { answer: 'HG-L2', from: [ownAnswer] },
        { answer: 'MS', from: ['Cassette 10–51'] },
      ],
    },
  ]);
});

it('ignores adapters and unknown values', () => {
  const adapter = part(
    'Centre-lock adaptor',
    { key: 'rotor-hub', side: 'needs', values: ['centre-lock'] },
    { key: 'rotor-hub', side: 'provides', values: ['six-bolt'] },
  );
  const wheel = part('Wheel', { key: 'axle-rear', side: 'needs' });
  expect(answersFromParts([adapter, wheel], {})).toEqual({ filled: [], conflicts: [] });
});
