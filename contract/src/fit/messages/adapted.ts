import type { BySide } from './types.ts';

/** Beginnings of sentences about a part that needs an adapter on a bike, by the key of the rule. */
export const adaptedMessages: Readonly<Record<string, BySide>> = {
  freehub: {
    needs: '{part} [goes|go] on your rear wheel',
    provides: '{part} [takes|take] your cassette (the sprockets)',
  },
  'rotor-hub': {
    needs: '{part} [goes|go] on your wheel',
    provides: '{part} [takes|take] your brake disc',
  },
  'rotor-size': {
    needs: '{part} [goes|go] into your brake',
    provides: '{part} [takes|take] your brake disc',
  },
  'caliper-mount': {
    needs: '{part} [goes|go] on your frame or fork',
    provides: '{part} [takes|take] your brake',
  },
  steerer: {
    needs: '{part} [goes|go] on the fork of your bike',
    provides: '{part} [takes|take] the stem of your bike, which holds the handlebar',
  },
  'bar-clamp': {
    needs: '{part} [goes|go] into the stem of your bike, which holds the handlebar',
    provides: '{part} [holds|hold] your handlebar',
  },
  spindle: {
    needs: '{part} [takes|take] your pedal crank',
    provides: '{part} [goes|go] into the bearings in your frame',
  },
  seatpost: {
    needs: '{part} [goes|go] into your frame',
    provides: '{part} [takes|take] your seatpost',
  },
};
