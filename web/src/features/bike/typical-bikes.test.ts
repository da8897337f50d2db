import { interfaceOf, isBikeAnswer } from '@pedalworks/contract/fit';
import { expect, it } from 'vitest';
import { typicalBikes } from './typical-bikes.ts';

it.each(typicalBikes)(
  '$name states values of the table, and leaves what differs from bike to bike open',
  (bike) => {
    for (const [key, answer] of Object.entries(bike.interfaces)) {
      expect(interfaceOf(key), key).toBeDefined();
      expect(isBikeAnswer(key, answer), key).toBe(true);
    }
    for (const key of ['freehub', 'ring-mount', 'shell', 'spindle', 'seatpost', 'pull-group'])
      expect(bike.interfaces[key]).toBeUndefined();
  },
);
