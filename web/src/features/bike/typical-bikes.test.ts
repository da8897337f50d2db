import { interfaceOf, isBikeAnswer } from '@pedalworks/contract/fit';
import { expect, it } from 'vitest';
import { typicalBikeNames } from './typical-bike-names.ts';
import { typicalBikes } from './typical-bikes.ts';

/** Interfaces that differ between bikes of every kind. */
const open = [
  ...['freehub', 'speeds', 'pull-group', 'largest-sprocket', 'ring-mount', 'shell', 'spindle', 'seatpost'],
  ...['rotor-size', 'rotor-hub', 'rim-width', 'rim-wall', 'clearance', 'fluid', 'pad', 'axle-thread'],
];

it('have the names that the home page shows', () => {
  expect(typicalBikes.map(({ name }) => name)).toEqual(typicalBikeNames);
});

it.each(typicalBikes)(
  '$name states values of the table, and leaves what differs from bike to bike open',
  ({ interfaces }) => {
    for (const [key, answer] of Object.entries(interfaces)) {
      expect(interfaceOf(key), key).toBeDefined();
      expect(isBikeAnswer(key, answer), key).toBe(true);
    }
    expect(open.filter((key) => key in interfaces)).toEqual([]);
  },
);

it.each([
  ['Road, rim brakes', 'rim', '10x130'],
  ['Road, disc brakes', 'disc', '12x142'],
  ['Gravel', 'disc', '12x142'],
  ['Trail', 'disc', '12x148'],
  ['City', undefined, undefined],
  ['Touring, rim brakes', 'rim', '10x135'],
])('%s brakes on %s, and has a rear axle of %s', (name, surface, axle) => {
  const { interfaces } = typicalBikes.find((bike) => bike.name === name) ?? {};
  expect(interfaces?.['brake-surface']).toBe(surface);
  expect(interfaces?.['axle-rear']).toBe(axle);
});
