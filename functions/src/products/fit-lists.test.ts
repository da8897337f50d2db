import { categories, computeFitsWith, type PartInterface } from '@pedalworks/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProductRecord } from '../model/products.ts';
import { fitLists } from './fit-lists.ts';

type Fitted = Pick<ProductRecord, 'id' | 'name' | 'category' | 'interfaces' | 'fitOverrides'>;
const record = (part: Fitted) => part as ProductRecord;

const freehub = (side: PartInterface['side'], value: string): PartInterface => ({
  key: 'freehub',
  side,
  values: [value],
});
const exactly = (key: string, side: PartInterface['side'], value: number): PartInterface => ({
  ...{ key, side, min: value, max: value },
});
const rim = (erd: number) => [
  exactly('erd', 'provides', erd),
  exactly('spoke-count', 'provides', 32),
  { key: 'spoke-length', side: 'needs' as const },
];
const hub = (flange: number) => [
  exactly('flange-diameter', 'provides', flange),
  exactly('flange-distance', 'provides', 60),
  exactly('spoke-count', 'needs', 32),
  { key: 'spoke-length', side: 'needs' as const },
];

const interfaces = fc.oneof(
  fc.constantFrom('HG-L2', 'MS').map((value) => [freehub('provides', value)]),
  fc.constantFrom('HG-L2', 'MS').map((value) => [freehub('needs', value)]),
  fc.constantFrom(288, 292).map((length) => [exactly('spoke-length', 'provides', length)]),
  fc.constantFrom(596, 604).map(rim),
  fc.constantFrom(45, 58).map(hub),
  fc.constant([]),
);
const part = fc.record({
  category: fc.constantFrom('wheels', 'drivetrain', null),
  interfaces,
  isConfirmed: fc.boolean(),
});
const places = 24;
const edits = fc.array(fc.tuple(fc.nat(places - 1), fc.option(part)), { maxLength: 6 });

it('lists after any edits equal lists that are computed from the catalogue', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: places, maxLength: places }), edits, (parts, changes) => {
      const id = (place: number) => `part-${String(place).padStart(2, '0')}`;
      const toRecord = ({ isConfirmed, ...fields }: (typeof parts)[number], place: number) => {
        const override = { productId: id((place + 1) % places), verdict: 'fits' as const, reason: 'Tried.' };
        return record({ id: id(place), name: '', ...fields, fitOverrides: isConfirmed ? [override] : [] });
      };
      const next = fitLists();
      let catalogue = parts.map(toRecord);
      const expectLists = () => {
        const listOf = next(catalogue);
        for (const each of catalogue)
          expect(listOf(each)).toEqual(computeFitsWith(each, catalogue, categories));
      };
      expectLists();
      for (const [place, changed] of changes) {
        const others = catalogue.filter((each) => each.id !== id(place));
        const added = changed === null ? [] : [toRecord(changed, place)];
        catalogue = [...others, ...added].toSorted((one, other) => (one.id < other.id ? -1 : 1));
        expectLists();
      }
    }),
    { numRuns: 60 },
  );
});

it('an edit compares the changed part with each part, and no other two parts', () => {
  let read = new Set<string>();
  const cassette = (id: string, value: string): ProductRecord =>
    record({
      ...{ id, name: id, category: 'wheels', fitOverrides: [] },
      get interfaces() {
        read.add(id);
        return [freehub('needs', value)];
      },
    });
  const wheel = record({ ...cassette('wheel', ''), interfaces: [freehub('provides', 'MS')] });
  const others = ['a', 'b', 'c'].map((id) => cassette(id, 'MS'));
  const next = fitLists();
  expect(next([wheel, ...others, cassette('edited', 'HG-L2')])(wheel)).toEqual(['a', 'b', 'c']);
  const listOf = next([wheel, ...others, cassette('edited', 'MS')]);
  read = new Set();
  expect(listOf(wheel)).toEqual(['a', 'b', 'c', 'edited']);
  expect([...read]).toEqual(['edited']);
});
