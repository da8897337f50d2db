import { interfaceOf, interfaces, rules, type Interface } from '@pedalworks/contract/fit';
import { describe, expect, it } from 'vitest';
import { seededParts } from '../products/catalogue/test-support/seeded-parts.ts';
import { fitsIf, formulaTexts } from './fits-if.ts';
import { partsOfStandard } from './parts-of-standard.ts';
import { matricesOf } from './value-pairs.ts';

function standard(key: string): Interface {
  const found = interfaceOf(key);
  if (found === undefined) throw new Error(`There is no interface ${key}.`);
  return found;
}

describe('the page of a standard', () => {
  it('says in words when two parts fit, for each rule', () => {
    const formulas = rules.filter(({ op }) => op === 'formula').map(({ key }) => key);
    expect(formulas.filter((key) => formulaTexts[key] === undefined)).toEqual([]);
    expect(fitsIf(standard('pedal'))).toBe('both have the same value.');
    expect(fitsIf(standard('spoke-gauge'))).toContain('is at most that of');
    expect(fitsIf(standard('bottle'))).toBe('the numbers differ by at most 1 mm.');
    expect(interfaces.filter((each) => /undefined/u.test(fitsIf(each)))).toEqual([]);
  });

  it('has a matrix only for values that take others', () => {
    const [freehub] = matricesOf(standard('freehub'));
    const verdict = (one: string, other: string) => {
      const [row, column] = [one, other].map((name) =>
        (freehub?.labels ?? []).findIndex((label) => label === name),
      );
      return freehub?.rows[row ?? -1]?.[column ?? -1];
    };
    expect(verdict('HG, long', 'HG L2, 12-speed road')).toBe('fits');
    expect([verdict('XDR', 'XDR'), verdict('XDR', 'XD'), verdict('XD', 'XDR')]).toEqual([
      'fits',
      'with-adapter',
      'does-not-fit',
    ]);
    expect(matricesOf(standard('pedal'))).toEqual([]);
    expect(matricesOf(standard('speeds')).map(({ title }) => title)).toContainEqual(
      expect.stringContaining('chain × cassette'),
    );
  });

  it('names adapters, and those that the shop sells', () => {
    const { adapters } = partsOfStandard('rotor-hub', seededParts);
    expect(adapters).toHaveLength(1);
    expect(adapters[0]).toMatchObject({
      provides: 'Centre-lock',
      needs: 'Six-bolt',
      ours: [{ name: 'Quay Centre-Lock Adaptor' }],
    });
    expect(partsOfStandard('pedal', seededParts).adapters).toEqual([]);
  });
});
