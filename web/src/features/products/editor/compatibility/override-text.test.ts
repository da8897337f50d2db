import type { FitOverride, FitPart } from '@pedalworks/contract/fit';
import { expect, it } from 'vitest';
import { overrideText } from './override-text.ts';

const freehub = (side: 'provides' | 'needs', value: string) => [{ key: 'freehub', side, values: [value] }];
const wheel: FitPart = { id: 'wheel', name: 'Wheel', interfaces: freehub('provides', 'MS') };
const cassette: FitPart = { id: 'cassette', name: 'Cassette', interfaces: freehub('needs', 'HG-L2') };
const fits: FitOverride = { productId: 'wheel', verdict: 'fits', reason: 'Comes with both bodies.' };

const textOf = (other: FitPart) =>
  overrideText({
    override: fits,
    part: { ...cassette, fitOverrides: [fits] },
    other,
    catalogue: [cassette, other],
  });

it('an override shows the computed verdict that it replaces, with its reason', () => {
  expect(textOf(wheel)).toMatch(
    /^Computed: Does not fit\. Cassette does not slide onto Wheel\. .*\(Micro Spline instead of HG L2\)\.$/u,
  );
});

it('an override is reported as redundant if the computed verdict is the same', () => {
  expect(textOf({ ...wheel, interfaces: freehub('provides', 'HG-L2') })).toBe(
    'Computed: Fits. The computed verdict is the same, so you can remove this override.',
  );
});

it("an override is reported as ineffective if the other part's opposite override wins", () => {
  const opposite: FitOverride = { productId: 'cassette', verdict: 'does-not-fit', reason: 'Rubs.' };
  expect(textOf({ ...wheel, fitOverrides: [opposite] })).toContain(
    'Wheel is overridden with “Does not fit”, which wins.',
  );
  expect(textOf({ ...wheel, interfaces: [] })).toBe('Computed: nothing to compare.');
});
