import { expect, it } from 'vitest';
import { bikeIdOf, uuidPattern, withBikeIds } from './bike-ids.ts';

it.each(['Gravel', '', 'My bike', '🚲', 'x'.repeat(60)])('derives a stable UUID from the name %j', (name) => {
  expect(bikeIdOf(name)).toMatch(new RegExp(uuidPattern, 'u'));
  expect(bikeIdOf(` ${name.toUpperCase()} `)).toBe(bikeIdOf(name));
});

it('derives the id that devices have already stored', () => {
  expect(bikeIdOf('Gravel')).toMatchInlineSnapshot(`"b2def4fa-60e2-862d-8499-66207b963eeb"`);
});

it('keeps ids, and derives the same missing ids from the same names', () => {
  const bikes = [{ name: 'Gravel' }, { id: 'x', name: 'Town' }, { name: 'Trail' }];
  const ids = [bikeIdOf('Gravel'), 'x', bikeIdOf('Trail')];
  expect(withBikeIds(bikes).map(({ id }) => id)).toEqual(ids);
});

it('keeps the stored id of a bike that an older client sends without one', () => {
  expect(withBikeIds([{ name: 'gravel' }], [{ id: 'x', name: 'Gravel' }])).toEqual([
    { id: 'x', name: 'gravel' },
  ]);
});

it('never gives two bikes one id', () => {
  const renamed = { id: bikeIdOf('Gravel'), name: 'Winter' };
  const [, gravel] = withBikeIds([renamed, { name: 'Gravel' }]);
  expect(gravel?.id).toBe(bikeIdOf('Gravel 2'));
  const stored = [{ id: 'x', name: 'Gravel' }];
  expect(withBikeIds([{ id: 'x', name: 'Winter' }, { name: 'Gravel' }], stored)[1]?.id).toBe(
    bikeIdOf('Gravel'),
  );
});
