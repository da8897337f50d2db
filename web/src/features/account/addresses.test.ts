import { expect, it } from 'vitest';
import type { SavedAccount } from '@pedalworks/contract';
import { emptyAddress } from './empty-address.ts';
import { withChangedAddress, withNewAddress, withUsedAddress } from './addresses.ts';

const address = (city: string) => ({ ...emptyAddress('Ana', 'en-US'), city });
const saved = (city: string, isDefault = false) => ({ ...address(city), isDefault });
const account = (...addresses: SavedAccount['addresses']): SavedAccount => ({
  name: 'Ana',
  phone: '',
  addresses,
  bikes: [],
});
const citiesOf = ({ addresses }: SavedAccount) =>
  addresses.map(({ city, isDefault }) => (isDefault ? `${city} (default)` : city));

it('merges two saved addresses that an edit makes equal, and keeps the default flag of either', () => {
  const both = account(saved('Porto', true), saved('Faro'));
  expect(citiesOf(withChangedAddress(both, address('Faro'), address('Porto')))).toEqual(['Porto (default)']);
  expect(citiesOf(withChangedAddress(both, address('Porto'), address('Faro')))).toEqual(['Faro (default)']);
});

it('changes one saved address and leaves the others', () => {
  const both = account(saved('Porto', true), saved('Faro'));
  expect(citiesOf(withChangedAddress(both, address('Faro'), address('Braga')))).toEqual([
    'Porto (default)',
    'Braga',
  ]);
  expect(withChangedAddress(both, address('Porto'), address('Porto'))).toEqual(both);
});

it('adds an edited address again if another tab removed it', () => {
  expect(
    citiesOf(withChangedAddress(account(saved('Porto', true)), address('Faro'), address('Braga'))),
  ).toEqual(['Porto (default)', 'Braga']);
});

it('does not save the same address twice', () => {
  const one = account(saved('Porto', true));
  expect(citiesOf(withNewAddress(one, address('Faro')))).toEqual(['Porto (default)', 'Faro']);
  expect(withNewAddress(one, address('Porto'))).toBe(one);
});

it('puts the address used in an order before the saved ones, even if there are already ten (the maximum)', () => {
  const ten = account(...Array.from({ length: 10 }, (_, nth) => saved(String(nth), nth === 9)));
  const used = citiesOf(withUsedAddress(ten, address('Faro')));
  expect([used.length, used[0], used[10]]).toEqual([11, 'Faro', '9 (default)']);
  expect(citiesOf(withUsedAddress(account(), address('Faro')))).toEqual(['Faro (default)']);
});
