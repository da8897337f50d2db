import * as engine from '@pedalworks/contract/fit';
import type { FitPart, PartInterface } from '@pedalworks/contract/fit';
import { expect, it } from 'vitest';
import { countFits } from './fit-counts.ts';

const part = (id: string, ...interfaces: readonly PartInterface[]): FitPart => ({ id, name: id, interfaces });
const rotor = (size: string) =>
  part(
    `rotor ${size}`,
    { key: 'rotor-hub', side: 'needs', values: ['six-bolt'] },
    { key: 'rotor-size', side: 'needs', values: [size] },
  );
const handlebar = part('handlebar', { key: 'bar-clamp', side: 'needs', values: ['31.8'] });
/** Part that stays unknown whatever the bike's answer is. */
const stem = part('stem', { key: 'bar-clamp', side: 'provides' });
const parts = [rotor('160'), rotor('140'), handlebar, stem];
const count = (interfaces: Readonly<Record<string, string>>, catalogue = parts) =>
  countFits({ engine, parts: catalogue, bike: { interfaces } }, new AbortController().signal);

it('names the open question that settles the most parts', async () => {
  expect(await count({ 'rotor-hub': 'six-bolt' })).toMatchObject({
    counts: { fits: 0, unknown: 4 },
    next: { key: 'rotor-size', count: 2 },
  });
  expect(await count({ 'rotor-hub': 'six-bolt', 'rotor-size': '160' })).toMatchObject({
    counts: { fits: 1, 'does-not-fit': 1, unknown: 2 },
    next: { key: 'bar-clamp', count: 1 },
  });
});

it('names no question if none settles a part alone, or if the part states too little', async () => {
  expect((await count({}, [rotor('160')])).next).toBeNull();
  expect(
    (await count({ 'rotor-size': '160', 'rotor-hub': 'six-bolt', 'bar-clamp': '31.8' })).next,
  ).toBeNull();
});
