import { expect, it } from 'vitest';
import { chosenLines, initialParts, partsErrors, type Contents } from './parts-fields.tsx';

const part = { productId: 'ring', partNumber: '', name: 'Ring', img: '', unitPrice: 1, quantity: 3 };
const contents: Contents = {
  order: { lines: [part, part, part] },
  lines: [
    { line: 0, quantity: 1 },
    { line: 2, quantity: 3 },
  ],
  isAllByDefault: true,
};
const replacement = { ...contents, isAllByDefault: false };

it('sends all parts by default, and those with a quantity if some are chosen', () => {
  const all = initialParts(contents);
  expect(chosenLines(all, contents)).toBeUndefined();
  expect(chosenLines({ ...all, isPart: true }, contents)).toEqual(contents.lines);
  expect(chosenLines({ isPart: true, quantities: ['', '2'] }, contents)).toEqual([{ line: 2, quantity: 2 }]);
  expect(partsErrors({ isPart: true, quantities: ['0', ''] }, contents)).toEqual({
    isPart: 'Choose at least one part',
  });
  expect(partsErrors({ isPart: true, quantities: ['2', '3'] }, contents)).toEqual({
    quantities: ['Ring must be a whole number, at most 1', undefined],
  });
  expect(partsErrors({ isPart: false, quantities: ['0', ''] }, contents)).toEqual({});
});

it('proposes no parts of a replacement unless only one piece was sent', () => {
  expect(initialParts(replacement)).toEqual({ isPart: true, quantities: ['0', '0'] });
  const single = { ...replacement, lines: [{ line: 0, quantity: 1 }] };
  expect(initialParts(single)).toEqual({ isPart: true, quantities: ['1'] });
});
