import type { CatalogueProduct } from '@pedalworks/contract';
import { cartWarningSteps, type PartInterface } from '@pedalworks/contract/fit';
import { describe, expect, it } from 'vitest';
import { judgeCart } from './judge-cart.ts';
import { bikeOfLine } from '../../bike/public/line-bike.ts';

const freehub = (side: PartInterface['side'], value: string): PartInterface => ({
  key: 'freehub',
  side,
  values: [value],
});
const part = (_id: string, ...interfaces: readonly PartInterface[]) =>
  ({ _id, name: _id, kind: null, interfaces, fitOverrides: [] }) as unknown as CatalogueProduct;
const wheel = part('wheel', freehub('provides', 'HG-L2'));
const cassette = part('cassette', freehub('needs', 'MS'));
const fitting = part('fitting', freehub('needs', 'HG-L2'));
const catalogue = [wheel, cassette, fitting];
const bike = (name: string, value: string) => ({ id: name, name, interfaces: { freehub: value } });
const [gravel, trail] = [bike('Gravel', 'HG-L2'), bike('Trail', 'MS')];
const { signal } = new AbortController();

describe('judgeCart', () => {
  it('names the line, the reason and the part to swap, and ignores parts that are no longer sold', async () => {
    const lines = ['gone', 'wheel', 'cassette'].map((productId) => ({ productId, bike: null }));
    const warnings = await judgeCart({ cartWarningSteps }, { lines, catalogue, signal });
    expect(warnings).toMatchObject([{ productId: 'cassette', verdict: 'does-not-fit', swap: fitting }]);
  });

  it('judges each line against its own bike, and not against lines for another one', async () => {
    const judge = async (wheelBike: typeof gravel, cassetteBike: typeof gravel) =>
      judgeCart(
        { cartWarningSteps },
        {
          lines: [
            { productId: 'wheel', bike: wheelBike },
            { productId: 'cassette', bike: cassetteBike },
          ],
          catalogue,
          signal,
        },
      );
    expect(await judge(gravel, trail)).toEqual([]);
    expect(await judge(gravel, gravel)).toMatchObject([{ productId: 'cassette' }]);
  });

  it('lets the page work between slices, and stops when aborted', async () => {
    const stopping = new AbortController();
    const steps = function* () {
      for (;;) {
        const start = performance.now();
        while (performance.now() - start < 10) continue;
        yield;
      }
    };
    setTimeout(() => stopping.abort());
    const judging = judgeCart({ cartWarningSteps: steps }, { lines: [], catalogue, signal: stopping.signal });
    await expect(judging).rejects.toThrow('aborted');
  });
});

it('bikeOfLine prefers the choice of a line, and puts no other bike in the place of one that was removed', () => {
  const bikes = [gravel, trail];
  const choices = [
    {},
    { bikeId: 'Trail' },
    { bikeId: 'Removed' },
    { bikeId: 'Trail', notForMyBike: true as const },
  ];
  const removed = { id: 'Removed', name: '', interfaces: {} };
  expect(choices.map((line) => bikeOfLine(line, bikes, gravel))).toEqual([gravel, trail, removed, null]);
});
